import type { BodyInput, Contract, User } from '@cadran/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../shared/services.tsx';
import { USERS_KEY } from './get-users.ts';

/** The numbers of the dashboards and the log follow what is done here. */
const useRefreshLists = () => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all(
      [USERS_KEY, ['dashboard'], ['organizations'], ['audit']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };
};

export type NewUser = BodyInput<Contract['users']['create']>;
export type ChangedUser = BodyInput<Contract['users']['update']>;

export const useCreateUser = () => {
  const { api } = useServices();
  const refresh = useRefreshLists();
  return useMutation({
    mutationFn: (body: NewUser) => api.users.create({ body }),
    onSuccess: refresh,
  });
};

export const useUpdateUser = () => {
  const { api, session } = useServices();
  const refresh = useRefreshLists();
  return useMutation({
    mutationFn: ({ user, change }: { user: User; change: ChangedUser }) =>
      api.users.update({ params: { id: user.id }, body: change }),
    onSuccess: async (changed) => {
      if (session.state().current?.user.id === changed.id) session.update({ user: changed });
      await refresh();
    },
  });
};

export const useDeleteUser = () => {
  const { api } = useServices();
  const refresh = useRefreshLists();
  return useMutation({
    mutationFn: ({ user, heir }: { user: User; heir: string | null }) =>
      api.users.remove({
        params: { id: user.id },
        query: heir === null ? {} : { heir },
      }),
    onSuccess: refresh,
  });
};

export const useResetPassword = () => {
  const { api } = useServices();
  const refresh = useRefreshLists();
  return useMutation({
    mutationFn: (user: User) => api.users.resetPassword({ params: { id: user.id } }),
    onSuccess: refresh,
  });
};

/** Of somebody who lost the authenticator. */
export const useRemoveSecondFactor = () => {
  const { api } = useServices();
  const refresh = useRefreshLists();
  return useMutation({
    mutationFn: (user: User) => api.secondFactor.remove({ params: { id: user.id }, body: {} }),
    onSuccess: refresh,
  });
};

export const useImportUsers = () => {
  const { api } = useServices();
  const refresh = useRefreshLists();
  return useMutation({
    mutationFn: (body: BodyInput<Contract['users']['import']>) => api.users.import({ body }),
    onSuccess: refresh,
  });
};
