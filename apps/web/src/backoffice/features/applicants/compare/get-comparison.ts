import { contract } from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/api/create-api.ts';

export const comparisonQuery = (api: Api, campaignId: string, ids: string) =>
  queryOptions({
    queryKey: ['applicant-comparison', campaignId, ids],
    queryFn: ({ signal }) =>
      api.call(contract.applicants.compare, {
        params: { id: campaignId },
        query: { ids },
        signal,
      }),
  });
