import { contract } from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/api/create-api.ts';

/** Not asked again and again: numbers that move under one's eyes would tell who has just answered. */
export const progressQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['profiling-progress', id],
    queryFn: ({ signal }) => api.call(contract.profiling.progress, { params: { id }, signal }),
    refetchOnWindowFocus: false,
  });
