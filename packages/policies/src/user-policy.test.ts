import type { Role } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import type { Member } from './actor.ts';
import { userPolicy, type Person } from './user-policy.ts';

const member = (id: string, organizationId: string, role: Role): Member => ({
  kind: 'member',
  id,
  organizationId,
  username: id,
  role,
  modules: { screening: true, profiling: true },
});

const ACTORS = {
  user: member('user', 'here', 'user'),
  admin: member('admin', 'here', 'admin'),
  stranger: member('stranger', 'there', 'admin'),
  superadmin: member('superadmin', 'there', 'superadmin'),
};
type ActorName = keyof typeof ACTORS;

const PEOPLE: Record<string, Person> = {
  user: ACTORS.user,
  colleague: { id: 'colleague', organizationId: 'here', role: 'user' },
  admin: ACTORS.admin,
  'second admin': { id: 'second', organizationId: 'here', role: 'admin' },
  'super admin': { id: 'boss', organizationId: 'here', role: 'superadmin' },
  superadmin: ACTORS.superadmin,
};

/** Who may, of all actors, on each person. */
const mayOn = (rule: (actor: Member, person: Person) => boolean) =>
  Object.fromEntries(
    Object.entries(PEOPLE).map(([name, person]) => [
      name,
      (Object.keys(ACTORS) as ActorName[]).filter((actor) => rule(ACTORS[actor], person)).join(' '),
    ]),
  );

describe('rights over users', () => {
  it('users are read by themselves, by the admins of their organisation and by super admins', () => {
    expect(mayOn(userPolicy.read)).toEqual({
      user: 'user admin superadmin',
      colleague: 'admin superadmin',
      admin: 'admin superadmin',
      'second admin': 'admin superadmin',
      'super admin': 'admin superadmin',
      superadmin: 'stranger superadmin',
    });
  });

  it('an admin edits users of the own organisation, never a super admin', () => {
    expect(mayOn(userPolicy.edit)).toEqual({
      user: 'user admin superadmin',
      colleague: 'admin superadmin',
      admin: 'admin superadmin',
      'second admin': 'admin superadmin',
      'super admin': 'superadmin',
      superadmin: 'superadmin',
    });
    expect(mayOn(userPolicy.changeFlags)).toEqual({
      ...mayOn(userPolicy.edit),
      user: 'admin superadmin',
    });
  });

  it('nobody deletes oneself or resets the own password', () => {
    for (const rule of [userPolicy.delete, userPolicy.resetPassword])
      expect(mayOn(rule)).toEqual({
        user: 'admin superadmin',
        colleague: 'admin superadmin',
        admin: 'superadmin',
        'second admin': 'admin superadmin',
        'super admin': 'superadmin',
        superadmin: '',
      });
  });

  it('passwords and second factors are set by their owner alone', () => {
    for (const rule of [userPolicy.changePassword, userPolicy.setUpSecondFactor])
      expect(mayOn(rule)).toEqual({
        user: 'user',
        colleague: '',
        admin: 'admin',
        'second admin': '',
        'super admin': '',
        superadmin: 'superadmin',
      });
  });

  it('a lost second factor is removed by an administrator', () => {
    expect(mayOn(userPolicy.removeSecondFactor)).toEqual(mayOn(userPolicy.edit));
  });

  it('users change their own email, notifications and language', () => {
    const fields = ['username', 'email', 'role', 'notifications', 'language', 'status'] as const;
    expect(userPolicy.forbiddenFields(ACTORS.user, ACTORS.user, fields)).toEqual([
      'username',
      'role',
      'status',
    ]);
    expect(userPolicy.forbiddenFields(ACTORS.admin, ACTORS.user, fields)).toEqual([]);
  });

  it('only a super admin makes a super admin', () => {
    const makers = (role: Role) =>
      (Object.keys(ACTORS) as ActorName[]).filter((actor) => userPolicy.grant(ACTORS[actor], role));
    expect(makers('superadmin')).toEqual(['superadmin']);
    expect(makers('admin')).toEqual(['user', 'admin', 'stranger', 'superadmin']);
  });

  it('users are created by the admins of the organisation and by super admins', () => {
    const creators = (Object.keys(ACTORS) as ActorName[]).filter((actor) =>
      userPolicy.create(ACTORS[actor], 'here'),
    );
    expect(creators).toEqual(['admin', 'superadmin']);
  });
});
