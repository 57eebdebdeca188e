import type { ExperiencesDraft, PublicScreeningCampaign } from '@cadran/contract';
import { QUESTIONNAIRE_LIMITS } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { EXPERIENCES } from '@cadran/instruments/parts/facts/experiences';
import { SECTORS } from '@cadran/instruments/reference/sectors';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { definePart, type PageProps } from '../../engine/define-part.ts';
import { ProfessionPicker } from '../../fields/picker/profession-picker.tsx';
import { ReferencePicker } from '../../fields/picker/reference-picker.tsx';
import { Heading } from '../../layout/heading.tsx';

const Page = ({ answers, set }: PageProps<PublicScreeningCampaign, ExperiencesDraft>) => {
  const { experiences: t, job } = useMessages(respondent.facts);
  return (
    <>
      <Heading>{t.heading}</Heading>
      <p>{t.explanation}</p>
      <ProfessionPicker
        item="positions"
        label={t.positions}
        hint={job.professionsHint}
        optional
        max={QUESTIONNAIRE_LIMITS.positions}
        value={answers.positions ?? []}
        onChange={(codes) => set('positions', codes)}
      />
      <ReferencePicker
        item="sectors"
        label={t.sectors}
        hint={job.sectorsHint}
        optional
        list={SECTORS}
        max={QUESTIONNAIRE_LIMITS.sectors}
        value={answers.sectors ?? []}
        onChange={(codes) => set('sectors', codes)}
      />
    </>
  );
};

const Title = () => useMessages(respondent.facts).experiences.title;

export const part = definePart(EXPERIENCES, { Title, Page });
