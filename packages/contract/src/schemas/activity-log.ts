import { z } from 'zod';
import { ACTIVITY_ACTIONS, ACTIVITY_ROLES, ACTIVITY_TARGETS } from '../codes/index.ts';
import { date, id, listQuery } from './base/basics.ts';

/** Names of the changed fields, codes and counts; never a secret, never an answer. */
export const activityDetail = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
);
export type ActivityDetail = z.infer<typeof activityDetail>;

/** `other`: written by a newer version during a rolling upgrade. */
export const activityLogEntry = z.object({
  id,
  at: date,
  actor: z.object({
    id: id.nullable(),
    name: z.string(),
    /** Null for jobs and API keys. */
    username: z.string().nullable(),
    role: z.enum(ACTIVITY_ROLES),
  }),
  action: z.enum([...ACTIVITY_ACTIONS, 'other']),
  target: z.object({
    type: z.enum([...ACTIVITY_TARGETS, 'other']),
    id: id.nullable(),
    name: z.string(),
  }),
  detail: activityDetail,
  organizationId: id,
  /** For super admins, who read every organisation's lines; else null. */
  organizationName: z.string().nullable(),
});
export type ActivityLogEntry = z.infer<typeof activityLogEntry>;

/** `q` is looked for in the names of actor and target. From `from` on, and before `to`. */
export const activityLogQuery = listQuery(['at']).extend({
  action: z.enum(ACTIVITY_ACTIONS).optional(),
  targetType: z.enum(ACTIVITY_TARGETS).optional(),
  targetId: id.optional(),
  actor: id.optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
  organizationId: id.optional(),
});
