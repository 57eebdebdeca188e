import { CULTURE_TYPES, type CultureType } from '@cadran/contract/codes';
import type { CultureScores } from '@cadran/scoring';

/** Scores that differ by less are equal. */
const TIE = 1e-9;

/** The type or types chosen most; all four when none prevails. */
export const dominantTypes = (scores: CultureScores): readonly CultureType[] => {
  const highest = Math.max(...CULTURE_TYPES.map((type) => scores[type]));
  return CULTURE_TYPES.filter((type) => highest - scores[type] < TIE);
};

/** The least chosen, if it is one alone. */
export const leastType = (scores: CultureScores): CultureType | null => {
  const lowest = Math.min(...CULTURE_TYPES.map((type) => scores[type]));
  const [least, ...others] = CULTURE_TYPES.filter((type) => scores[type] - lowest < TIE);
  return least === undefined || others.length > 0 ? null : least;
};
