import { IconUserSearch } from '@tabler/icons-react';
import { CampaignsPage } from '../../shared/campaigns/campaigns-page.tsx';

export const ScreeningListPage = () => <CampaignsPage module="screening" icon={IconUserSearch} />;
