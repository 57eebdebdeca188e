import { isRedirect, type ParsedLocation } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { sessionFixture, userFixture } from '../shared/session/session.fixture.ts';
import { createSessionManager } from '../shared/session/session-manager.ts';
import { standaloneRoutes, shellRoutes } from './features.ts';

type Role = 'nobody' | 'user' | 'admin' | 'superadmin';

/** Specification, section 2; respondents' routes are in respondent/routing/route.ts. */
const ACCESS = {
  '/superadmin': 'super admin only',
  '/superadmin/organizations': 'super admin only',
  '/superadmin/users': 'super admin only',
  '/admin': 'super admin or admin',
  '/admin/organization': 'super admin or admin',
  '/admin/users': 'super admin or admin',
  '/': 'logged in',
  '/profile': 'logged in',
  '/settings': 'logged in',
  '/screening': 'logged in',
  '/screening/campaign/create': 'logged in',
  '/screening/campaign/edit/$campaignId': 'logged in',
  '/screening/campaign/$campaignId': 'logged in',
  '/screening/applicant/$applicantId': 'logged in',
  '/screening/applicant/$applicantId/personal': 'logged in',
  '/profiling': 'logged in',
  '/profiling/campaign/create': 'logged in',
  '/profiling/campaign/edit/$campaignId': 'logged in',
  '/profiling/campaign/filters/$campaignId': 'logged in',
  '/profiling/campaign/report/$organizationId/$campaignId': 'logged in',
} as const;

/** Redirect target by role; null when the page opens. */
const SENT: Readonly<
  Record<(typeof ACCESS)[keyof typeof ACCESS], Readonly<Record<Role, string | null>>>
> = {
  'super admin only': { nobody: '/login', user: '/', admin: '/', superadmin: null },
  'super admin or admin': { nobody: '/login', user: '/', admin: null, superadmin: null },
  'logged in': { nobody: '/login', user: null, admin: null, superadmin: null },
};

const keeperOf = (role: Role) => {
  const session = createSessionManager({
    fetch: () => Promise.reject(new Error('no call is made')),
    now: Date.now,
    exclusively: (work) => work(),
  });
  if (role !== 'nobody') session.open(sessionFixture({ user: userFixture({ role }) }));
  return session;
};

interface Guarded {
  readonly path: string;
  readonly beforeLoad?: (input: object) => void;
}
const guarded = [...standaloneRoutes, ...shellRoutes].map(({ options }) => options as Guarded);

const sentTo = (path: string, role: Role): string | null => {
  const route = guarded.find((one) => one.path === path);
  if (!route?.beforeLoad) throw new Error(`${path} has no guard`);
  const location = { href: path, pathname: path } as ParsedLocation;
  try {
    route.beforeLoad({ context: { services: { session: keeperOf(role) } }, location, search: {} });
    return null;
  } catch (error) {
    if (isRedirect(error)) return error.options.to ?? null;
    throw error;
  }
};

describe('routes of the specification', () => {
  it.each(Object.entries(ACCESS))('%s is for: %s', (path, access) => {
    const sent = Object.fromEntries(
      (['nobody', 'user', 'admin', 'superadmin'] as const).map((role) => [
        role,
        sentTo(path, role),
      ]),
    );
    expect(sent).toEqual(SENT[access]);
  });

  it('/login is public', () => {
    expect(sentTo('/login', 'nobody')).toBeNull();
  });
});
