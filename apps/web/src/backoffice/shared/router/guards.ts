import { type Module, safeReturnPath, type User } from '@cadran/contract';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { needsSecondFactor } from '../session/session-state.ts';
import type { SessionManager } from '../session/session-manager.ts';

/** Who may open a route (spec, section 2); a module name requires that module. */
export type RouteAccess = 'member' | 'admin' | 'superadmin' | Module | 'screeningAdmin';

export const canOpen = (access: RouteAccess, user: User): boolean => {
  if (user.role === 'superadmin') return true;
  switch (access) {
    case 'member':
      return true;
    case 'admin':
      return user.role === 'admin';
    case 'superadmin':
      return false;
    case 'screening':
      return user.screeningEnabled;
    case 'profiling':
      return user.profilingEnabled;
    case 'screeningAdmin':
      return user.role === 'admin' && user.screeningEnabled;
  }
};

export type RedirectTarget = '/login' | '/' | '/change-password';

/** Stays open to users who must set up a second factor. */
const SECOND_FACTOR_SETUP = '/settings';

/** Null when the route opens. */
export const redirectTarget = (access: RouteAccess, user: User | null): RedirectTarget | null => {
  if (!user) return '/login';
  if (user.mustChangePassword) return '/change-password';
  return canOpen(access, user) ? null : '/';
};

export interface GuardInput {
  readonly context: { readonly services: { readonly session: SessionManager } };
  readonly location: ParsedLocation;
}

/** For a route's `beforeLoad`. */
export const guard =
  (access: RouteAccess) =>
  ({ context, location }: GuardInput): void => {
    const { current } = context.services.session.state();
    const to = redirectTarget(access, current?.user ?? null);
    if (to === null) {
      if (current && needsSecondFactor(current) && location.pathname !== SECOND_FACTOR_SETUP)
        throw redirect({ to: SECOND_FACTOR_SETUP });
      return;
    }
    if (to !== '/login') throw redirect({ to });
    const returnTo = safeReturnPath(location.href);
    throw redirect({ to, search: returnTo && returnTo !== '/' ? { returnTo } : {} });
  };
