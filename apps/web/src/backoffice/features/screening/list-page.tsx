import { CampaignsPage } from '../../shared/campaigns/list/campaigns-page.tsx';
import { FirstSteps } from '../../shared/first-steps/first-steps.tsx';

export const ScreeningListPage = () => (
  <CampaignsPage module="screening" beginning={<FirstSteps />} />
);
