import { ApiError } from '@cadran/client';
import { QueryClient } from '@tanstack/react-query';

const RETRYABLE = new Set<ApiError['code']>(['network', 'unavailable']);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // Retry only when the server was not reached.
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiError && RETRYABLE.has(error.code),
      },
    },
  });

/** Interval of pages that show progress. */
export const POLL_INTERVAL_MS = 5_000;
