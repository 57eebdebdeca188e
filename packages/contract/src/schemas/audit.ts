import { z } from 'zod';
import { AUDIT_ACTIONS, AUDIT_ROLES, AUDIT_TARGETS } from '../codes/index.ts';
import { date, id, listQuery } from './basics.ts';

/** Names of the changed fields, codes and counts; never a secret, never an answer. */
export const auditDetail = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
);
export type AuditDetail = z.infer<typeof auditDetail>;

/** `other`: written by a newer version during a rolling upgrade. */
export const auditLine = z.object({
  id,
  at: date,
  actor: z.object({ id: id.nullable(), name: z.string(), role: z.enum(AUDIT_ROLES) }),
  action: z.enum([...AUDIT_ACTIONS, 'other']),
  target: z.object({
    type: z.enum([...AUDIT_TARGETS, 'other']),
    id: id.nullable(),
    name: z.string(),
  }),
  detail: auditDetail,
  organizationId: id,
  /** For super admins, who read every organisation's lines; else null. */
  organizationName: z.string().nullable(),
});
export type AuditLine = z.infer<typeof auditLine>;

/** `q` is looked for in the names of actor and target. From `from` on, and before `to`. */
export const auditQuery = listQuery(['at']).extend({
  action: z.enum(AUDIT_ACTIONS).optional(),
  targetType: z.enum(AUDIT_TARGETS).optional(),
  targetId: id.optional(),
  actor: id.optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
  organizationId: id.optional(),
});
