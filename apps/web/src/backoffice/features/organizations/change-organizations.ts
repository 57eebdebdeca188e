import type { ActiveStatus, BodyInput, Contract, Organization } from '@cadran/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/services.tsx';
import { ORGANIZATIONS_KEY } from './get-organizations.ts';

/** The numbers of the dashboard, the users and the log follow what is done here. */
const useRefreshLists = () => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all(
      [ORGANIZATIONS_KEY, ['organization'], ['users'], ['dashboard'], ['audit']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };
};

export const useCreateOrganization = () => {
  const api = useApi();
  const refresh = useRefreshLists();
  return useMutation({
    mutationFn: (body: BodyInput<Contract['organizations']['create']>) =>
      api.organizations.create({ body }),
    onSuccess: refresh,
  });
};

export const useChangeStatus = () => {
  const api = useApi();
  const refresh = useRefreshLists();
  return useMutation({
    mutationFn: ({ id, version, status }: Organization & { status: ActiveStatus }) =>
      api.organizations.update({ params: { id }, body: { status, version } }),
    // After a conflict too: the list then shows what the other person did.
    onSettled: refresh,
  });
};

export const useDeleteOrganization = () => {
  const api = useApi();
  const refresh = useRefreshLists();
  return useMutation({
    mutationFn: ({ id, typedName }: { id: string; typedName: string }) =>
      api.organizations.remove({ params: { id }, body: { name: typedName } }),
    onSuccess: refresh,
  });
};
