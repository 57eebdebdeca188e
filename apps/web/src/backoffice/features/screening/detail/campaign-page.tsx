import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { POLL_INTERVAL_MS } from '../../../shared/api/create-query-client.ts';
import { CampaignHeader } from '../../../shared/campaigns/detail/campaign-header.tsx';
import { CampaignPage } from '../../../shared/campaigns/detail/campaign-page.tsx';
import { CompletionChart } from '../../../shared/campaigns/detail/completion-chart.tsx';
import { campaignQuery } from '../../../shared/campaigns/get-campaign.ts';
import { candidateList } from '../../../shared/candidate/list/candidate-list.ts';
import { candidatesQuery } from '../../../shared/candidate/list/get-candidates.ts';
import { useListParams } from '../../../shared/list/params/use-list-params.ts';
import { useApi } from '../../../shared/services.tsx';
import { ToldSummary } from './decision-mails/told-summary.tsx';
import { Candidates } from './candidates.tsx';

export const ScreeningCampaignPage = () => {
  const t = useMessages(backoffice.screening).detail;
  const { language } = useLanguage();
  const api = useApi();
  const { campaignId = '' } = useParams({ strict: false });
  const { data: campaign } = useSuspenseQuery({
    ...campaignQuery(api, 'screening', campaignId),
    refetchInterval: POLL_INTERVAL_MS,
  });
  // Counters, chart and list are drawn from one answer, so that they agree while candidates come in.
  const { address } = useListParams(candidateList);
  const progress = useQuery(candidatesQuery(api, campaignId, address)).data?.progress ?? undefined;
  const { opened, completed } = progress?.candidates ?? campaign.candidates;
  const numbers = [
    { label: t.all, value: formatNumber(opened + completed, language) },
    { label: t.inProgress, value: formatNumber(opened, language) },
    { label: t.finished, value: formatNumber(completed, language) },
  ];
  return (
    <CampaignPage module="screening" campaign={campaign}>
      {(showLink) => (
        <>
          <CampaignHeader
            campaign={campaign}
            numbers={numbers}
            course={<CompletionChart campaign={campaign} progress={progress} told />}
          />
          <ToldSummary campaignId={campaign.id} progress={progress} />
          <Candidates campaign={campaign} onLink={showLink} />
        </>
      )}
    </CampaignPage>
  );
};
