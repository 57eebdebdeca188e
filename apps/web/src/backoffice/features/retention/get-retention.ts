import { contract } from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../shared/api/create-api.ts';

export const RETENTION_KEY = ['retention'] as const;

/** What is erased when, with the setting of today, or with another number of days. */
export const retentionQuery = (api: Api, organizationId: string, days?: number) =>
  queryOptions({
    queryKey: [...RETENTION_KEY, organizationId, days ?? null],
    queryFn: ({ signal }) =>
      api.call(contract.rights.retention, {
        params: { id: organizationId },
        query: days === undefined ? {} : { days: String(days) },
        signal,
      }),
  });
