import type { CadranClient } from '@cadran/client';
import { queryOptions } from '@tanstack/react-query';
import { COMPARISON_KEY } from '../../../shared/candidate/candidate-keys.ts';

export const comparisonQuery = (api: CadranClient, campaignId: string, ids: string) =>
  queryOptions({
    queryKey: [...COMPARISON_KEY, campaignId, ids],
    queryFn: ({ signal }) =>
      api.candidates.compare({
        params: { id: campaignId },
        query: { ids },
        signal,
      }),
  });
