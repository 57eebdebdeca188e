import { ROLES } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import { userFixture } from '../session/session.fixture.ts';
import { redirectTarget } from './guards.ts';

describe('a guard', () => {
  it.each(['member', 'admin', 'superadmin', 'screening', 'profiling'] as const)(
    'redirects a logged-out user from a %s route to /login',
    (access) => {
      expect(redirectTarget(access, null)).toBe('/login');
    },
  );

  it.each([
    ['user', '/'],
    ['admin', '/'],
    ['superadmin', null],
  ] as const)('redirects a %s from a super-admin route to %s', (role, to) => {
    expect(redirectTarget('superadmin', userFixture({ role }))).toBe(to);
  });

  it.each([
    ['user', '/'],
    ['admin', null],
    ['superadmin', null],
  ] as const)('redirects a %s from an admin route to %s', (role, to) => {
    expect(redirectTarget('admin', userFixture({ role }))).toBe(to);
  });

  it.each(ROLES)('opens a login-only route to a %s', (role) => {
    expect(redirectTarget('member', userFixture({ role }))).toBeNull();
  });

  it('opens a module to users who have it and to super admins', () => {
    const without = { screeningEnabled: false, profilingEnabled: true };
    expect(redirectTarget('screening', userFixture(without))).toBe('/');
    expect(redirectTarget('profiling', userFixture(without))).toBeNull();
    expect(redirectTarget('screening', userFixture({ ...without, role: 'admin' }))).toBe('/');
    expect(redirectTarget('screening', userFixture({ ...without, role: 'superadmin' }))).toBeNull();
  });

  it.each([
    ['user', true, '/'],
    ['admin', false, '/'],
    ['admin', true, null],
    ['superadmin', false, null],
  ] as const)(
    'redirects a %s with screening %s from an admin page about candidates to %s',
    (role, screeningEnabled, to) => {
      expect(redirectTarget('screeningAdmin', userFixture({ role, screeningEnabled }))).toBe(to);
    },
  );

  it.each(['member', 'superadmin'] as const)(
    'redirects from a %s route while a generated password must be changed',
    (access) => {
      const user = userFixture({ role: 'superadmin', mustChangePassword: true });
      expect(redirectTarget(access, user)).toBe('/change-password');
    },
  );
});
