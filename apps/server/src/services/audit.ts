import type { AuditAction, AuditDetail, AuditTarget } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import { insertAuditLine } from '../queries/audit-log.ts';

export interface AuditEntry {
  readonly organizationId: string;
  readonly action: AuditAction;
  readonly target: {
    readonly type: AuditTarget;
    readonly id: string;
    readonly name: string;
  };
  readonly detail?: AuditDetail;
}

/** In the transaction of the change itself: there is no change without its line, and no line without its change. */
export const audit = async (
  tx: Tx,
  actor: Pick<Member, 'id' | 'username' | 'role'>,
  entry: AuditEntry,
  now: Date,
): Promise<void> => {
  await insertAuditLine(tx, {
    organizationId: entry.organizationId,
    at: now,
    actorId: actor.id,
    actorName: actor.username,
    actorRole: actor.role,
    action: entry.action,
    targetType: entry.target.type,
    targetId: entry.target.id,
    targetName: entry.target.name,
    detail: entry.detail ?? {},
  });
};
