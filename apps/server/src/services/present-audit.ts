import { AUDIT_ACTIONS, AUDIT_ROLES, AUDIT_TARGETS, type AuditLine } from '@cadran/contract';
import { isSuperadmin, type Member } from '@cadran/policies';
import type { AuditRow } from '../queries/audit-log.ts';

/** A code that this version does not know was written by a newer one, during a rolling upgrade. */
const known = <const T extends string, F>(codes: readonly T[], code: string, otherwise: F): T | F =>
  codes.find((each) => each === code) ?? otherwise;

export const presentAuditLine = (actor: Member, row: AuditRow): AuditLine => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: {
    id: row.actorId,
    name: row.actorName,
    role: known(AUDIT_ROLES, row.actorRole, 'system'),
  },
  action: known(AUDIT_ACTIONS, row.action, 'other'),
  target: {
    type: known(AUDIT_TARGETS, row.targetType, 'other'),
    id: row.targetId,
    name: row.targetName,
  },
  detail: row.detail,
  organizationId: row.organizationId,
  organizationName: isSuperadmin(actor) ? row.organizationName : null,
});
