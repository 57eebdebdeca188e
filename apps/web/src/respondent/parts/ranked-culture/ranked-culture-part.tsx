import type { PublicProfilingCampaign } from '@cadran/contract';
import type { CultureType, Moment } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { rankedCulture } from '@cadran/instruments/parts/instruments/ranked-culture';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { profilingPrompt } from '@cadran/instruments/culture/profiling-prompt';
import { shuffledProposals } from '@cadran/instruments/culture/shuffled-proposals';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { definePart, type PageProps } from '../../engine/define-part.ts';
import { RankingField } from '../../fields/ranking-field.tsx';
import styles from './ranked-culture-part.module.css';
import { Heading } from '../../layout/heading.tsx';

type Answers = Readonly<Record<string, readonly CultureType[] | null>>;

const NONE: readonly CultureType[] = [];

/** The same situations twice; each page says which of the two times is meant, in a word and in its colour. */
const drawMoment = (moment: Moment) => {
  const Page = (props: PageProps<PublicProfilingCampaign, Answers>) => {
    const { campaign, page, answers, set, questionnaireId } = props;
    const t = useMessages(respondent.cultureAudit).culture;
    const { language } = useLanguage();
    const situation = PROFILING_CULTURE[page];
    if (!situation) return null;
    const { id, proposals } = situation;
    const prompt = profilingPrompt(situation, moment, campaign.subject, language);
    const items = shuffledProposals(id, questionnaireId).map((type) => ({
      code: type,
      name: proposals[type][language],
    }));
    return (
      <>
        <p className={`${styles.moment} ${styles[moment]}`} data-testid="moment">
          {t[moment].title}
        </p>
        <Heading>{prompt}</Heading>
        <p>{t[moment].explanation}</p>
        <RankingField
          item={id}
          label={prompt}
          items={items}
          value={answers[id] ?? NONE}
          onChange={(ranking) => set(id, ranking)}
          first={t[moment].first}
          brief={page > 0 || moment === 'desired'}
        />
      </>
    );
  };
  const Title = () => useMessages(respondent.cultureAudit).culture[moment].title;
  return definePart(rankedCulture(moment), { Title, Page });
};

export const perceived = drawMoment('perceived');
export const desired = drawMoment('desired');
