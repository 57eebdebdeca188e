import { type Motivation, MOTIVATIONS } from '@cadran/contract/codes';
import { calibrate } from '../arithmetic/calibration.ts';
import { type Fit, fit } from '../engine-version.ts';

export const ANCHOR = 0.36;
const COUNT = MOTIVATIONS.length;
/** The discordance of the reversed ranking: the sum of (11 - i) over all pairs i < j. */
const MAX_DISCORDANCE = 330;

export interface MotivationsFitComponents {
  readonly desired: readonly Motivation[];
  readonly actual: readonly Motivation[];
  /** Places by which the person ranks each desired motivation lower (+) or higher (-). */
  readonly shift: readonly { readonly motivation: Motivation; readonly places: number }[];
  readonly discordance: number;
  readonly similarity: number;
  readonly anchor: number;
}

export const isCompleteMotivations = (ranking: readonly Motivation[]): boolean =>
  ranking.length === COUNT && new Set(ranking).size === COUNT;

/** Each pair in the wrong order costs the more, the higher its first is desired (scoring.md §4). */
const rankingDiscordance = (
  desired: readonly Motivation[],
  actual: readonly Motivation[],
): number => {
  const ranks = desired.map((motivation) => actual.indexOf(motivation));
  let discordance = 0;
  for (const [i, first] of ranks.entries()) {
    for (const second of ranks.slice(i + 1)) {
      if (first > second) discordance += COUNT - i;
    }
  }
  return discordance;
};

/** Nearness of two rankings, weighted to the top (scoring.md §4): weighted Kendall, calibrated. */
export const motivationsFit = (
  desired: readonly Motivation[],
  actual: readonly Motivation[],
): Fit<MotivationsFitComponents> => {
  const discordance = rankingDiscordance(desired, actual);
  const similarity = 1 - (2 * discordance) / MAX_DISCORDANCE;
  return fit(calibrate(similarity, ANCHOR), {
    desired,
    actual,
    shift: desired.map((motivation, place) => ({
      motivation,
      places: actual.indexOf(motivation) - place,
    })),
    discordance,
    similarity,
    anchor: ANCHOR,
  });
};
