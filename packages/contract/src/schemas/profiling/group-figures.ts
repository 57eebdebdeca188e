import { z } from 'zod';
import { CULTURE_DIMENSIONS, CULTURE_TYPES } from '../../codes/index.ts';
import { id } from '../basics.ts';

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

/** One side of an audit, as it is or as it should be (scoring.md §9). */
const groupCulture = z.object({
  point,
  spread: z.object({ x: spread, y: spread }),
  radius: z.number(),
  agreement: z.enum(['consensus', 'mixed', 'divided']),
  bars: scores,
  dominant: scores,
  strength: z.object({ value: z.number(), level: z.enum(['weak', 'moderate', 'strong']) }),
  congruence: z.object({
    value: z.number(),
    level: z.enum(['aligned', 'partial', 'incongruent']),
    mean: scores,
    deviations: perDimension(z.number()),
    farthest: z.enum(CULTURE_DIMENSIONS),
  }),
  dimensions: perDimension(z.object({ bars: scores, point })),
  leadership: z.object({ point, role: z.string() }),
  management: z.object({ point, style: z.enum(CULTURE_TYPES).nullable() }),
});

const valuesFit = z.object({ score: z.number(), similarity: z.number() }).nullable();

/** The numbers of a group report, not rounded: what screen, PDF and export write down. */
export const groupFigures = z.object({
  engineVersion: z.int(),
  respondents: z.int(),
  /** Questionnaires left out for their quality. */
  leftOut: z.int(),
  /** Fewer than ten respondents. */
  indicative: z.boolean(),
  perceived: groupCulture,
  desired: groupCulture,
  gaps: perType(z.object({ gap: z.number(), level: z.enum(['priority', 'attention', 'keep']) })),
  valuesSets: z.array(z.object({ id, perceived: valuesFit, desired: valuesFit })),
  recommendations: z.array(z.object({ rule: z.string() })),
});
export type GroupFigures = z.infer<typeof groupFigures>;
