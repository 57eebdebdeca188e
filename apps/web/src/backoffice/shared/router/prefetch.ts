import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { withTimeout } from '../../../shared/loading/promises.ts';

/** React keeps a placeholder for 300 ms once it is drawn: waiting as long for the answer is no slower. */
const PATIENCE_MS = 300;

/** For a route's `loader`: asks for a page's data before it is drawn, and waits a moment for them. */
export const prefetch = async <Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> => {
  // Too late, or failed: the page itself waits for it, or says so.
  await withTimeout(client.prefetchQuery(query), PATIENCE_MS).catch(() => undefined);
};
