import {
  ACTIVITY_ACTIONS,
  ACTIVITY_ROLES,
  ACTIVITY_TARGETS,
  type ActivityLogEntry,
} from '@cadran/contract';
import { type Member, organizationPolicy } from '@cadran/policies';
import type { ActivityRow } from './queries.ts';

/** Unknown codes come from a newer version, during a rolling upgrade. */
const knownCode = <const T extends string, F>(
  codes: readonly T[],
  code: string,
  otherwise: F,
): T | F => codes.find((each) => each === code) ?? otherwise;

export const presentActivity = (actor: Member, row: ActivityRow): ActivityLogEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: {
    id: row.actorId,
    name: row.actorName,
    username: row.actorUsername,
    role: knownCode(ACTIVITY_ROLES, row.actorRole, 'system'),
  },
  action: knownCode(ACTIVITY_ACTIONS, row.action, 'other'),
  target: {
    type: knownCode(ACTIVITY_TARGETS, row.targetType, 'other'),
    id: row.targetId,
    name: row.targetName,
  },
  detail: row.detail,
  organizationId: row.organizationId,
  organizationName: organizationPolicy.readPlatform(actor) ? row.organizationName : null,
});
