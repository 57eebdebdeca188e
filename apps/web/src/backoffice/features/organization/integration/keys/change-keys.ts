import type { BodyInput, Contract } from '@cadran/contract';
import { useApiMutation, useInvalidate } from '../../../../shared/api/use-api-mutation.ts';
import { keysKey } from '../get-integration.ts';

const useRefresh = (id: string) => useInvalidate(['activity-log'], keysKey(id));

export const useCreateKey = (id: string) =>
  useApiMutation(
    (api, body: BodyInput<Contract['integration']['createKey']>) =>
      api.integration.createKey({ params: { id }, body }),
    useRefresh(id),
  );

export const useRevokeKey = (id: string) =>
  useApiMutation(
    (api, keyId: string) => api.integration.removeKey({ params: { id, keyId } }),
    useRefresh(id),
  );
