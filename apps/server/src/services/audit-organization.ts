import type { AuditAction, AuditDetail } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import type { OrganizationRow } from '../queries/organizations.ts';
import { audit } from './audit.ts';

export const auditOrganization = (
  tx: Tx,
  actor: Member,
  action: AuditAction,
  organization: Pick<OrganizationRow, 'organizationId' | 'name'>,
  now: Date,
  detail: AuditDetail = {},
): Promise<void> =>
  audit(
    tx,
    actor,
    {
      organizationId: organization.organizationId,
      action,
      target: {
        type: 'organization',
        id: organization.organizationId,
        name: organization.name,
      },
      detail,
    },
    now,
  );
