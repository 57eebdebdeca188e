import { useServices } from '../services.tsx';

/** Ends the session here at once, on the server, and in the other tabs. */
export const useLogout = (): (() => Promise<void>) => {
  const { api, session, otherTabs } = useServices();
  return async () => {
    // Out of reach, the server ends the session by its own time limit; this browser leaves now.
    await api.auth.logout().catch(() => null);
    session.end('logout');
    otherTabs.tell('logout');
  };
};
