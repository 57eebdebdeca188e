import type { CadranClient } from '@cadran/client';
import { queryOptions } from '@tanstack/react-query';

export const RETENTION_KEY = ['retention'] as const;

/** Upcoming erasures with the saved setting, or with another number of days. */
export const retentionQuery = (api: CadranClient, organizationId: string, days?: number) =>
  queryOptions({
    queryKey: [...RETENTION_KEY, organizationId, days ?? null],
    queryFn: ({ signal }) =>
      api.privacy.retention({
        params: { id: organizationId },
        query: days === undefined ? {} : { days: String(days) },
        signal,
      }),
  });
