import type { CadranClient } from '@cadran/client';
import { queryOptions } from '@tanstack/react-query';

/** Not asked again and again: numbers that move under one's eyes would tell who has just answered. */
export const progressQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: ['profiling-progress', id],
    queryFn: ({ signal }) => api.profiling.progress({ params: { id }, signal }),
    refetchOnWindowFocus: false,
  });
