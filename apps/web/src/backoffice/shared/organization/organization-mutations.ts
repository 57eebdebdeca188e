import type { BodyInput, Contract, Organization } from '@cadran/contract';
import { useApiMutation } from '../api/use-api-mutation.ts';
import { useServices } from '../services.tsx';
import { organizationQuery } from './get-organization.ts';

export type OrganizationChange = BodyInput<Contract['organizations']['update']>;

/** Also updates the session, so that the theme follows. */
const useInvalidateOrganization = () => {
  const { api, session, queryClient } = useServices();
  return (changed: Organization): void => {
    queryClient.setQueryData(organizationQuery(api, changed.id).queryKey, changed);
    if (session.state().current?.organization.id === changed.id)
      session.update({ organization: changed });
    for (const queryKey of [['organizations'], ['users'], ['dashboard'], ['activity-log']])
      void queryClient.invalidateQueries({ queryKey });
  };
};

export const useSaveOrganization = (id: string) =>
  useApiMutation(
    (api, body: OrganizationChange) => api.organizations.update({ params: { id }, body }),
    useInvalidateOrganization(),
  );

export const useUploadLogo = (id: string) =>
  useApiMutation(
    (api, file: File) => api.organizations.uploadLogo({ params: { id }, file }),
    useInvalidateOrganization(),
  );

export const useRemoveLogo = (id: string) =>
  useApiMutation(
    (api) => api.organizations.removeLogo({ params: { id } }),
    useInvalidateOrganization(),
  );
