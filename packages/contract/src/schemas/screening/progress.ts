import { z } from 'zod';

/** Days of the progress of a campaign, today among them. */
export const PROGRESS_DAYS = 30;

const progressDay = z.object({
  /** From midnight to midnight in the time zone asked for, or the organisation's. */
  day: z.iso.date(),
  /** Who began on that day, whether finished since or not. */
  started: z.int(),
  completed: z.int(),
});

export const screeningProgress = z.object({
  /** Every day, the oldest first; one on which nothing happened has its zeros. */
  days: z.array(progressDay),
  /** Finished, and nobody has decided yet. */
  undecided: z.int(),
  candidates: z.object({ opened: z.int(), completed: z.int() }),
  /** Finished, and nobody has told them a decision or is about to. */
  notTold: z.int(),
});
export type ScreeningProgress = z.infer<typeof screeningProgress>;
