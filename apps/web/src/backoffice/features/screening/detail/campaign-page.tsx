import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useLanguage } from '../../../../language/language-context.tsx';
import { useMessages } from '../../../../language/use-messages.ts';
import { LIVE_MS } from '../../../shared/api/live.ts';
import { CampaignHead } from '../../../shared/campaigns/campaign-head.tsx';
import { CampaignPage } from '../../../shared/campaigns/campaign-page.tsx';
import { CompletionLine } from '../../../shared/campaigns/completion-line.tsx';
import { campaignQuery } from '../../../shared/campaigns/get-campaign.ts';
import { useApi } from '../../../shared/services.tsx';
import { Candidates } from './candidates.tsx';

/** A recruitment campaign and its candidates. */
export const ScreeningCampaignPage = () => {
  const t = useMessages(backoffice.screening).detail;
  const { language } = useLanguage();
  const api = useApi();
  const { campaignId = '' } = useParams({ strict: false });
  const { data: campaign } = useSuspenseQuery({
    ...campaignQuery(api, 'screening', campaignId),
    refetchInterval: LIVE_MS,
  });
  const { opened, completed } = campaign.candidates;
  const numbers = [
    { label: t.all, value: formatNumber(opened + completed, language) },
    { label: t.inProgress, value: formatNumber(opened, language) },
    { label: t.finished, value: formatNumber(completed, language) },
  ];
  return (
    <CampaignPage module="screening" campaign={campaign}>
      {(showLink) => (
        <>
          <CampaignHead
            campaign={campaign}
            numbers={numbers}
            course={<CompletionLine campaign={campaign} told />}
          />
          <Candidates campaign={campaign} onLink={showLink} />
        </>
      )}
    </CampaignPage>
  );
};
