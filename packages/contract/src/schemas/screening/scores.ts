import { z } from 'zod';
import { QUALITY_LEVELS, SCORED_SECTIONS, VERDICTS } from '../../codes/index.ts';

/** As shown: `floor(x + 0.5)`, the integer from which the verdict is taken (scoring.md §0). */
const displayed = z.int().min(0).max(100);

/** A section without a number takes no part in the overall. */
export const sectionScores = z.record(z.enum(SCORED_SECTIONS), displayed.nullable());
export type SectionIntegers = z.infer<typeof sectionScores>;

/** What a line of a list shows of the scores; null until the questionnaire is completed. */
export const listedScores = z.object({
  overall: displayed.nullable(),
  verdict: z.enum(VERDICTS).nullable(),
  quality: z.enum(QUALITY_LEVELS).nullable(),
  sections: sectionScores.nullable(),
});

/** What members read with the answers (api.md, Screening). */
export const candidateScores = z.object({
  engineVersion: z.int(),
  overall: displayed.nullable(),
  verdict: z.enum(VERDICTS),
  psychometric: displayed.nullable(),
  sections: z.record(
    z.enum(SCORED_SECTIONS),
    z.object({ score: displayed.nullable(), weight: z.number(), active: z.boolean() }),
  ),
  quality: z.object({ level: z.enum(QUALITY_LEVELS), flags: z.array(z.string()) }),
});
export type PresentedScores = z.infer<typeof candidateScores>;
