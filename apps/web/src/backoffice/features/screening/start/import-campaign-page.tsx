import { ImportPage } from '../../../shared/campaign-form/start/import-page.tsx';

export const ImportCampaignPage = () => <ImportPage module="screening" />;
