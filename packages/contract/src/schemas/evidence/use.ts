import { z } from 'zod';
import { IMPACT_DIMENSIONS, IMPACT_STAGES } from '../../codes/index.ts';
import { interval, panelOf, share } from './panel.ts';

/** Names of one or two groups: `{ language: 'fr' }` or `{ sex: 'female', age_band: '25_34' }`. */
const groupName = z.array(z.object({ dimension: z.enum(IMPACT_DIMENSIONS), group: z.string() }));

const impactGroup = z.discriminatedUnion('state', [
  z.object({ state: z.literal('too_few'), name: groupName, people: z.int(), needed: z.int() }),
  z.object({
    state: z.literal('known'),
    name: groupName,
    people: z.int(),
    selected: z.int(),
    rate: z.number(),
    interval,
    /** To the highest rate of the comparison; null where nobody was selected. */
    ratio: z.number().nullable(),
    /** Below four fifths, and hardly by chance, given how many groups are compared (Holm, 5 %). */
    flagged: z.boolean(),
    /** Fisher's exact test against the group with the highest rate; null for that group. */
    p: z.number().nullable(),
  }),
]);
export type ImpactGroup = z.infer<typeof impactGroup>;

/** One comparison: the groups of one dimension, or of two crossed, at one stage. */
export const impactPanel = z.object({
  needed: z.int(),
  date: z.iso.datetime().nullable(),
  comparisons: z.array(
    z.object({
      dimensions: z.array(z.enum(IMPACT_DIMENSIONS)),
      stage: z.enum(IMPACT_STAGES),
      groups: z.array(impactGroup),
    }),
  ),
});
export type ImpactPanel = z.infer<typeof impactPanel>;

/** How people decide beside the verdicts; `people` counts decided candidates. */
export const oversightPanel = panelOf(
  z.object({
    /** Rejected though the verdict was "fits", or retained though it was "does not fit". */
    againstVerdict: share,
    /** Decided within 60 seconds after the report was opened for the first time, or without opening it. */
    underOneMinute: share,
    /** Changed after the candidate had been told. */
    changedAfterTold: share,
    /** Campaigns whose target or weights were changed after a report had been opened. */
    targetsChangedAfterResults: share,
  }),
);
export type OversightPanel = z.infer<typeof oversightPanel>;
