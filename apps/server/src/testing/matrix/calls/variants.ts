import { randomUUID } from 'node:crypto';
import { contract } from '@cadran/contract';
import { newcomer } from '../../new-user.ts';
import type { Special } from './special-calls.ts';
import type { NamedRoute } from '../named-routes.ts';

interface Variant extends NamedRoute {
  readonly special: Special;
  /** As in RULES. */
  readonly rule: string;
}

const { organizations, screening, secondFactor, users } = contract;
const superadmin = { resource: 'superadmin' } as const;

/** Calls whose permission depends on the body or on the target user. */
export const VARIANTS: readonly Variant[] = [
  {
    name: 'screening.updateCampaign with another owner',
    route: screening.updateCampaign,
    rule: 'members screening edit admin',
    special: {
      body: async ({ tenant }) => ({
        version: 1,
        ownerId: (await tenant?.users.colleague())?.id ?? randomUUID(),
      }),
    },
  },
  {
    name: 'integration.download of all candidates',
    route: contract.integration.download,
    rule: 'members screening edit',
    special: {
      resource: 'screeningCampaign',
      query: async (names) => ({ kind: 'candidates_csv', id: await names.id('screeningCampaign') }),
    },
  },
  {
    name: 'organizations.update with a status',
    route: organizations.update,
    rule: 'admins superadmin',
    special: { body: async () => ({ version: 1, status: 'active' }) },
  },
  {
    name: 'users.create with an organisation',
    route: users.create,
    rule: 'admins superadmin',
    special: {
      resource: null,
      body: async () => {
        const { username, email } = newcomer('');
        return { username, email, organization: { name: `New ${username}` } };
      },
    },
  },
  {
    name: 'users.create as a super admin',
    route: users.create,
    rule: 'admins superadmin',
    special: {
      resource: 'organization',
      absent: 'invalid_input',
      refused: 'invalid_input',
      body: async (names) => newcomer(await names.id('organization'), { role: 'superadmin' }),
    },
  },
  {
    name: 'users.update with a role',
    route: users.update,
    rule: 'members self-or-admin admin',
    special: { body: async () => ({ role: 'admin' }) },
  },
  {
    name: 'users.update of a super admin',
    route: users.update,
    rule: 'members self-or-admin superadmin',
    special: { ...superadmin, body: async () => ({ language: 'en' }) },
  },
  {
    name: 'users.resetPassword of a super admin',
    route: users.resetPassword,
    rule: 'admins superadmin',
    special: superadmin,
  },
  {
    name: 'users.remove of a super admin',
    route: users.remove,
    rule: 'admins superadmin',
    special: superadmin,
  },
  {
    name: 'users.endSessions of a super admin',
    route: users.endSessions,
    rule: 'members self-or-admin superadmin early',
    special: superadmin,
  },
  {
    name: 'secondFactor.remove of a super admin',
    route: secondFactor.remove,
    rule: 'members self-or-admin superadmin',
    special: { ...superadmin, body: async () => ({}), admitted: 409 },
  },
];
