import { administrates, belongsTo, isSuperadmin, type Member } from './actor.ts';

export const organizationPolicy = {
  read: belongsTo,
  edit: administrates,
  changeStatus: (actor: Member): boolean => isSuperadmin(actor),
  /** The installation's own organisation holds the super admins and stays. */
  delete: (actor: Member, organizationId: string): boolean =>
    isSuperadmin(actor) && actor.organizationId !== organizationId,
  listUsers: administrates,
};
