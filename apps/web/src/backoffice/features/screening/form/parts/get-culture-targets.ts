import type { CadranClient } from '@cadran/client';
import { queryOptions } from '@tanstack/react-query';

/** Cultures of closed audits of the own organisation. */
export const cultureTargetsQuery = (api: CadranClient) =>
  queryOptions({
    queryKey: ['culture-targets'],
    queryFn: ({ signal }) => api.profilingResults.cultureTargets({ signal }),
  });
