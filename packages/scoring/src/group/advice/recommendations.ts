import {
  CULTURE_TYPES,
  type CultureDimension,
  type CultureType,
  GAP_LIMITS,
  LIMITS,
} from '@cadran/contract/codes';
import { isAbove, isBelow } from '../../arithmetic/thresholds.ts';
import type { PerType } from '../../culture/rank-sums.ts';
import type { CultureGap } from '../culture-gap.ts';
import { INCONGRUENT_BELOW } from '../culture-shape.ts';
import type { DetailedCulture, GroupCulture } from '../group-culture.ts';
import { DIVIDED_ABOVE } from '../group-statistics.ts';
import { type ServedGroup, widestDifference } from './served-groups.ts';

/** What fired, and the figure that made it fire; the words are the instrument's (docs/method/audits.md#advice). */
export type FiredRecommendation =
  | { readonly rule: 'shared_understanding'; readonly radius: number }
  | {
      readonly rule: 'develop' | 'reduce';
      readonly culture: CultureType;
      readonly gap: number;
    }
  | {
      readonly rule: 'align_dimension';
      readonly dimension: CultureDimension;
      readonly congruence: number;
    }
  | { readonly rule: 'style_mismatch'; readonly distance: number }
  | { readonly rule: 'values_not_lived'; readonly valuesSet: string; readonly score: number }
  | {
      readonly rule: 'local_plan';
      readonly culture: CultureType;
      readonly groups: readonly [ServedGroup, ServedGroup];
      readonly difference: number;
    }
  | { readonly rule: 'maintain' };

export interface RecommendationBasis {
  readonly perceived: DetailedCulture;
  readonly gaps: PerType<CultureGap>;
  /** Each set's score against the perceived culture; null when the set says nothing. */
  readonly valuesSets: readonly { readonly id: string; readonly perceived: number | null }[];
  readonly servedGroups: readonly ServedGroup[];
}

export const MOST_RECOMMENDATIONS = 3;
export const STYLES_APART = 40;

const gapRecommendations = (gaps: PerType<CultureGap>): FiredRecommendation[] =>
  CULTURE_TYPES.map((culture) => ({ culture, ...gaps[culture] }))
    .filter(({ level }) => level === 'priority')
    .toSorted((a, b) => Math.abs(b.gap) - Math.abs(a.gap))
    .map(({ culture, gap }) => ({ rule: gap > 0 ? 'develop' : 'reduce', culture, gap }));

/** Distance between the perceived leadership and management styles; null where they are not shown. */
export const stylesApart = ({ leadership, management }: GroupCulture): number | null =>
  leadership && management
    ? Math.hypot(leadership.point.x - management.point.x, leadership.point.y - management.point.y)
    : null;

const valuesNotLived = (sets: RecommendationBasis['valuesSets']): FiredRecommendation[] =>
  sets
    .flatMap(({ id, perceived }) => (perceived === null ? [] : [{ id, score: perceived }]))
    .filter(({ score }) => !isAbove(score, LIMITS.canAdaptAbove))
    .toSorted((a, b) => a.score - b.score)
    .map(({ id, score }) => ({ rule: 'values_not_lived', valuesSet: id, score }));

const localPlan = (groups: readonly ServedGroup[]): FiredRecommendation[] => {
  const widest = widestDifference(groups);
  if (widest === null || isBelow(widest.difference, GAP_LIMITS.priority)) return [];
  return [{ rule: 'local_plan', ...widest }];
};

/**
 * Results of engine 1, which keep the advice they were published with.
 * The first three that fire, in the order of the rules; what a group wants more of and less of is
 * one list, by the size of the gap.
 */
export const recommendations = (basis: RecommendationBasis): readonly FiredRecommendation[] => {
  const { perceived, gaps } = basis;
  const fired: FiredRecommendation[] = [];
  if (isAbove(perceived.radius, DIVIDED_ABOVE)) {
    fired.push({ rule: 'shared_understanding', radius: perceived.radius });
  }
  fired.push(...gapRecommendations(gaps));
  const { value: congruence, farthest } = perceived.congruence;
  if (isBelow(congruence, INCONGRUENT_BELOW)) {
    fired.push({ rule: 'align_dimension', dimension: farthest, congruence });
  }
  const distance = stylesApart(perceived);
  if (distance !== null && isAbove(distance, STYLES_APART))
    fired.push({ rule: 'style_mismatch', distance });
  fired.push(...valuesNotLived(basis.valuesSets), ...localPlan(basis.servedGroups));
  return fired.length === 0 ? [{ rule: 'maintain' }] : fired.slice(0, MOST_RECOMMENDATIONS);
};
