import { ApiError } from '@cadran/client';
import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';

const RETRYABLE = new Set<ApiError['code']>(['network', 'unavailable']);

export const createQueryClient = (): QueryClient => {
  const queryCache = new QueryCache();
  const client = new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // Retry only when the server was not reached.
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiError && RETRYABLE.has(error.code),
      },
    },
  });
  // The library does not repeat a query that has no answer yet: one asked before a change would show what was before.
  const askedBefore = new WeakSet<Query>();
  queryCache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const isFirst = query.state.data === undefined && query.state.fetchStatus !== 'idle';
    if (action.type === 'invalidate' && isFirst) askedBefore.add(query);
    if (action.type === 'success' && askedBefore.delete(query))
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  });
  return client;
};

/** Interval of pages that show progress. */
export const POLL_INTERVAL_MS = 5_000;
