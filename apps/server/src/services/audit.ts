import type { AuditAction, AuditDetail, AuditRole, AuditTarget } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { insertAuditLine } from '../queries/audit-log.ts';

/** Whoever acts: a member, or a background job (`system`, without id). */
export interface AuditActor {
  readonly id: string | null;
  readonly username: string;
  readonly role: AuditRole;
}

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
  actor: AuditActor,
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
