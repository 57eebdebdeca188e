import { PUBLIC_PATHS, safeReturnPath } from '@cadran/contract';
import { useEffect, useRef } from 'react';
import { markSession, unmarkSession } from '../../shared/login/session-mark.ts';
import { forgetDrafts } from '../shared/campaign-form/drafts/draft-store.ts';
import { useServices } from '../shared/services.tsx';
import { keepAlive } from '../shared/session/keep-alive.ts';
import { useSessionState } from '../shared/session/use-session.ts';
import { useUserLanguage } from '../shared/session/use-user-language.ts';
import type { AppRouter } from './router.ts';

/**
 * Reacts to session changes: clears cached data of another user and the drafts of one who logs out, applies the user's
 * language and redirects to the login page after log-out.
 */
export const SessionEvents = ({ router }: { readonly router: AppRouter }) => {
  const { session, queryClient } = useServices();
  const { current, ended, endedUserId } = useSessionState();
  const userId = current?.user.id ?? null;
  const before = useRef(userId);

  useUserLanguage(userId);
  useEffect(() => (userId === null ? unmarkSession() : markSession()), [userId]);
  useEffect(() => keepAlive(session), [session]);
  useEffect(() => {
    if (ended === 'logout' && endedUserId) forgetDrafts(endedUserId);
  }, [ended, endedUserId]);

  useEffect(() => {
    if (before.current === userId) return;
    const switched = before.current !== null && userId !== null;
    before.current = userId;
    queryClient.clear();
    if (userId === null) {
      // Public pages stay open after the end of a session; the reset page redirects by itself.
      if (PUBLIC_PATHS.includes(router.state.location.pathname)) return;
      const returnTo = ended === 'expired' ? safeReturnPath(router.state.location.href) : null;
      void router.navigate({ to: '/login', search: returnTo ? { returnTo } : {} });
    } else if (switched) void router.navigate({ to: '/' });
    // After a login in another tab the login page's guard redirects.
    else void router.invalidate();
  }, [userId, ended, router, queryClient]);

  return null;
};
