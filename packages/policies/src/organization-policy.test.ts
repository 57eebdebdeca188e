import type { Role } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import type { Member } from './actor.ts';
import { organizationPolicy } from './organization-policy.ts';

const member = (organizationId: string, role: Role): Member => ({
  kind: 'member',
  id: `${role} ${organizationId}`,
  organizationId,
  username: role,
  role,
  modules: { screening: false, profiling: false },
});

const ACTORS = [
  member('here', 'user'),
  member('here', 'admin'),
  member('here', 'superadmin'),
  member('there', 'user'),
  member('there', 'admin'),
  member('there', 'superadmin'),
];
const who = (rule: (actor: Member, organizationId: string) => boolean) =>
  ACTORS.filter((actor) => rule(actor, 'here')).map((actor) => actor.id);

describe('rights over an organisation', () => {
  it('its members and super admins read it', () => {
    expect(who(organizationPolicy.read)).toEqual([
      'user here',
      'admin here',
      'superadmin here',
      'superadmin there',
    ]);
  });

  it('its admins and super admins edit it and list its users', () => {
    for (const rule of [organizationPolicy.edit, organizationPolicy.listUsers])
      expect(who(rule)).toEqual(['admin here', 'superadmin here', 'superadmin there']);
  });

  it('super admins alone change its state, and delete it if it is not their own', () => {
    expect(who(organizationPolicy.changeStatus)).toEqual(['superadmin here', 'superadmin there']);
    expect(who(organizationPolicy.delete)).toEqual(['superadmin there']);
  });
});
