import { formatCount } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { type CampaignListItem, peopleOf } from '../campaign-types.ts';
import styles from './people-counts.module.css';

/** Spec, section 4. */
export const PeopleCounts = ({ campaign }: { readonly campaign: CampaignListItem }) => {
  const t = useMessages(backoffice.campaigns);
  const { language } = useLanguage();
  const { opened, completed } = peopleOf(campaign);
  // Live counts of an audit are rounded down to multiples of five.
  const shown = (count: number): string => formatCount(count, language, 'respondents' in campaign);
  if (opened + completed === 0) return <span className={styles.campaignNone}>{t.nobody}</span>;
  return (
    <span className={styles.campaignCounts}>
      <span>{t.openedCount(opened, shown(opened))}</span>
      <span>{t.completedCount(completed, shown(completed))}</span>
    </span>
  );
};
