import type { ScreeningCampaignSummary } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useLanguage } from '../../../../language/language-context.tsx';
import { useMessages } from '../../../../language/use-messages.ts';

/** In progress and finished: the two a candidate can be (spec, section 4). */
export const CandidateCounts = ({
  candidates: { opened, completed },
}: Pick<ScreeningCampaignSummary, 'candidates'>) => {
  const t = useMessages(backoffice.screening);
  const { language } = useLanguage();
  if (opened + completed === 0) return <span className="campaign-none">{t.noCandidate}</span>;
  return (
    <span className="campaign-counts">
      <span>{t.openedCount(opened, formatNumber(opened, language))}</span>
      <span>{t.completedCount(completed, formatNumber(completed, language))}</span>
    </span>
  );
};
