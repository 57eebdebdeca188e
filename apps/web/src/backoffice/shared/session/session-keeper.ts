import { isApiError, routes, send } from '@cadran/client';
import type { OpenedSession } from '@cadran/contract';
import {
  type Bearer,
  bearerOf,
  type EndReason,
  NO_SESSION,
  type OpenSession,
  type SessionState,
} from './session-state.ts';

/** A token this close to its end is replaced before it is used. */
export const REFRESH_BEFORE_MS = 60_000;

export interface SessionKeeper {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes over the session that a login opened. */
  readonly open: (opened: OpenedSession, serverDate?: string | null) => void;
  /** The user or organisation changed; who is logged in did not. */
  readonly update: (change: Partial<OpenSession>) => void;
  readonly end: (reason: EndReason) => void;
  /** From the session cookie. Resolves without a session when there is none. */
  readonly refresh: () => Promise<void>;
  /** A token good for a request, refreshed first when it is about to expire. */
  readonly freshToken: () => Promise<string | null>;
}

interface Parts {
  readonly fetch: typeof fetch;
  readonly now: () => number;
  /** Runs one at a time over all tabs: they share the cookie. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
}

export const createSessionKeeper = ({ fetch, now, exclusively }: Parts): SessionKeeper => {
  let state = NO_SESSION;
  let bearer: Bearer | null = null;
  let refreshing: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const change = (next: SessionState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const open = (opened: OpenedSession, serverDate: string | null = null): void => {
    bearer = bearerOf(opened, serverDate, now());
    change({ current: { user: opened.user, organization: opened.organization }, ended: null });
  };

  const end = (reason: EndReason): void => {
    bearer = null;
    if (state.current) change({ current: null, ended: reason });
  };

  const fetchSession = async (): Promise<void> => {
    try {
      const response = await send(routes.auth.refresh, { body: {} }, { fetch });
      open((await response.json()) as OpenedSession, response.headers.get('date'));
    } catch (error) {
      if (!isApiError(error) || error.status !== 401) throw error;
      end('expired');
    }
  };

  const refresh = (): Promise<void> => {
    refreshing ??= exclusively(fetchSession).finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  const freshToken = async (): Promise<string | null> => {
    if (bearer && bearer.expiresAt - now() <= REFRESH_BEFORE_MS) {
      // While the token still lives, a failed refresh costs nothing yet.
      await refresh().catch((error: unknown) => {
        if (!bearer || bearer.expiresAt <= now()) throw error;
      });
    }
    return bearer?.token ?? null;
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    update: (changed) => {
      if (state.current) change({ ...state, current: { ...state.current, ...changed } });
    },
    end,
    refresh,
    freshToken,
  };
};
