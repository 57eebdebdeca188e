import { CampaignsPage } from '../../shared/campaigns/list/campaigns-page.tsx';
import { FirstDay } from '../../shared/first-day/first-day.tsx';

export const ScreeningListPage = () => (
  <CampaignsPage module="screening" beginning={<FirstDay />} />
);
