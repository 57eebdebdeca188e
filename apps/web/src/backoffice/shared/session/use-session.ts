import { useSyncExternalStore } from 'react';
import { useServices } from '../services.tsx';
import type { OpenSession, SessionState } from './session-state.ts';

export const useSessionState = (): SessionState => {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.state);
};

/** Who is logged in. Only for pages behind a guard, where somebody always is. */
export const useSession = (): OpenSession => {
  const { current } = useSessionState();
  if (!current) throw new Error('useSession needs a guarded route');
  return current;
};
