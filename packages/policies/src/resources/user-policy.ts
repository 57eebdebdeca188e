import type { ActiveStatus, Role, UserChange } from '@cadran/contract';
import { type Actor, administrates, isSuperadmin } from '../actor.ts';

export interface Person {
  readonly id: string;
  readonly organizationId: string;
  readonly role: Role;
}

/** The fields that users may change themselves. */
const OWN_FIELDS: ReadonlySet<keyof UserChange> = new Set([
  'fullName',
  'email',
  'notifications',
  'language',
]);

/** Admins manage the users of their organisation, but no super admin. */
const manages = (actor: Actor, person: Person): boolean =>
  administrates(actor, person.organizationId) &&
  (isSuperadmin(actor) || person.role !== 'superadmin');

const isSelf = (actor: Actor, person: Person): boolean =>
  actor.kind === 'member' && actor.id === person.id;

const isSelfOrManages = (actor: Actor, person: Person): boolean =>
  isSelf(actor, person) || manages(actor, person);

const managesAnother = (actor: Actor, person: Person): boolean =>
  manages(actor, person) && !isSelf(actor, person);

export const userPolicy = {
  /** Admins see a super admin of their organisation in its list, without managing them. */
  read: (actor: Actor, person: Person): boolean =>
    isSelf(actor, person) || administrates(actor, person.organizationId),
  edit: isSelfOrManages,
  changeFlags: manages,
  /** The fields among these that the actor may not change. */
  forbiddenFields: (actor: Actor, person: Person, fields: readonly (keyof UserChange)[]) =>
    manages(actor, person) ? [] : fields.filter((field) => !OWN_FIELDS.has(field)),
  /** Only super admins assign the role of super admin. */
  grant: (actor: Actor, role: Role): boolean =>
    isSuperadmin(actor) || (actor.kind === 'member' && role !== 'superadmin'),
  create: administrates,
  createOrganization: (actor: Actor): boolean => isSuperadmin(actor),
  changePassword: isSelf,
  /** Users change their own password by entering the old one. */
  resetPassword: managesAnother,
  setUpSecondFactor: isSelf,
  /** Users with a proof; administrators for a user who lost it. */
  removeSecondFactor: isSelfOrManages,
  endSessions: isSelfOrManages,
  delete: managesAnother,
  /** An organisation can require it of its admins. */
  needsSecondFactor: (
    person: Pick<Person, 'role'>,
    organization: { readonly secondFactorForAdmins: boolean },
  ): boolean => organization.secondFactorForAdmins && person.role !== 'user',
  /** An organisation's identity provider never opens a super admin's account. */
  signInBySso: (person: Pick<Person, 'role'> & { readonly status: ActiveStatus }): boolean =>
    person.status === 'active' && person.role !== 'superadmin',
};
