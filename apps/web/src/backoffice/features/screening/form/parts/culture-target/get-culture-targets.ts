import type { CadranClient } from '@cadran/client';
import { LIMITS } from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';

/** Cultures of the last closed audits of an organisation. */
export const cultureTargetsQuery = (api: CadranClient, organizationId: string) =>
  queryOptions({
    queryKey: ['culture-targets', organizationId],
    queryFn: ({ signal }) =>
      api.profilingResults.cultureTargets({
        query: { organizationId, pageSize: String(LIMITS.pageSizeMax) },
        signal,
      }),
  });
