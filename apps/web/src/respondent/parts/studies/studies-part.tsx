import type { PublicScreeningCampaign, StudiesDraft } from '@cadran/contract';
import { DEGREES } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { STUDIES } from '@cadran/instruments/parts/facts/studies';
import { DEGREE_ECTS, DEGREE_NAMES } from '@cadran/instruments/reference/degrees';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { definePart, type PageProps } from '../../engine/define-part.ts';
import { ChoiceList } from '../../fields/choice/choice-list.tsx';
import { Heading } from '../../layout/heading.tsx';

const Page = ({ answers, set }: PageProps<PublicScreeningCampaign, StudiesDraft>) => {
  const t = useMessages(respondent.facts).studies;
  const { language } = useLanguage();
  const degrees = DEGREES.map((degree) => ({
    value: degree,
    label: DEGREE_NAMES[degree][language],
    ...(DEGREE_ECTS[degree] > 0 && { note: t.ects(DEGREE_ECTS[degree]) }),
  }));
  return (
    <>
      <Heading>{t.heading}</Heading>
      <ChoiceList
        item="degree"
        label={t.heading}
        quiet
        choices={[{ value: 'none', label: t.none }, ...degrees]}
        value={answers.degree ?? null}
        onChange={(degree) => set('degree', degree)}
      />
    </>
  );
};

const Title = () => useMessages(respondent.facts).studies.title;

export const part = definePart(STUDIES, { Title, Page });
