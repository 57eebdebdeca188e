import { z } from 'zod';
import {
  LEAVING_REASONS,
  LIMITS,
  OUTCOME_MONTHS,
  OUTCOME_RATINGS,
  OUTCOME_SCALE,
  OUTCOME_STATES,
  type OutcomeRating,
  type OutcomeMonth,
} from '../../../codes/index.ts';
import { date, id, listOf, listQuery } from '../../base/basics.ts';
import { stepOf } from '../../base/builders.ts';
import { contact } from './contact.ts';

/** In a path: `6` or `12`. */
const monthsInPath = z
  .enum(OUTCOME_MONTHS.map(String) as [`${OutcomeMonth}`, ...`${OutcomeMonth}`[]])
  .transform((text) => Number(text) as OutcomeMonth);
export const outcomeParams = z.strictObject({ id, months: monthsInPath });

/** Null: cannot be said. */
const ratings = z.strictObject(
  Object.fromEntries(
    OUTCOME_RATINGS.map((rating) => [rating, stepOf(OUTCOME_SCALE).nullable()]),
  ) as Record<OutcomeRating, z.ZodNullable<z.ZodInt>>,
);

export const outcomeFields = {
  stayed: z.boolean(),
  /** Why somebody left; null for who stayed. */
  reason: z.enum(LEAVING_REASONS).nullable(),
  ratings,
};

/** Whoever left did so for a reason. */
const withReason = <T extends z.ZodType<{ stayed: boolean; reason: string | null }>>(schema: T) =>
  schema.refine(({ stayed, reason }) => stayed || reason !== null, {
    path: ['reason'],
    params: { rule: 'required' },
  });

export const outcomeContent = withReason(z.strictObject(outcomeFields));
export type OutcomeContent = z.infer<typeof outcomeContent>;

export const outcomeChange = withReason(
  z.strictObject({
    ...outcomeFields,
    /** Of the entry that was read, 0 of none: refused if another was saved since. */
    version: z.int().min(0),
  }),
);
export type OutcomeChange = z.infer<typeof outcomeChange>;

const outcome = z.object({ ...outcomeFields, enteredAt: date, version: z.int() });
export type EnteredOutcome = z.infer<typeof outcome>;

/** Somebody who was hired, after so many months. */
export const hiredOutcome = z.object({
  candidate: z.object({ id, contact }),
  campaign: z.object({ id, name: z.string() }),
  months: z.literal(OUTCOME_MONTHS),
  state: z.enum(OUTCOME_STATES),
  hiredAt: date,
  dueAt: date,
  /** Until then it can be entered. */
  endsAt: date,
  outcome: outcome.nullable(),
});
export type HiredOutcome = z.infer<typeof hiredOutcome>;

export const outcomeQuery = listQuery([])
  .omit({ sort: true, q: true })
  .extend({ state: z.enum(['due', 'entered']).default('due'), campaignId: id.optional() });

export const outcomeList = listOf(hiredOutcome);
export const candidateOutcomes = z.object({ items: z.array(hiredOutcome) });

/** A spreadsheet saved as CSV, with the columns of the template. */
export const outcomeImport = z.strictObject({
  csv: z.string().min(1).max(LIMITS.importCharacters),
});

/** All lines or none: with any refused line nothing is saved. */
export const outcomeImportReport = z.object({
  saved: z.int(),
  /** `line` counts as a text editor does, the header being line 1. */
  refused: z.array(z.object({ line: z.int(), fields: z.record(z.string(), z.string()) })),
});
export type OutcomeImportReport = z.infer<typeof outcomeImportReport>;
