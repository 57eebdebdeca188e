import { z } from 'zod';
import { COMPARED_MAX, CULTURE_TYPES, MOTIVATIONS, TRAITS, VALUES } from '../../codes/index.ts';
import { id } from '../basics.ts';
import { candidate } from './candidate.ts';

const number = z.number();

/** Up to four ids, separated by commas. */
export const compareQuery = z.strictObject({
  ids: z
    .string()
    .transform((ids) => [...new Set(ids.split(','))])
    .pipe(z.array(id).min(1).max(COMPARED_MAX)),
});

/** Four numbers summing to 100, and the point they make in the quadrant. */
const culture = z.object({
  scores: z.record(z.enum(CULTURE_TYPES), number),
  point: z.object({ x: number, y: number }),
});
const values = z.record(z.enum(VALUES), number);
const traits = z.record(z.enum(TRAITS), number);
const ranking = z.array(z.enum(MOTIVATIONS));

/** What the pictures lay over each other; null where it was not asked or not wholly answered. */
const measures = z.object({
  culture: culture.nullable(),
  /** Centred on the person's own mean (scoring.md §2). */
  values: values.nullable(),
  /** T scores. */
  personality: traits.nullable(),
  motivations: ranking.nullable(),
});

const range = z.object({ min: number, max: number });

/** The campaign's wishes of today, drawn beneath the candidates. */
const wishes = z.object({
  culture: culture.nullable(),
  values: values.nullable(),
  personality: z.partialRecord(z.enum(TRAITS), range).nullable(),
  motivations: ranking.nullable(),
});

/** In the order in which they were asked for. */
export const comparison = z.object({
  campaign: z.object({ id, name: z.string() }),
  target: wishes,
  candidates: z.array(candidate.extend({ measures: measures.nullable() })),
});
export type Comparison = z.infer<typeof comparison>;
