import { contract } from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../../shared/api/create-api.ts';

/** Cultures of closed audits of the own organisation. */
export const cultureTargetsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['culture-targets'],
    queryFn: ({ signal }) => api.call(contract.profilingResults.cultureTargets, { signal }),
  });
