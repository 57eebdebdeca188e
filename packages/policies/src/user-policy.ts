import type { Role, UserChange } from '@cadran/contract';
import { administrates, isSuperadmin, type Member } from './actor.ts';

export interface Person {
  readonly id: string;
  readonly organizationId: string;
  readonly role: Role;
}

/** What users change about themselves; everything else is an administrator's (api.md, Users). */
const OWN_FIELDS: ReadonlySet<keyof UserChange> = new Set(['email', 'notifications', 'language']);

/** Admins rule over their organisation's users, never over a super admin. */
const rules = (actor: Member, person: Person): boolean =>
  administrates(actor, person.organizationId) &&
  (isSuperadmin(actor) || person.role !== 'superadmin');

const isSelf = (actor: Member, person: Person): boolean => actor.id === person.id;

const isSelfOrRules = (actor: Member, person: Person): boolean =>
  isSelf(actor, person) || rules(actor, person);

const rulesOverAnother = (actor: Member, person: Person): boolean =>
  rules(actor, person) && !isSelf(actor, person);

export const userPolicy = {
  /** The list of an organisation shows a super admin who sits there; to change one is another matter. */
  read: (actor: Member, person: Person): boolean =>
    isSelf(actor, person) || administrates(actor, person.organizationId),
  edit: isSelfOrRules,
  changeFlags: rules,
  /** Which of these fields the actor may not touch on this person. */
  forbiddenFields: (actor: Member, person: Person, fields: readonly (keyof UserChange)[]) =>
    rules(actor, person) ? [] : fields.filter((field) => !OWN_FIELDS.has(field)),
  /** The ceiling: only a super admin makes a super admin. */
  grant: (actor: Member, role: Role): boolean => role !== 'superadmin' || isSuperadmin(actor),
  create: administrates,
  createOrganization: (actor: Member): boolean => isSuperadmin(actor),
  changePassword: isSelf,
  /** Own passwords are changed with the old one, not reset. */
  resetPassword: rulesOverAnother,
  setUpSecondFactor: isSelf,
  /** One's own with a proof; an administrator removes one that was lost. */
  removeSecondFactor: isSelfOrRules,
  delete: rulesOverAnother,
};
