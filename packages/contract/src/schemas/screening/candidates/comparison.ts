import { z } from 'zod';
import {
  CERTAINTIES,
  COMPARED_MAX,
  CULTURE_TYPES,
  MOTIVATIONS,
  SCORED_SECTIONS,
  TRAITS,
  VALUES,
} from '../../../codes/index.ts';
import { id } from '../../base/basics.ts';
import { candidateDecision } from './candidate-details.ts';
import { candidate } from './candidate.ts';
import { scoreInterval } from './scores.ts';

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
/** On the scale people answered, 1 to 5, with its margin. */
const position = z.object({ position: number, margin: number });
const ranking = z.array(z.enum(MOTIVATIONS));

/** The values that the charts compare; null where a section was not asked or is incomplete. */
const measures = z.object({
  culture: culture.nullable(),
  /** Centred on the person's own mean; null where too few items were answered. */
  values: z.record(z.enum(VALUES), number.nullable()).nullable(),
  /** Null where too few items were answered. */
  personality: z.record(z.enum(TRAITS), position.nullable()).nullable(),
  motivations: ranking.nullable(),
});

const range = z.object({ min: number, max: number });

/** The campaign's current target, drawn beneath the candidates. */
const target = z.object({
  culture: culture.nullable(),
  values: values.nullable(),
  /** The intervals of T as positions from 1 to 5, by the norms below. */
  personality: z.partialRecord(z.enum(TRAITS), range).nullable(),
  motivations: ranking.nullable(),
});

/** Where a section's score probably lies, and how likely it stays on its side of the limits of the verdicts. */
const sectionPrecision = z.object({ interval: scoreInterval, certainty: z.enum(CERTAINTIES) });

/** Candidates in the order of the request. */
export const comparison = z.object({
  campaign: z.object({ id, name: z.string() }),
  target: target,
  /** What turned the target's intervals of T into positions; provisional ones may be off by 5 to 10 T. */
  norms: z.object({ version: z.string(), source: z.string(), provisional: z.boolean() }),
  candidates: z.array(
    candidate.extend({
      /** Null without scores; of a section without a score or without an answer. */
      precision: z.record(z.enum(SCORED_SECTIONS), sectionPrecision.nullable()).nullable(),
      measures: measures.nullable(),
      /** The decision with its reason, to be changed beside the others. */
      recorded: candidateDecision,
    }),
  ),
});
export type Comparison = z.infer<typeof comparison>;
