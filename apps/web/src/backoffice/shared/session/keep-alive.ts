import { REFRESH_BEFORE_MS, type SessionKeeper } from './session-keeper.ts';

const CHECK_EVERY_MS = REFRESH_BEFORE_MS / 2;

/**
 * Asks for a fresh token often enough that an idle tab stays logged in; the keeper refreshes only
 * when the token is near its end. A tab that slept asks again when it is looked at.
 */
export const keepAlive = (session: SessionKeeper): (() => void) => {
  const check = (): void => {
    // A failure shows at the next request, which tries again and can tell somebody.
    void session.freshToken().catch(() => null);
  };
  const timer = setInterval(check, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
};
