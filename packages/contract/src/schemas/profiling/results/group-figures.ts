import { z } from 'zod';
import {
  AUDIT_ACCESS_KINDS,
  CULTURE_DIMENSIONS,
  CULTURE_TYPES,
  RECOMMENDATION_CODES,
} from '../../../codes/index.ts';
import { id } from '../../base/basics.ts';
import { actionAim } from '../actions.ts';

const perType = <T extends z.ZodType>(of: T) =>
  z.object({ clan: of, adhocracy: of, market: of, hierarchy: of });
const perDimension = <T extends z.ZodType>(of: T) =>
  z.object({
    dominant_characteristics: of,
    leadership: of,
    management_of_employees: of,
    organizational_glue: of,
    strategic_emphases: of,
    criteria_of_success: of,
  });

const scores = perType(z.number());
const point = z.object({ x: z.number(), y: z.number() });
const spread = z.object({ low: z.number(), high: z.number() });
const interval = z.tuple([z.number(), z.number()]).readonly();
const pointInterval = z.object({ x: interval, y: interval });

/** 95 % intervals; null where the figure is not shown. */
const cultureIntervals = z.object({
  point: pointInterval,
  bars: perType(interval),
  strength: interval,
  dominant: perType(interval).nullable(),
  radius: interval.nullable(),
  congruence: interval.nullable(),
  dimensions: perDimension(z.object({ bars: perType(interval), point: pointInterval })).nullable(),
  /** Of how far each dimension lies from the mean of all. */
  deviations: perDimension(interval).nullable(),
  stylesApart: interval.nullable(),
  /** In what share of recalculations the role of leaders and the style of management are the same. */
  roleShare: z.number().nullable(),
  styleShare: z.number().nullable(),
});

/** One side of an audit, as it is or as it should be. Null: see `withheld`. */
const groupCulture = z.object({
  point,
  bars: scores,
  dominant: scores.nullable(),
  spread: z.object({ x: spread, y: spread }).nullable(),
  radius: z.number().nullable(),
  agreement: z.enum(['consensus', 'mixed', 'divided']).nullable(),
  strength: z.object({ value: z.number(), level: z.enum(['weak', 'moderate', 'strong']) }),
  congruence: z
    .object({
      value: z.number(),
      level: z.enum(['aligned', 'partial', 'incongruent']),
      mean: scores,
      deviations: perDimension(z.number()),
      farthest: z.enum(CULTURE_DIMENSIONS),
    })
    .nullable(),
  dimensions: perDimension(z.object({ bars: scores, point })).nullable(),
  leadership: z.object({ point, role: z.string() }).nullable(),
  management: z.object({ point, style: z.enum(CULTURE_TYPES).nullable() }).nullable(),
  /** Null in results published by engine 1, and for several groups together. */
  intervals: cultureIntervals.nullable(),
});

const valuesFit = z
  .object({ score: z.number(), similarity: z.number(), interval: interval.nullable() })
  .nullable();

/**
 * The numbers of a group report: what screen, PDF and export write down. Shares of leading types are in the steps in
 * which they are shown and add up to 100; the others are not rounded.
 */
export const groupFigures = z.object({
  engineVersion: z.int(),
  /** Null: published before audits were by codes or by link. */
  access: z.enum(AUDIT_ACCESS_KINDS).nullable(),
  /** `rounded`: to 5, below ten answers by codes; `protected`: blurred, by link. */
  precision: z.enum(['exact', 'rounded', 'protected']),
  /** By link so many or more: 20, 30, 50, 100 …, and for all together a multiple of five. */
  respondents: z.int(),
  /** Questionnaires left out for their quality. */
  leftOut: z.int(),
  /** Fewer than ten respondents. */
  indicative: z.boolean(),
  perceived: groupCulture,
  desired: groupCulture,
  gaps: perType(
    z.object({
      gap: z.number(),
      interval: interval.nullable(),
      /** `unclear`: the answers show neither a difference of more than five nor that there is none. */
      level: z.enum(['priority', 'attention', 'keep', 'unclear']),
    }),
  ),
  /** Half the sum of the gaps. */
  totalGap: z.object({ gap: z.number(), interval: interval.nullable() }),
  valuesSets: z.array(z.object({ id, perceived: valuesFit, desired: valuesFit })),
  /** Empty: no difference that these answers can show. */
  recommendations: z.array(
    z.object({
      rule: z.string(),
      code: z.enum(RECOMMENDATION_CODES),
      /** What an action that follows it would move. */
      aim: actionAim.nullable(),
    }),
  ),
  /** How far the protection may move a point on an axis and a bar, nine times out of ten; null: not protected. */
  blur: z.object({ point: z.number(), bars: z.number() }).nullable(),
  /** What is not shown, and from how many answers on it would be. */
  withheld: z.array(
    z.object({ part: z.enum(['dominant', 'dispersion', 'dimensions']), needed: z.int() }),
  ),
});
export type GroupFigures = z.infer<typeof groupFigures>;
