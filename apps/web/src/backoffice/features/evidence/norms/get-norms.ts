import type { CadranClient } from '@cadran/client';
import { queryOptions } from '@tanstack/react-query';

export const NORMS_KEY = ['norms'] as const;

/** The versions that were adopted, newest first. */
export const normsQuery = (api: CadranClient) =>
  queryOptions({
    queryKey: NORMS_KEY,
    queryFn: ({ signal }) => api.evidence.listNorms({ signal }),
  });
