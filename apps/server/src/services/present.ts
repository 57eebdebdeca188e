import type { Organization, PublicOrganization, User } from '@cadran/contract';
import { organizationPolicy, userPolicy, type Member } from '@cadran/policies';
import type { OrganizationRow } from '../queries/organizations.ts';
import type { UserRow } from '../queries/users.ts';

/** Rows as the API shows them: allow-lists, with what this actor can do. */
export const presentUser = (actor: Member, row: UserRow): User => ({
  id: row.id,
  username: row.username,
  email: row.email,
  organizationId: row.organizationId,
  organizationName: row.organizationName,
  role: row.role,
  notifications: row.notifications,
  profilingEnabled: row.profilingEnabled,
  screeningEnabled: row.screeningEnabled,
  language: row.language,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  mustChangePassword: row.mustChangePassword,
  secondFactor: row.totpConfirmedAt !== null,
  can: {
    edit: userPolicy.edit(actor, row),
    changeFlags: userPolicy.changeFlags(actor, row),
    resetPassword: userPolicy.resetPassword(actor, row),
    removeSecondFactor: row.totpConfirmedAt !== null && userPolicy.removeSecondFactor(actor, row),
    delete: userPolicy.delete(actor, row),
  },
});

/** The etag is in the address: a new logo is a new address, so the old one may be cached for ever. */
const logoUrl = (row: OrganizationRow): string | null =>
  row.logoEtag === null ? null : `/api/organizations/${row.organizationId}/logo?v=${row.logoEtag}`;

export const presentPublicOrganization = (row: OrganizationRow): PublicOrganization => ({
  id: row.organizationId,
  name: row.name,
  logo: logoUrl(row),
  theme: row.theme,
});

export const presentOrganization = (actor: Member, row: OrganizationRow): Organization => ({
  ...presentPublicOrganization(row),
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  settings: {
    language: row.language,
    screeningRetentionDays: row.screeningRetentionDays,
    minimumGroup: row.minimumGroup,
    secondFactorForAdmins: row.secondFactorForAdmins,
  },
  version: row.version,
  can: {
    edit: organizationPolicy.edit(actor, row.organizationId),
    changeStatus: organizationPolicy.changeStatus(actor),
    delete: organizationPolicy.delete(actor, row.organizationId),
  },
});
