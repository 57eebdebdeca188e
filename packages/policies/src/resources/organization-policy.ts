import type { ActiveStatus } from '@cadran/contract';
import { type Actor, administrates, belongsTo, isSuperadmin } from '../actor.ts';

/** The super admins' own organisation cannot be deactivated or deleted. */
const isSuperadminOfAnother = (actor: Actor, organizationId: string): boolean =>
  actor.kind === 'member' && isSuperadmin(actor) && actor.organizationId !== organizationId;

export const organizationPolicy = {
  read: belongsTo,
  /** Name, logo and colours, for everybody with a link; an inactive organisation is not found. */
  readPublic: (actor: Actor, organization: { readonly status: ActiveStatus }): boolean =>
    actor.kind !== 'member' && organization.status === 'active',
  edit: administrates,
  changeStatus: (actor: Actor): boolean => isSuperadmin(actor),
  deactivate: isSuperadminOfAnother,
  delete: isSuperadminOfAnother,
  listUsers: administrates,
  /** Domains decide whose users log in here, so an organisation cannot claim them itself. */
  changeSignInDomains: (actor: Actor): boolean => isSuperadmin(actor),
  readAdministration: administrates,
  /** Counts and activity of every organisation. */
  readPlatform: (actor: Actor): boolean => isSuperadmin(actor),
};
