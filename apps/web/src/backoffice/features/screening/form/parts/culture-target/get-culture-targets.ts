import type { CadranClient } from '@cadran/client';
import { queryOptions } from '@tanstack/react-query';

/** Cultures of closed audits of an organisation. */
export const cultureTargetsQuery = (api: CadranClient, organizationId: string) =>
  queryOptions({
    queryKey: ['culture-targets', organizationId],
    queryFn: ({ signal }) =>
      api.profilingResults.cultureTargets({ query: { organizationId }, signal }),
  });
