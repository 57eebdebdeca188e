import { CULTURE_DIMENSIONS, CULTURE_TYPES, type CultureDimension } from '@cadran/contract/codes';
import { isAbove, isBelow } from '../arithmetic/thresholds.ts';
import { mean } from '../arithmetic/vectors.ts';
import { type CultureScores, NEUTRAL, perType } from '../culture/culture-score.ts';
import { recordOf } from '../record-of.ts';

export type PerDimension<T> = Readonly<Record<CultureDimension, T>>;

export interface Strength {
  readonly value: number;
  readonly level: 'weak' | 'moderate' | 'strong';
}

export const WEAK_BELOW = 20;
export const STRONG_ABOVE = 40;

/** How far the strongest type stands out: 4 (max S - 25), 0–100 (docs/method/audits.md#group-figures). */
export const cultureStrength = (scores: CultureScores): Strength => {
  const value = 4 * (Math.max(...CULTURE_TYPES.map((type) => scores[type])) - NEUTRAL);
  if (isBelow(value, WEAK_BELOW)) return { value, level: 'weak' };
  return { value, level: isAbove(value, STRONG_ABOVE) ? 'strong' : 'moderate' };
};

export interface Congruence {
  readonly value: number;
  readonly level: 'aligned' | 'partial' | 'incongruent';
  /** Mean of the six dimensions. */
  readonly mean: CultureScores;
  /** Half the sum of a dimension's differences from that mean. */
  readonly deviations: PerDimension<number>;
  readonly farthest: CultureDimension;
}

export const ALIGNED_FROM = 80;
export const INCONGRUENT_BELOW = 60;

const congruenceLevel = (value: number): Congruence['level'] => {
  if (isBelow(value, INCONGRUENT_BELOW)) return 'incongruent';
  return isBelow(value, ALIGNED_FROM) ? 'partial' : 'aligned';
};

/** How consistent the six dimensions are (docs/method/audits.md#group-figures). */
export const congruence = (dimensions: PerDimension<CultureScores>): Congruence => {
  const overall = perType((type) => mean(CULTURE_DIMENSIONS.map((d) => dimensions[d][type])));
  const deviations = recordOf(
    CULTURE_DIMENSIONS,
    (dimension) =>
      CULTURE_TYPES.reduce(
        (total, type) => total + Math.abs(dimensions[dimension][type] - overall[type]),
        0,
      ) / 2,
  );
  const value = 100 - 2 * mean(CULTURE_DIMENSIONS.map((dimension) => deviations[dimension]));
  return {
    value,
    level: congruenceLevel(value),
    mean: overall,
    deviations,
    farthest: CULTURE_DIMENSIONS.reduce((far, dimension) =>
      deviations[dimension] > deviations[far] ? dimension : far,
    ),
  };
};
