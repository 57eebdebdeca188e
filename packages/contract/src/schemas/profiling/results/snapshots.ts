import { z } from 'zod';
import { SNAPSHOT_KINDS, SNAPSHOT_STATUSES } from '../../../codes/index.ts';
import { date } from '../../base/basics.ts';

/** A frozen state of the answers and the selections that can be reported. */
export const profilingSnapshot = z.object({
  /** From 1. */
  number: z.int(),
  kind: z.enum(SNAPSHOT_KINDS),
  status: z.enum(SNAPSHOT_STATUSES),
  /** Per cent of the work that is done. */
  progress: z.int(),
  requestedAt: date,
  /** When the answers were frozen; null while it waits. */
  takenAt: date.nullable(),
  /** Null until it is ready, and below the smallest group shown; rounded down to a multiple of five by link. */
  respondents: z.int().nullable(),
  /** How many selections it serves; null until it is ready. */
  servedSelections: z.int().nullable(),
});
export type ProfilingSnapshot = z.infer<typeof profilingSnapshot>;

/** Each computation of an audit by link draws its figures anew, so there are few (`results_limit`). */
const computations = z.object({
  /** Those that published results. */
  taken: z.int(),
  most: z.int(),
  /** How many can be asked for now; while the audit is open, one more is kept for its closing. */
  left: z.int(),
});

export const profilingSnapshots = z.object({
  /** The latest first. */
  items: z.array(profilingSnapshot),
  total: z.int(),
  /** The number of the one that results are read from; null: none is ready. */
  current: z.int().nullable(),
  /** Whether "Update results" is possible now. */
  update: z.object({
    allowed: z.boolean(),
    /** Answers since the last snapshot, rounded down to a multiple of five. */
    newAnswers: z.int(),
    /** As many must be new: the minimum group. */
    needed: z.int(),
    /** Null: by codes, whose results may be computed as often as there are new answers. */
    computations: computations.nullable(),
  }),
  can: z.object({ update: z.boolean() }),
});
export type ProfilingSnapshots = z.infer<typeof profilingSnapshots>;
