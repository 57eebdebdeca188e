import type { Role } from '@cadran/contract';
import type { Actor, Member } from './actor.ts';

const member = (id: string, organizationId: string, role: Role): Member => ({
  kind: 'member',
  id,
  organizationId,
  displayName: id,
  username: id,
  role,
  modules: { screening: true, profiling: true },
});

/** Every kind of actor, in the organisation `here` or in another one. */
export const ACTORS = {
  user: member('user', 'here', 'user'),
  owner: member('owner', 'here', 'user'),
  admin: member('admin', 'here', 'admin'),
  apiKey: { ...member('key', 'here', 'admin'), apiKey: { scopes: ['candidates:read'] } },
  superadmin: member('superadmin', 'here', 'superadmin'),
  /** Has the id of the owner in another organisation. */
  foreignUser: member('owner', 'elsewhere', 'user'),
  foreignAdmin: member('foreignAdmin', 'elsewhere', 'admin'),
  foreignApiKey: { ...member('foreignKey', 'elsewhere', 'admin'), apiKey: { scopes: [] } },
  foreignSuperadmin: member('foreignSuperadmin', 'elsewhere', 'superadmin'),
  respondent: {
    kind: 'respondent',
    organizationId: 'here',
    module: 'screening',
    questionnaireId: 'own',
  },
  otherRespondent: {
    kind: 'respondent',
    organizationId: 'here',
    module: 'profiling',
    questionnaireId: 'other',
  },
  visitor: { kind: 'anonymous' },
} as const satisfies Record<string, Actor>;

/** The names of the actors allowed by a rule. */
export const allowed = (rule: (actor: Actor) => boolean): string =>
  Object.entries<Actor>(ACTORS)
    .filter(([, actor]) => rule(actor))
    .map(([name]) => name)
    .join(' ');

export const EVERYBODY = Object.keys(ACTORS).join(' ');
export const MEMBERS_HERE = 'user owner admin apiKey superadmin foreignSuperadmin';
export const ADMINS_HERE = 'admin apiKey superadmin foreignSuperadmin';
export const SUPERADMINS = 'superadmin foreignSuperadmin';
