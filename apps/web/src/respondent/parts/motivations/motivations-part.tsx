import type { PublicScreeningCampaign } from '@cadran/contract';
import { MOTIVATIONS, type Motivation } from '@cadran/contract/codes';
import { ranking } from '@cadran/i18n/ranking';
import { respondent } from '@cadran/i18n/respondent';
import { MOTIVATION_TEXTS } from '@cadran/instruments/motivation-texts';
import { MOTIVATIONS_PART } from '@cadran/instruments/parts/motivations';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { Ranking } from '../../../ranking/ranking.tsx';
import { drawn, type PageProps } from '../../engine/drawn-part.ts';
import { FieldError, useField } from '../../fields/field-context.tsx';
import { Heading } from '../../heading.tsx';

type Props = PageProps<PublicScreeningCampaign, { readonly list?: readonly Motivation[] }>;

const NONE: readonly Motivation[] = [];

const Page = ({ answers, set }: Props) => {
  const t = useMessages(respondent.instruments).motivations;
  const labels = useMessages(ranking);
  const { language } = useLanguage();
  const field = useField('list', t.title, 'ranking');
  const items = MOTIVATIONS.map((code) => ({
    code,
    name: MOTIVATION_TEXTS[code].name[language],
    description: MOTIVATION_TEXTS[code].description[language],
  }));
  return (
    <>
      <Heading>{t.heading}</Heading>
      <p>{t.explanation}</p>
      <div id={field.id} tabIndex={-1}>
        <FieldError id={field.errorId}>{field.message}</FieldError>
        <Ranking
          items={items}
          value={answers.list ?? NONE}
          onChange={(list) => set('list', list)}
          labels={labels}
          describedBy={field.errorId}
        />
      </div>
    </>
  );
};

const Title = () => useMessages(respondent.instruments).motivations.title;

export const part = drawn(MOTIVATIONS_PART, { Title, Page });
