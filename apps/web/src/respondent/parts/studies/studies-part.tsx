import type { PublicScreeningCampaign, StudiesDraft } from '@cadran/contract';
import { DEGREES } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { STUDIES } from '@cadran/instruments/parts/studies';
import { DEGREE_ECTS, DEGREE_NAMES } from '@cadran/instruments/reference/degrees';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { drawn, type PageProps } from '../../engine/drawn-part.ts';
import { ChoiceList } from '../../fields/choice-list.tsx';
import { Heading } from '../../heading.tsx';

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

export const part = drawn(STUDIES, { Title, Page });
