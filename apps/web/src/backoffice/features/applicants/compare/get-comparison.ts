import type { CadranClient } from '@cadran/client';
import { queryOptions } from '@tanstack/react-query';

export const comparisonQuery = (api: CadranClient, campaignId: string, ids: string) =>
  queryOptions({
    queryKey: ['applicant-comparison', campaignId, ids],
    queryFn: ({ signal }) =>
      api.applicants.compare({
        params: { id: campaignId },
        query: { ids },
        signal,
      }),
  });
