import { type CadranClient, createClient } from '@cadran/client';
import type { SessionManager } from '../session/session-manager.ts';

interface Parts {
  readonly session: SessionManager;
  readonly fetch: typeof fetch;
}

/** The API client with the token of the session. */
export const createApi = ({ session, fetch }: Parts): CadranClient =>
  createClient({
    fetch,
    token: session.freshToken,
    onError: ({ code }) => {
      // Spec, section 4.
      if (code === 'unauthenticated') session.end('expired');
      // The organisation now requires a second factor: refresh, so that the guards redirect.
      if (code === 'second_factor_setup_required') void session.refresh().catch(() => null);
    },
  });
