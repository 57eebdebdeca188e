import { ApiError } from '@cadran/client';
import { QueryClient } from '@tanstack/react-query';

const PASSING = new Set<ApiError['code']>(['network', 'unavailable']);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // What the server refused stays refused; what did not reach it may pass.
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiError && PASSING.has(error.code),
      },
    },
  });
