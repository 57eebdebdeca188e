import type { Organization, PublicOrganization } from '@cadran/contract';
import { type Member, organizationPolicy } from '@cadran/policies';
import type { OrganizationRow } from './queries.ts';

/** The etag in the URL makes each logo cacheable forever. */
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
    privacyContact: row.privacyContact,
    timeZone: row.timeZone,
    addUpAnswers: row.addUpAnswers,
  },
  version: row.version,
  can: {
    edit: organizationPolicy.edit(actor, row.organizationId),
    changeStatus: organizationPolicy.changeStatus(actor),
    delete: organizationPolicy.delete(actor, row.organizationId),
  },
});
