import { formatLongDate } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { CopyField } from '../clipboard/copy-field.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import type { CampaignLine } from './campaign-types.ts';
import './campaign-head.css';

interface Props {
  readonly campaign: CampaignLine;
  /** How many answered, in the module's own words; already formatted. */
  readonly numbers: readonly { readonly label: string; readonly value: string }[];
  /** How it went over time, where that is known. */
  readonly course?: ReactNode;
}

/** What one looks for first: how many answered, is it open, where is the link. */
export const CampaignHead = ({ campaign, numbers, course }: Props) => {
  const t = useMessages(backoffice.campaigns);
  const { language } = useLanguage();
  return (
    <section
      className="campaign-head"
      data-many={numbers.length > 3 || undefined}
      aria-label={t.overview}
    >
      <dl className="campaign-numbers">
        {numbers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="campaign-facts">
        <div>
          <dt>{t.status}</dt>
          <dd>
            <StateBadge on={campaign.status === 'open'}>{t.statuses[campaign.status]}</StateBadge>
          </dd>
        </div>
        <div>
          <dt>{t.owner}</dt>
          <dd>{campaign.ownerName}</dd>
        </div>
        <div>
          <dt>{t.createdAt}</dt>
          <dd>{formatLongDate(campaign.createdAt, language)}</dd>
        </div>
      </dl>
      {course}
      <CopyField label={t.link.label} value={campaign.link} />
    </section>
  );
};
