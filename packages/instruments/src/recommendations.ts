import type { RecommendationCode } from '@cadran/contract/codes';
import { ALIGN_DIMENSION } from './recommendations/align-dimension.ts';
import { DEVELOP } from './recommendations/develop.ts';
import { LOCAL_PLAN, MAINTAIN } from './recommendations/local-plan-and-maintain.ts';
import { REDUCE } from './recommendations/reduce.ts';
import {
  SHARED_UNDERSTANDING,
  STYLE_MISMATCH,
  VALUES_NOT_LIVED,
} from './recommendations/tensions.ts';
import type { RecommendationText } from './types.ts';

/** In the order in which the rules fire. */
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

const TEXT_BY_CODE: Readonly<Record<string, RecommendationText>> = Object.fromEntries(
  Object.entries(RECOMMENDATION_TEXTS).flatMap(([rule, texts]) =>
    'title' in texts
      ? [[rule, texts]]
      : Object.entries(texts).map(([about, text]) => [`${rule}:${about}`, text]),
  ),
);

export const recommendationText = (code: RecommendationCode): RecommendationText => {
  const text = TEXT_BY_CODE[code];
  if (!text) throw new Error(`There is no recommendation ${code}.`);
  return text;
};
