import { type Module, safeReturnPath, type User } from '@cadran/contract';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { needsSecondFactor } from '../session/needs-second-factor.ts';
import type { SessionKeeper } from '../session/session-keeper.ts';

/** Who may open a route (spec, section 2). A module lets in those who have it switched on. */
export type RouteAccess = 'member' | 'admin' | 'superadmin' | Module | 'screeningAdmin';

export const mayOpen = (access: RouteAccess, user: User): boolean => {
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

export type Destination = '/login' | '/' | '/change-password';

/** Where a second factor is set up: open to whoever must do that first. */
const SET_UP = '/settings';

/** Where somebody is sent instead, or null when the route opens. */
export const destinationInstead = (access: RouteAccess, user: User | null): Destination | null => {
  if (!user) return '/login';
  if (user.mustChangePassword) return '/change-password';
  return mayOpen(access, user) ? null : '/';
};

export interface GuardInput {
  readonly context: { readonly services: { readonly session: SessionKeeper } };
  readonly location: ParsedLocation;
}

/** For a route's `beforeLoad`. */
export const guard =
  (access: RouteAccess) =>
  ({ context, location }: GuardInput): void => {
    const { current } = context.services.session.state();
    const to = destinationInstead(access, current?.user ?? null);
    if (to === null) {
      if (current && needsSecondFactor(current) && location.pathname !== SET_UP)
        throw redirect({ to: SET_UP });
      return;
    }
    if (to !== '/login') throw redirect({ to });
    const returnTo = safeReturnPath(location.href);
    throw redirect({ to, search: returnTo && returnTo !== '/' ? { returnTo } : {} });
  };
