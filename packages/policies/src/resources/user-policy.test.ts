import { ROLES } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import { ACTORS, ADMINS_HERE, allowed, SUPERADMINS } from '../test-actors.ts';
import { userPolicy, type Person } from './user-policy.ts';

const PEOPLE: Record<string, Person> = {
  user: ACTORS.user,
  colleague: { id: 'colleague', organizationId: 'here', role: 'user' },
  admin: ACTORS.admin,
  superadmin: ACTORS.superadmin,
};

type Rule = 'read' | 'edit' | 'changeFlags' | 'delete' | 'resetPassword' | 'changePassword';
type PersonRule = Rule | 'setUpSecondFactor' | 'removeSecondFactor';

/** The allowed actors for each person. */
const allowedOn = (rule: PersonRule) =>
  Object.fromEntries(
    Object.entries(PEOPLE).map(([name, person]) => [
      name,
      allowed((actor) => userPolicy[rule](actor, person)),
    ]),
  );

describe('userPolicy', () => {
  it('lets users read themselves and administrators read the users of the organisation', () => {
    expect(allowedOn('read')).toEqual({
      user: `user ${ADMINS_HERE}`,
      colleague: ADMINS_HERE,
      admin: ADMINS_HERE,
      superadmin: ADMINS_HERE,
    });
  });

  it.each(['edit', 'removeSecondFactor'] as const)(
    'lets users and administrators %s, but no admin on a super admin',
    (rule) => {
      expect(allowedOn(rule)).toEqual({
        user: `user ${ADMINS_HERE}`,
        colleague: ADMINS_HERE,
        admin: ADMINS_HERE,
        superadmin: SUPERADMINS,
      });
    },
  );

  it('lets only administrators change flags', () => {
    expect(allowedOn('changeFlags')).toEqual({ ...allowedOn('edit'), user: ADMINS_HERE });
  });

  it.each(['delete', 'resetPassword'] as const)('lets nobody %s on themselves', (rule) => {
    expect(allowedOn(rule)).toEqual({
      user: ADMINS_HERE,
      colleague: ADMINS_HERE,
      admin: 'apiKey superadmin foreignSuperadmin',
      superadmin: 'foreignSuperadmin',
    });
  });

  it.each(['changePassword', 'setUpSecondFactor'] as const)('lets only the user %s', (rule) => {
    expect(allowedOn(rule)).toEqual({
      user: 'user',
      colleague: '',
      admin: 'admin',
      superadmin: 'superadmin',
    });
  });

  it('lets users change their own email, notifications and language', () => {
    const fields = ['username', 'email', 'role', 'notifications', 'language', 'status'] as const;
    const forbidden = (actor: keyof typeof ACTORS) =>
      userPolicy.forbiddenFields(ACTORS[actor], ACTORS.user, fields);
    expect(forbidden('user')).toEqual(['username', 'role', 'status']);
    expect(forbidden('visitor')).toEqual(['username', 'role', 'status']);
    expect(forbidden('admin')).toEqual([]);
  });

  it('lets only super admins assign the role of super admin', () => {
    expect(allowed((actor) => userPolicy.grant(actor, 'superadmin'))).toBe(SUPERADMINS);
    expect(allowed((actor) => userPolicy.grant(actor, 'admin'))).not.toMatch(/respondent|visitor/);
  });

  it('lets administrators create users, and super admins organisations', () => {
    expect(allowed((actor) => userPolicy.create(actor, 'here'))).toBe(ADMINS_HERE);
    expect(allowed((actor) => userPolicy.createOrganization(actor))).toBe(SUPERADMINS);
  });

  it('requires a second factor of admins where the organisation says so', () => {
    const needing = (secondFactorForAdmins: boolean) =>
      ROLES.filter((role) => userPolicy.needsSecondFactor({ role }, { secondFactorForAdmins }));
    expect(needing(true)).toEqual(['admin', 'superadmin']);
    expect(needing(false)).toEqual([]);
  });

  it('lets active users who are no super admins sign in by SSO', () => {
    const signingIn = (status: 'active' | 'inactive') =>
      ROLES.filter((role) => userPolicy.signInBySso({ role, status }));
    expect(signingIn('active')).toEqual(['user', 'admin']);
    expect(signingIn('inactive')).toEqual([]);
  });
});
