import { administrates, isSuperadmin, type Member } from './actor.ts';

export const organizationPolicy = {
  read: (actor: Member, organizationId: string): boolean =>
    isSuperadmin(actor) || actor.organizationId === organizationId,
  edit: administrates,
  changeStatus: (actor: Member): boolean => isSuperadmin(actor),
  /** The installation's own organisation holds the super admins and stays. */
  delete: (actor: Member, organizationId: string): boolean =>
    isSuperadmin(actor) && actor.organizationId !== organizationId,
  listUsers: administrates,
};
