/** Organisations, their settings and logos. Tables: schema/organizations.ts. Policy: organization-policy.ts. */
export { findAdministeredOrganization, findPublicOrganization } from './find-organization.ts';
export { createOrganization } from './create-organization.ts';
export { presentOrganization, presentPublicOrganization } from './present-organization.ts';
export {
  findOrganization,
  lockOrganization,
  type Logo,
  findLogoContent,
  organizationExists,
  updateOrganization,
  type OrganizationRow,
} from './queries.ts';
export { reencodeLogo } from './reencode-logo.ts';
export { adoptTimeZone, timeZoneOf } from './time-zone.ts';
