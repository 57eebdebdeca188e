import { IconChartDots3 } from '@tabler/icons-react';
import { CampaignsPage } from '../../shared/campaigns/campaigns-page.tsx';

export const ProfilingListPage = () => <CampaignsPage module="profiling" icon={IconChartDots3} />;
