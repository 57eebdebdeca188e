import type { ActiveStatus, BodyInput, Contract, Organization } from '@cadran/contract';
import { useMutation } from '@tanstack/react-query';
import { useApiMutation, useInvalidate } from '../../shared/api/use-api-mutation.ts';
import { useApi } from '../../shared/services.tsx';
import { ORGANIZATIONS_KEY } from './get-organizations.ts';

/** All lists and counts that depend on organisations. */
const useRefreshLists = () =>
  useInvalidate(ORGANIZATIONS_KEY, ['organization'], ['users'], ['dashboard'], ['activity-log']);

export const useCreateOrganization = () =>
  useApiMutation(
    (api, body: BodyInput<Contract['organizations']['create']>) =>
      api.organizations.create({ body }),
    useRefreshLists(),
  );

export const useChangeStatus = () => {
  const api = useApi();
  const refresh = useRefreshLists();
  return useMutation({
    mutationFn: ({ id, version, status }: Organization & { status: ActiveStatus }) =>
      api.organizations.update({ params: { id }, body: { status, version } }),
    // Also after a conflict, to show the other person's change.
    onSettled: refresh,
  });
};

export const useDeleteOrganization = () =>
  useApiMutation(
    (api, { id, typedName }: { id: string; typedName: string }) =>
      api.organizations.remove({ params: { id }, body: { name: typedName } }),
    useRefreshLists(),
  );
