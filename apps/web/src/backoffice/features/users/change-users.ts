import type { BodyInput, Contract, User } from '@cadran/contract';
import { useApiMutation, useInvalidate } from '../../shared/api/use-api-mutation.ts';
import { useServices } from '../../shared/services.tsx';
import { USERS_KEY } from './get-users.ts';

const useRefreshLists = () =>
  useInvalidate(USERS_KEY, ['dashboard'], ['organizations'], ['activity-log']);

export type NewUser = BodyInput<Contract['users']['create']>;
export type ChangedUser = BodyInput<Contract['users']['update']>;

export const useCreateUser = () =>
  useApiMutation((api, body: NewUser) => api.users.create({ body }), useRefreshLists());

export const useUpdateUser = () => {
  const { session } = useServices();
  const refresh = useRefreshLists();
  return useApiMutation(
    (api, { user, change }: { user: User; change: ChangedUser }) =>
      api.users.update({ params: { id: user.id }, body: change }),
    (changed) => {
      if (session.state().current?.user.id === changed.id) session.update({ user: changed });
      return refresh();
    },
  );
};

export const useDeleteUser = () =>
  useApiMutation(
    (api, { user, newOwner }: { user: User; newOwner: string | null }) =>
      api.users.remove({ params: { id: user.id }, query: newOwner === null ? {} : { newOwner } }),
    useRefreshLists(),
  );

export const useResetPassword = () =>
  useApiMutation(
    (api, user: User) => api.users.resetPassword({ params: { id: user.id } }),
    useRefreshLists(),
  );

/** For a user who lost the authenticator. */
export const useRemoveSecondFactor = () =>
  useApiMutation(
    (api, user: User) => api.secondFactor.remove({ params: { id: user.id }, body: {} }),
    useRefreshLists(),
  );

export const useImportUsers = () =>
  useApiMutation(
    (api, body: BodyInput<Contract['users']['import']>) => api.users.import({ body }),
    useRefreshLists(),
  );
