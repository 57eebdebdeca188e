import type { ScreeningCampaign } from '@cadran/contract';
import { formatNumber, formatLongDate } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useLanguage } from '../../../../language/language-context.tsx';
import { useMessages } from '../../../../language/use-messages.ts';
import { CopyField } from '../../../shared/clipboard/copy-field.tsx';
import { StateBadge } from '../../../shared/ui/state-badge.tsx';
import './campaign-head.css';

/** What a recruiter looks for first: is it open, where is the link, how many answered. */
export const CampaignHead = ({ campaign }: { readonly campaign: ScreeningCampaign }) => {
  const words = useMessages(backoffice.screening);
  const t = words.detail;
  const { language } = useLanguage();
  const { opened, completed } = campaign.candidates;
  const count = (value: number): string => formatNumber(value, language);
  return (
    <section className="campaign-head" aria-label={t.overview}>
      <dl className="campaign-numbers">
        <div>
          <dt>{t.all}</dt>
          <dd>{count(opened + completed)}</dd>
        </div>
        <div>
          <dt>{t.inProgress}</dt>
          <dd>{count(opened)}</dd>
        </div>
        <div>
          <dt>{t.finished}</dt>
          <dd>{count(completed)}</dd>
        </div>
      </dl>
      <dl className="campaign-facts">
        <div>
          <dt>{words.status}</dt>
          <dd>
            <StateBadge on={campaign.status === 'open'}>
              {words.statuses[campaign.status]}
            </StateBadge>
          </dd>
        </div>
        <div>
          <dt>{t.owner}</dt>
          <dd>{campaign.ownerName}</dd>
        </div>
        <div>
          <dt>{words.createdAt}</dt>
          <dd>{formatLongDate(campaign.createdAt, language)}</dd>
        </div>
      </dl>
      <CopyField label={words.link.label} value={campaign.link} />
    </section>
  );
};
