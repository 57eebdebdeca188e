import type { CadranClient } from '@cadran/client';
import { queryOptions } from '@tanstack/react-query';

export const ERASURE_KEY = ['erasure'] as const;

/** Servers check their clock every few minutes. */
const REFRESH_MS = 10 * 60_000;

export const erasureQuery = (api: CadranClient) =>
  queryOptions({
    queryKey: ERASURE_KEY,
    queryFn: ({ signal }) => api.privacy.erasureState({ signal }),
    staleTime: 30_000,
    refetchInterval: REFRESH_MS,
  });
