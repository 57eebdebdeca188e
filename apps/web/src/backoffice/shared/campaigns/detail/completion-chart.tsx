import { Sparkline } from '@cadran/charts';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { type CampaignListItem, peopleOf } from '../campaign-types.ts';
import { completionsByDay } from './completions-by-day.ts';
import { useProgress } from './get-progress.ts';
import styles from './completion-chart.module.css';

interface Props {
  readonly campaign: CampaignListItem;
  readonly told?: boolean;
}

/** Completions of the last thirty days; nothing before the first. */
export const CompletionChart = ({ campaign, told = false }: Props) => {
  const t = useMessages(backoffice.campaigns).progress;
  const { language } = useLanguage();
  const progress = useProgress(campaign.id);
  const { completed } = peopleOf(campaign);
  if (completed === 0) return null;
  if (!progress) return <span className={styles.completionLine} data-told={told || undefined} />;
  const total = (field: 'started' | 'completed') => {
    const number = progress.days.reduce((sum, day) => sum + day[field], 0);
    return [number, formatNumber(number, language)] as const;
  };
  const sentence = t.sentence(...total('started'), ...total('completed'));
  return (
    <span className={styles.completionLine} data-told={told || undefined}>
      <Sparkline
        values={completionsByDay(progress.days, completed)}
        title={t.title(campaign.name)}
        description={sentence}
        width={told ? 200 : 120}
        format={{ integer: (value) => formatNumber(value, language) }}
      />
      {told && <span>{sentence}</span>}
    </span>
  );
};
