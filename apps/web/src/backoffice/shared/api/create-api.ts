import { type CadranClient, createClient } from '@cadran/client';
import type { SessionKeeper } from '../session/session-keeper.ts';

interface Parts {
  readonly session: SessionKeeper;
  readonly fetch: typeof fetch;
}

/** The generated client with the token of who is logged in; the session hears of what ends it. */
export const createApi = ({ session, fetch }: Parts): CadranClient =>
  createClient({
    fetch,
    token: session.freshToken,
    onRefusal: ({ code }) => {
      // Final: the session is over wherever it was ended (spec, section 4).
      if (code === 'unauthenticated') session.end('expired');
      // The organisation's rules changed since this page was opened: the guards must hear of it.
      if (code === 'second_factor_setup_required') void session.refresh().catch(() => null);
    },
  });
