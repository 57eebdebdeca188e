import type { AuditAction, AuditDetail, AuditRole, AuditTarget } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { insertAuditLine } from '../queries/audit-log.ts';

/** Whoever acts: a member, or `SYSTEM`. */
export interface AuditActor {
  readonly id: string | null;
  readonly username: string;
  readonly role: AuditRole;
}

/** A background job, or somebody whom the log must not name. */
export const SYSTEM: AuditActor = { id: null, username: 'system', role: 'system' };

interface AuditEntry {
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

/** Lines about one kind of thing, in the log of the thing's organisation whoever acted. */
export const auditAbout =
  <T>(describe: (thing: T) => Pick<AuditEntry, 'organizationId' | 'target'>) =>
  (
    tx: Tx,
    actor: AuditActor,
    action: AuditAction,
    thing: T,
    now: Date,
    detail: AuditDetail = {},
  ): Promise<void> =>
    audit(tx, actor, { ...describe(thing), action, detail }, now);
