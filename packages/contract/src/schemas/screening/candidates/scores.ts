import { z } from 'zod';
import {
  CERTAINTIES,
  QUALITY_LEVELS,
  SCORED_SECTIONS,
  TRAITS,
  VALUES,
  VERDICTS,
} from '../../../codes/index.ts';

/** As shown: `floor(x + 0.5)`, the integer from which the verdict is taken. */
const displayed = z.int().min(0).max(100);

/** A section without a number takes no part in the overall. */
export const sectionScores = z.record(z.enum(SCORED_SECTIONS), displayed.nullable());
export type DisplayedSectionScores = z.infer<typeof sectionScores>;

/** "Probably 70 to 82": eight in ten replicates of the score lie within. */
export const scoreInterval = z.object({ low: displayed, high: displayed });
export type DisplayedInterval = z.infer<typeof scoreInterval>;

/** Of the overall; both null without an overall. */
const sureness = {
  interval: scoreInterval.nullable(),
  certainty: z.enum(CERTAINTIES).nullable(),
};

/** What a line of a list shows of the scores; null until completed, and of another version of the engine until recomputed. */
export const listedScores = z.object({
  overall: displayed.nullable(),
  verdict: z.enum(VERDICTS).nullable(),
  ...sureness,
  quality: z.enum(QUALITY_LEVELS).nullable(),
  sections: sectionScores.nullable(),
  engineVersion: z.int().nullable(),
});

/** One half of the overall: its answers or its facts. */
const half = z.object({ score: displayed.nullable(), interval: scoreInterval.nullable() });

/** What members read with the answers. */
export const candidateScores = z.object({
  engineVersion: z.int(),
  overall: displayed.nullable(),
  verdict: z.enum(VERDICTS),
  ...sureness,
  /** The score of the half `answers`. */
  psychometric: displayed.nullable(),
  halves: z.object({ answers: half, facts: half }),
  sections: z.record(
    z.enum(SCORED_SECTIONS),
    z.object({
      score: displayed.nullable(),
      interval: scoreInterval.nullable(),
      weight: z.number(),
      active: z.boolean(),
      /** Traits or values left out because too few of their items were answered. */
      missing: z.array(z.enum([...TRAITS, ...VALUES])),
    }),
  ),
  /** Sections without a score because more than a fifth of them was left out. */
  leftOut: z.array(z.enum(SCORED_SECTIONS)),
  quality: z.object({ level: z.enum(QUALITY_LEVELS), flags: z.array(z.string()) }),
});
export type PresentedScores = z.infer<typeof candidateScores>;
