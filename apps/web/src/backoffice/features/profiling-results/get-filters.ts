import type { CadranClient } from '@cadran/client';
import { queryOptions } from '@tanstack/react-query';

export const filtersKey = (id: string) => ['profiling-filters', id] as const;

export const filtersQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: filtersKey(id),
    queryFn: ({ signal }) => api.profilingResults.filters({ params: { id }, signal }),
  });
