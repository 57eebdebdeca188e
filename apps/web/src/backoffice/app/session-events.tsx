import { BEFORE_LOG_IN, safeReturnPath } from '@cadran/contract';
import { useEffect, useRef } from 'react';
import { useServices } from '../shared/services.tsx';
import { keepAlive } from '../shared/session/keep-alive.ts';
import { useSessionState } from '../shared/session/use-session.ts';
import { useUserLanguage } from '../shared/session/use-user-language.ts';
import type { AppRouter } from './router.ts';

/**
 * What follows from a change of session: another person sees nothing of the one before, the page
 * speaks the user's language, and whoever is logged out is at the login page.
 */
export const SessionEvents = ({ router }: { readonly router: AppRouter }) => {
  const { session, queryClient } = useServices();
  const { current, ended } = useSessionState();
  const userId = current?.user.id ?? null;
  const before = useRef(userId);

  useUserLanguage(userId);
  useEffect(() => keepAlive(session), [session]);

  useEffect(() => {
    if (before.current === userId) return;
    const switched = before.current !== null && userId !== null;
    before.current = userId;
    queryClient.clear();
    if (userId === null) {
      // Somebody who chose a new password by a link goes on from there.
      if (BEFORE_LOG_IN.includes(router.state.location.pathname)) return;
      const returnTo = ended === 'expired' ? safeReturnPath(router.state.location.href) : null;
      void router.navigate({ to: '/login', search: returnTo ? { returnTo } : {} });
    } else if (switched) void router.navigate({ to: '/' });
    // A login in another tab: the login page lets in on its own guard.
    else void router.invalidate();
  }, [userId, ended, router, queryClient]);

  return null;
};
