import type { BodyInput, Contract } from '@cadran/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/services.tsx';
import { signInQuery } from './get-sign-in.ts';

export type ProviderChange = BodyInput<Contract['signIn']['save']>;

export const useSaveProvider = (id: string) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProviderChange) => api.signIn.save({ params: { id }, body }),
    onSuccess: (saved) => {
      client.setQueryData(signInQuery(api, id).queryKey, saved);
      void client.invalidateQueries({ queryKey: ['audit'] });
    },
  });
};

export const useRemoveProvider = (id: string) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.signIn.remove({ params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: signInQuery(api, id).queryKey });
      void client.invalidateQueries({ queryKey: ['audit'] });
    },
  });
};
