import { REFRESH_BEFORE_MS, type SessionManager } from './session-manager.ts';

const CHECK_EVERY_MS = REFRESH_BEFORE_MS / 2;

/**
 * Keeps an idle tab logged in: asks for a token regularly and when the tab becomes visible; it is refreshed only when
 * it is about to expire.
 */
export const keepAlive = (session: SessionManager): (() => void) => {
  const check = (): void => {
    // The next request retries and reports the failure.
    void session.freshToken().catch(() => null);
  };
  const timer = setInterval(check, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
};
