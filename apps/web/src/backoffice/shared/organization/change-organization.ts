import type { BodyInput, Contract, Organization } from '@cadran/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../services.tsx';
import { organizationQuery } from './get-organization.ts';

export type OrganizationChange = BodyInput<Contract['organizations']['update']>;

/** The page, the lists and, for the own organisation, the whole application wear the change. */
const useShowChanged = () => {
  const { api, session } = useServices();
  const client = useQueryClient();
  return (changed: Organization): void => {
    client.setQueryData(organizationQuery(api, changed.id).queryKey, changed);
    if (session.state().current?.organization.id === changed.id)
      session.update({ organization: changed });
    for (const queryKey of [['organizations'], ['users'], ['dashboard'], ['audit']])
      void client.invalidateQueries({ queryKey });
  };
};

export const useSaveOrganization = (id: string) => {
  const { api } = useServices();
  const onSuccess = useShowChanged();
  return useMutation({
    mutationFn: (body: OrganizationChange) => api.organizations.update({ params: { id }, body }),
    onSuccess,
  });
};

export const useUploadLogo = (id: string) => {
  const { api } = useServices();
  const onSuccess = useShowChanged();
  return useMutation({
    mutationFn: (file: File) => api.organizations.uploadLogo({ params: { id }, file }),
    onSuccess,
  });
};

export const useRemoveLogo = (id: string) => {
  const { api } = useServices();
  const onSuccess = useShowChanged();
  return useMutation({
    mutationFn: () => api.organizations.removeLogo({ params: { id } }),
    onSuccess,
  });
};
