import { backoffice } from '@cadran/i18n/backoffice';
import { IconReportAnalytics } from '@tabler/icons-react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { resultsPath } from '../../shared/campaigns/campaign-paths.ts';
import { CampaignsPage } from '../../shared/campaigns/list/campaigns-page.tsx';

export const ProfilingListPage = () => {
  const t = useMessages(backoffice.profiling);
  return (
    <CampaignsPage
      module="profiling"
      more={({ id }) => [{ label: t.results, icon: IconReportAnalytics, to: resultsPath(id) }]}
    />
  );
};
