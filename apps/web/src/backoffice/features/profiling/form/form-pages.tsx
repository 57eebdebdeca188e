import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import {
  EditCampaignForm,
  NewCampaignForm,
} from '../../../shared/campaign-form/layout/campaign-form-pages.tsx';
import { ImportPage } from '../../../shared/campaign-form/start/import-page.tsx';
import { startSearch } from '../../../shared/campaign-form/start/start-address.ts';
import { useApi } from '../../../shared/services.tsx';
import { PendingLogoContext, useChosenLogo } from './pending-logo.ts';
import { useProfilingForm } from './use-profiling-form.ts';
import { fileStartQuery, fileValues } from './values/file-values.ts';

/** Empty, or filled in with a file. */
export const NewAuditPage = () => {
  const logo = useChosenLogo();
  const kind = useProfilingForm(logo.file);
  const { from } = startSearch(useSearch({ strict: false }));
  const { data: start } = useSuspenseQuery(fileStartQuery(useApi(), from));
  const newValues: typeof kind.newValues = (...defaults) => {
    const fresh = kind.newValues(...defaults);
    return start ? fileValues(fresh, start) : fresh;
  };
  return (
    <PendingLogoContext value={logo}>
      <NewCampaignForm key={from} kind={{ ...kind, from, newValues }} />
    </PendingLogoContext>
  );
};

export const EditAuditPage = () => <EditCampaignForm kind={useProfilingForm(null)} />;

export const ImportAuditPage = () => <ImportPage module="profiling" />;
