import {
  EditCampaignForm,
  NewCampaignForm,
} from '../../../shared/campaign-form/layout/campaign-form-pages.tsx';
import { PendingLogoContext, useChosenLogo } from './pending-logo.ts';
import { useProfilingForm } from './use-profiling-form.ts';

export const NewAuditPage = () => {
  const logo = useChosenLogo();
  const kind = useProfilingForm(logo.file);
  return (
    <PendingLogoContext value={logo}>
      <NewCampaignForm kind={kind} />
    </PendingLogoContext>
  );
};

export const EditAuditPage = () => <EditCampaignForm kind={useProfilingForm(null)} />;
