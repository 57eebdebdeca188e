import type { BodyInput, Contract } from '@cadran/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/services.tsx';
import { keysKey } from './get-integration.ts';

const useRefresh = (id: string) => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    void client.invalidateQueries({ queryKey: ['audit'] });
    await client.invalidateQueries({ queryKey: keysKey(id) });
  };
};

export const useCreateKey = (id: string) => {
  const api = useApi();
  const onSuccess = useRefresh(id);
  return useMutation({
    mutationFn: (body: BodyInput<Contract['integration']['createKey']>) =>
      api.integration.createKey({ params: { id }, body }),
    onSuccess,
  });
};

export const useRevokeKey = (id: string) => {
  const api = useApi();
  const onSuccess = useRefresh(id);
  return useMutation({
    mutationFn: (keyId: string) => api.integration.removeKey({ params: { id, keyId } }),
    onSuccess,
  });
};
