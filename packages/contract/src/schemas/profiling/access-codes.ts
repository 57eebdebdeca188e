import { z } from 'zod';
import { CODE_LIMITS, LANGUAGES } from '../../codes/index.ts';

/** How many codes were given out, and how. Respondents see it. */
export const givenCodes = z.object({ mailed: z.int(), printed: z.int() });
export type GivenCodes = z.infer<typeof givenCodes>;

export const codeCounts = givenCodes.extend({
  /** Codes that opened a questionnaire, rounded down to a multiple of five. */
  used: z.int(),
  /** No more codes than this can be given out; null: the units have no head-counts. */
  headcount: z.int().nullable(),
  /** False once the campaign was closed after codes had been mailed: nobody can repeat them any more. */
  canMail: z.boolean(),
});
export type CodeCounts = z.infer<typeof codeCounts>;

export const newCodeCards = z.strictObject({
  count: z.int().min(1).max(CODE_LIMITS.cards),
  language: z.enum(LANGUAGES),
});
export type NewCodeCards = z.infer<typeof newCodeCards>;
