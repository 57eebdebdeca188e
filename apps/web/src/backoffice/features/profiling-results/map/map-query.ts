import { type CadranClient, isApiError } from '@cadran/client';
import type { ResultsMap } from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';

export const mapQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: ['profiling-map', id],
    queryFn: async ({ signal }): Promise<ResultsMap | null> => {
      try {
        return await api.profilingResults.map({ params: { id }, signal });
      } catch (error) {
        if (isApiError(error, 'no_results_yet')) return null;
        throw error;
      }
    },
  });
