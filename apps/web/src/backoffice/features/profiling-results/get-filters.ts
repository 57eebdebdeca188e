import { contract } from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../shared/api/create-api.ts';

export const filtersKey = (id: string) => ['profiling-filters', id] as const;

export const filtersQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: filtersKey(id),
    queryFn: ({ signal }) =>
      api.call(contract.profilingResults.filters, { params: { id }, signal }),
  });
