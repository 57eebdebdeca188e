import { isApiError, routes, send } from '@cadran/client';
import type { OpenedSession } from '@cadran/contract';
import { deviceTimeZone } from '@cadran/i18n';
import {
  type Bearer,
  toBearer,
  type EndReason,
  NO_SESSION,
  type OpenSession,
  type SessionState,
} from './session-state.ts';

/** Tokens are refreshed this long before they expire. */
export const REFRESH_BEFORE_MS = 60_000;

export interface SessionManager {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly open: (opened: OpenedSession, serverDate?: string | null) => void;
  readonly update: (change: Partial<OpenSession>) => void;
  readonly end: (reason: EndReason) => void;
  /** Uses the session cookie; resolves without a session when there is none. */
  readonly refresh: () => Promise<void>;
  /** Refreshes a token that is about to expire. */
  readonly freshToken: () => Promise<string | null>;
}

interface Parts {
  readonly fetch: typeof fetch;
  readonly now: () => number;
  /** Serialises across tabs, which share the cookie. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
}

export const createSessionManager = ({ fetch, now, exclusively }: Parts): SessionManager => {
  let state = NO_SESSION;
  let bearer: Bearer | null = null;
  let refreshing: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const change = (next: SessionState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const open = (opened: OpenedSession, serverDate: string | null = null): void => {
    bearer = toBearer(opened, serverDate, now());
    change({ current: { user: opened.user, organization: opened.organization }, ended: null });
  };

  const end = (reason: EndReason): void => {
    bearer = null;
    const { current } = state;
    if (current) change({ current: null, ended: reason, endedUserId: current.user.id });
  };

  const fetchSession = async (): Promise<void> => {
    try {
      const response = await send(
        routes.auth.refresh,
        { body: { timeZone: deviceTimeZone() } },
        { fetch },
      );
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
      // Ignore the failure while the token is still valid.
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

/** Serialises across tabs where the browser supports locks. */
export const withSessionLock = async <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? await navigator.locks.request('cadran.session', work) : await work();
