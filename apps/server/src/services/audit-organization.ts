import type { OrganizationRow } from '../queries/organizations.ts';
import { auditAbout } from './audit.ts';

export const auditOrganization = auditAbout(
  ({ organizationId, name }: Pick<OrganizationRow, 'organizationId' | 'name'>) => ({
    organizationId,
    target: { type: 'organization', id: organizationId, name },
  }),
);
