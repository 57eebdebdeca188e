import { useSyncExternalStore } from 'react';
import { forgetPlaces } from './recent-places.ts';
import { useServices } from '../services.tsx';
import type { OpenSession, SessionState } from './session-state.ts';

export const useSessionState = (): SessionState => {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.state);
};

/** Only for pages behind a guard. */
export const useSession = (): OpenSession => {
  const { current } = useSessionState();
  if (!current) throw new Error('useSession needs a guarded route');
  return current;
};

/** Ends the session here, on the server and in other tabs. */
export const useLogout = (): (() => Promise<void>) => {
  const { api, session, tabSync } = useServices();
  return async () => {
    // If the server is unreachable, its session expires by itself.
    await api.auth.logout().catch(() => null);
    const { current } = session.state();
    if (current) forgetPlaces(current.user.id);
    session.end('logout');
    tabSync.broadcast('logout');
  };
};
