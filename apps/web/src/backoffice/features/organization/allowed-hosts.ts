import type { CadranClient } from '@cadran/client';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../shared/services.tsx';

const settingsQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: ['integration', id, 'settings'],
    queryFn: ({ signal }) => api.integration.settings({ params: { id }, signal }),
  });

/** Where the installation lets organisations send notices and sign in; empty: nowhere. */
export const useAllowedHosts = (id: string): readonly string[] =>
  useSuspenseQuery(settingsQuery(useApi(), id)).data.allowedHosts;
