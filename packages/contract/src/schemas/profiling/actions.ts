import { z } from 'zod';
import {
  ACTION_DIRECTIONS,
  ACTION_FIGURES,
  ACTION_LIMITS,
  ACTION_STATES,
  MOVEMENT_REASONS,
  MOVEMENTS,
  RECOMMENDATION_CODES,
} from '../../codes/index.ts';
import { date, id, listOf, listQuery, text } from '../base/basics.ts';
import { withoutLinks } from '../mail/mail.ts';
import { email, fullName } from '../user/user.ts';
import { organizationalUnit } from './units.ts';

/** The figure that an action should move, and which way. */
export const actionAim = z.strictObject({
  figure: z.enum(ACTION_FIGURES),
  direction: z.enum(ACTION_DIRECTIONS),
});
export type ActionAim = z.infer<typeof actionAim>;

/** A member of the organisation by id, or anybody else by name. */
const responsible = z
  .strictObject({
    userId: id.nullable().default(null),
    name: withoutLinks(fullName.max(ACTION_LIMITS.responsibleNameMax)).default(''),
    /** Told by mail when the action is overdue; of members the account's own address is used. */
    email: email.nullable().default(null),
  })
  .refine(({ userId, name }) => userId !== null || name !== '', {
    path: ['name'],
    params: { rule: 'required' },
  })
  .refine(({ userId, name, email: address }) => userId === null || (name === '' && !address), {
    path: ['name'],
    params: { rule: 'unknown_field' },
  });

const fields = {
  /** Also in the mail about an overdue action. */
  title: withoutLinks(text(ACTION_LIMITS.titleMax)),
  notes: z.string().trim().max(ACTION_LIMITS.notesMax),
  /** A unit or group of units of the audit; null: everybody. */
  unitId: id.nullable(),
  responsible: responsible.nullable(),
  /** The last day, in the organisation's time zone. */
  dueOn: z.iso.date().nullable(),
  state: z.enum(ACTION_STATES),
  aim: actionAim.nullable(),
};

export const newAuditAction = z.strictObject({
  title: fields.title,
  notes: fields.notes.default(''),
  unitId: fields.unitId.default(null),
  responsible: fields.responsible.default(null),
  dueOn: fields.dueOn.default(null),
  state: fields.state.default('planned'),
  aim: fields.aim.default(null),
  /** The recommendation of the report that it came from. */
  recommendation: z.enum(RECOMMENDATION_CODES).nullable().default(null),
});
export type NewAuditAction = z.output<typeof newAuditAction>;

export const auditActionChange = z.strictObject({
  ...z.strictObject(fields).partial().shape,
  version: z.int().min(1),
});
export type AuditActionChange = z.output<typeof auditActionChange>;

const measured = z.object({
  value: z.number(),
  interval: z.tuple([z.number(), z.number()]).readonly(),
});

/** Whether the action's figure moved beyond chance, from the audit it came from to a later one of the series. */
export const actionMovement = z.object({
  movement: z.enum(MOVEMENTS),
  /** Null unless `unknown`. */
  reason: z.enum(MOVEMENT_REASONS).nullable(),
  /** The later audit; null where there is none. */
  audit: z.object({ id, name: z.string(), takenAt: date }).nullable(),
  /** Null where `unknown`; the change is the later figure minus the earlier. */
  figures: z.object({ before: measured, after: measured, change: measured }).nullable(),
});
export type ActionMovement = z.infer<typeof actionMovement>;

export const auditAction = z.object({
  id,
  /** The audit it came from. */
  audit: z.object({ id, organizationId: id, name: z.string() }),
  title: z.string(),
  notes: z.string(),
  /** Null: everybody. A unit that the audit no longer has is without name. */
  unit: z.object({ id, name: organizationalUnit.shape.name.nullable() }).nullable(),
  responsible: z
    .object({
      /** Of a member. */
      userId: id.nullable(),
      name: z.string(),
      /** Only for people who may edit the action. */
      email: z.string().nullable(),
    })
    .nullable(),
  dueOn: z.string().nullable(),
  /** Neither done nor abandoned, and the last day is over. */
  overdue: z.boolean(),
  state: fields.state,
  aim: actionAim.nullable(),
  recommendation: z.enum(RECOMMENDATION_CODES).nullable(),
  movement: actionMovement,
  createdAt: date,
  updatedAt: date,
  version: z.int(),
  can: z.object({ edit: z.boolean() }),
});
export type AuditAction = z.infer<typeof auditAction>;

/** `q` is looked for in titles and in names of responsible people. */
export const auditActionQuery = listQuery(['dueOn', 'title', 'state', 'updatedAt']).extend({
  state: z.enum(ACTION_STATES).optional(),
  /** Only those whose last day is over. */
  due: z.enum(['overdue']).optional(),
});

export const auditActionList = listOf(auditAction).extend({
  campaign: auditAction.shape.audit,
  /** Units and groups of units of this audit. */
  units: z.array(organizationalUnit.pick({ id: true, name: true })),
  /** Members who may be made responsible: administrators see all, others themselves. */
  members: z.array(z.object({ id, name: z.string() })),
  can: z.object({ edit: z.boolean() }),
});
export type AuditActionList = z.infer<typeof auditActionList>;

export const auditActionParams = z.strictObject({ id, actionId: id });
