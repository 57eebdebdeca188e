import type { CadranClient } from '@cadran/client';
import { queryOptions } from '@tanstack/react-query';

export const RETENTION_KEY = ['retention'] as const;

/** What is erased when, with the setting of today, or with another number of days. */
export const retentionQuery = (api: CadranClient, organizationId: string, days?: number) =>
  queryOptions({
    queryKey: [...RETENTION_KEY, organizationId, days ?? null],
    queryFn: ({ signal }) =>
      api.rights.retention({
        params: { id: organizationId },
        query: days === undefined ? {} : { days: String(days) },
        signal,
      }),
  });
