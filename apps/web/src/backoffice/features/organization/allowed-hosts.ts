import { contract } from '@cadran/contract';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Api } from '../../shared/api/create-api.ts';
import { useApi } from '../../shared/services.tsx';

const settingsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['integration', id, 'settings'],
    queryFn: ({ signal }) => api.call(contract.integration.settings, { params: { id }, signal }),
  });

/** Where the installation lets organisations send notices and sign in; empty: nowhere. */
export const useAllowedHosts = (id: string): readonly string[] =>
  useSuspenseQuery(settingsQuery(useApi(), id)).data.allowedHosts;
