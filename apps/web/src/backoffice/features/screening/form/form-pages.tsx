import {
  EditCampaignForm,
  NewCampaignForm,
} from '../../../shared/campaign-form/campaign-form-pages.tsx';
import { useScreeningForm } from './use-screening-form.ts';

export const NewCampaignPage = () => <NewCampaignForm kind={useScreeningForm()} />;
export const EditCampaignPage = () => <EditCampaignForm kind={useScreeningForm()} />;
