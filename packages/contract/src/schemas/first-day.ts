import { z } from 'zod';
import { FIRST_DAY_STEPS } from '../codes/index.ts';
import { id } from './base/basics.ts';

/** The steps of the caller's role and modules, in order; done or not is told by what is stored. */
export const firstDay = z.object({
  dismissed: z.boolean(),
  steps: z.array(z.object({ step: z.enum(FIRST_DAY_STEPS), done: z.boolean() })),
  /** What the steps open: the newest campaign, its link while it is open, and a candidate who has finished. */
  screening: z.object({ id, link: z.string().nullable(), candidateId: id.nullable() }).nullable(),
  profiling: z.object({ id }).nullable(),
});
export type FirstDay = z.infer<typeof firstDay>;

export const firstDayChange = z.strictObject({ dismissed: z.boolean() });
