import { backoffice } from '@cadran/i18n/backoffice';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDates } from '../../dates/use-dates.ts';
import { CopyField } from '../../clipboard/copy-field.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { CampaignListItem } from '../campaign-types.ts';
import styles from './campaign-header.module.css';

interface Props {
  readonly campaign: CampaignListItem;
  readonly numbers: readonly { readonly label: string; readonly value: string }[];
  readonly course?: ReactNode;
}

export const CampaignHeader = ({ campaign, numbers, course }: Props) => {
  const t = useMessages(backoffice.campaigns);
  const dates = useDates();
  return (
    <section
      className={styles.campaignHead}
      data-many={numbers.length > 3 || undefined}
      aria-label={t.overview}
    >
      <dl className={styles.campaignNumbers}>
        {numbers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.campaignFacts}>
        <div>
          <dt>{t.status}</dt>
          <dd>
            <StatusBadge on={campaign.status === 'open'}>{t.statuses[campaign.status]}</StatusBadge>
          </dd>
        </div>
        <div>
          <dt>{t.owner}</dt>
          <dd>{campaign.ownerName}</dd>
        </div>
        <div>
          <dt>{t.createdAt}</dt>
          <dd>{dates.longDate(campaign.createdAt)}</dd>
        </div>
      </dl>
      {course}
      <CopyField label={t.link.label} value={campaign.link} />
    </section>
  );
};
