import { ROLES } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import { someUser } from '../session/opened-session.fixture.ts';
import { destinationInstead } from './guards.ts';

describe('a guard', () => {
  it.each(['member', 'admin', 'superadmin', 'screening', 'profiling'] as const)(
    'of a %s route sends a non-logged user to /login',
    (access) => {
      expect(destinationInstead(access, null)).toBe('/login');
    },
  );

  it.each([
    ['user', '/'],
    ['admin', '/'],
    ['superadmin', null],
  ] as const)('of a super-admin-only route sends a logged %s to %s', (role, to) => {
    expect(destinationInstead('superadmin', someUser({ role }))).toBe(to);
  });

  it.each([
    ['user', '/'],
    ['admin', null],
    ['superadmin', null],
  ] as const)('of a route for super admin or admin sends a %s to %s', (role, to) => {
    expect(destinationInstead('admin', someUser({ role }))).toBe(to);
  });

  it.each(ROLES)('of a login-only route lets a %s through', (role) => {
    expect(destinationInstead('member', someUser({ role }))).toBeNull();
  });

  it('of a module lets in those who have it, and every super admin', () => {
    const without = { screeningEnabled: false, profilingEnabled: true };
    expect(destinationInstead('screening', someUser(without))).toBe('/');
    expect(destinationInstead('profiling', someUser(without))).toBeNull();
    expect(destinationInstead('screening', someUser({ ...without, role: 'admin' }))).toBe('/');
    expect(
      destinationInstead('screening', someUser({ ...without, role: 'superadmin' })),
    ).toBeNull();
  });

  it.each([
    ['user', true, '/'],
    ['admin', false, '/'],
    ['admin', true, null],
    ['superadmin', false, null],
  ] as const)(
    'of an admin page about candidates sends a %s whose screening is %s to %s',
    (role, screeningEnabled, to) => {
      expect(destinationInstead('screeningAdmin', someUser({ role, screeningEnabled }))).toBe(to);
    },
  );

  it.each(['member', 'superadmin'] as const)(
    'of a %s route sends a generated password to its change, whoever it is',
    (access) => {
      const user = someUser({ role: 'superadmin', mustChangePassword: true });
      expect(destinationInstead(access, user)).toBe('/change-password');
    },
  );
});
