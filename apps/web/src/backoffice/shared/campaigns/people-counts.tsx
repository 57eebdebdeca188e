import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { type CampaignLine, peopleOf } from './campaign-types.ts';
import './people-counts.css';

/** In progress and finished: the two a questionnaire can be (spec, section 4). */
export const PeopleCounts = ({ campaign }: { readonly campaign: CampaignLine }) => {
  const t = useMessages(backoffice.campaigns);
  const { language } = useLanguage();
  const { opened, completed } = peopleOf(campaign);
  if (opened + completed === 0) return <span className="campaign-none">{t.nobody}</span>;
  return (
    <span className="campaign-counts">
      <span>{t.openedCount(opened, formatNumber(opened, language))}</span>
      <span>{t.completedCount(completed, formatNumber(completed, language))}</span>
    </span>
  );
};
