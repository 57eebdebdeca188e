import type { JobDraft, PublicScreeningCampaign } from '@cadran/contract';
import { CONTRACT_TYPES, DELAYS, QUESTIONNAIRE_LIMITS } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { JOB } from '@cadran/instruments/parts/facts/job';
import { SECTORS } from '@cadran/instruments/reference/sectors';
import { CONTRACT_TYPE_NAMES, DELAY_NAMES } from '@cadran/instruments/reference/work-conditions';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { definePart, type PageProps } from '../../engine/define-part.ts';
import { CheckList } from '../../fields/choice/check-list.tsx';
import { ChoiceList } from '../../fields/choice/choice-list.tsx';
import { codeChoices } from '../../fields/choice/code-choices.ts';
import { ProfessionPicker } from '../../fields/picker/profession-picker.tsx';
import { ReferencePicker } from '../../fields/picker/reference-picker.tsx';
import { Heading } from '../../layout/heading.tsx';

const Page = ({ answers, set }: PageProps<PublicScreeningCampaign, JobDraft>) => {
  const t = useMessages(respondent.facts).job;
  const { language } = useLanguage();
  return (
    <>
      <Heading>{t.heading}</Heading>
      <ProfessionPicker
        item="professions"
        label={t.professions}
        hint={t.professionsHint}
        max={QUESTIONNAIRE_LIMITS.professions}
        value={answers.professions ?? []}
        onChange={(codes) => set('professions', codes)}
      />
      <ReferencePicker
        item="sectors"
        label={t.sectors}
        hint={t.sectorsHint}
        list={SECTORS}
        max={QUESTIONNAIRE_LIMITS.sectors}
        value={answers.sectors ?? []}
        onChange={(codes) => set('sectors', codes)}
      />
      <CheckList
        item="contractTypes"
        label={t.contractTypes}
        choices={codeChoices(CONTRACT_TYPES, CONTRACT_TYPE_NAMES, language)}
        value={answers.contractTypes ?? []}
        onChange={(types) => set('contractTypes', types)}
      />
      <ChoiceList
        item="startDelay"
        label={t.startDelay}
        inline
        choices={codeChoices(DELAYS, DELAY_NAMES, language)}
        value={answers.startDelay ?? null}
        onChange={(delay) => set('startDelay', delay)}
      />
    </>
  );
};

const Title = () => useMessages(respondent.facts).job.title;

export const part = definePart(JOB, { Title, Page });
