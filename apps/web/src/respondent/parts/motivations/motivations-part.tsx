import type { PublicScreeningCampaign } from '@cadran/contract';
import { MOTIVATIONS, type Motivation } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { MOTIVATION_TEXTS } from '@cadran/instruments/motivation-texts';
import { MOTIVATIONS_PART } from '@cadran/instruments/parts/instruments/motivations';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { definePart, type PageProps } from '../../engine/define-part.ts';
import { RankingField } from '../../fields/ranking-field.tsx';
import { Heading } from '../../layout/heading.tsx';

type Props = PageProps<PublicScreeningCampaign, { readonly list?: readonly Motivation[] }>;

const NONE: readonly Motivation[] = [];

const Page = ({ answers, set }: Props) => {
  const t = useMessages(respondent.instruments).motivations;
  const { language } = useLanguage();
  const items = MOTIVATIONS.map((code) => ({
    code,
    name: MOTIVATION_TEXTS[code].name[language],
    description: MOTIVATION_TEXTS[code].description[language],
  }));
  return (
    <>
      <Heading>{t.heading}</Heading>
      <p>{t.explanation}</p>
      <RankingField
        item="list"
        label={t.title}
        items={items}
        value={answers.list ?? NONE}
        onChange={(list) => set('list', list)}
      />
    </>
  );
};

const Title = () => useMessages(respondent.instruments).motivations.title;

export const part = definePart(MOTIVATIONS_PART, { Title, Page });
