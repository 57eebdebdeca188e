import { ALIGN_DIMENSION } from './recommendations/align-dimension.ts';
import { DEVELOP } from './recommendations/develop.ts';
import { LOCAL_PLAN, MAINTAIN } from './recommendations/local-plan-and-maintain.ts';
import { REDUCE } from './recommendations/reduce.ts';
import {
  SHARED_UNDERSTANDING,
  STYLE_MISMATCH,
  VALUES_NOT_LIVED,
} from './recommendations/tensions.ts';

/** In the order in which the rules fire (scoring.md §9). */
export const RECOMMENDATIONS = [
  'shared_understanding',
  'develop',
  'reduce',
  'align_dimension',
  'style_mismatch',
  'values_not_lived',
  'local_plan',
  'maintain',
] as const;
export type Recommendation = (typeof RECOMMENDATIONS)[number];

/** `develop` and `reduce` have a text per culture type, `align_dimension` one per dimension. */
export const RECOMMENDATION_TEXTS = {
  shared_understanding: SHARED_UNDERSTANDING,
  develop: DEVELOP,
  reduce: REDUCE,
  align_dimension: ALIGN_DIMENSION,
  style_mismatch: STYLE_MISMATCH,
  values_not_lived: VALUES_NOT_LIVED,
  local_plan: LOCAL_PLAN,
  maintain: MAINTAIN,
} as const satisfies Record<Recommendation, unknown>;
