import { IconUserSearch } from '@tabler/icons-react';
import { CampaignsPage } from '../../shared/campaigns/campaigns-page.tsx';
import { FirstSteps } from '../../shared/first-steps/first-steps.tsx';

export const ScreeningListPage = () => (
  <CampaignsPage module="screening" icon={IconUserSearch} beginning={<FirstSteps />} />
);
