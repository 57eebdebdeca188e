import { type Motivation, MOTIVATIONS } from '@cadran/contract/codes';
import { calibrate } from '../arithmetic/similarity.ts';
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

/** The places a person gives to the motivations in the order they are desired. */
export const actualPlaces = (
  desired: readonly Motivation[],
  actual: readonly Motivation[],
): number[] => desired.map((motivation) => actual.indexOf(motivation));

/** Each pair in the wrong order costs the more, the higher its first is desired (docs/method/scores.md#motivations). */
const discordanceOf = (places: ArrayLike<number>): number => {
  let discordance = 0;
  for (let i = 0; i < places.length; i += 1) {
    for (let j = i + 1; j < places.length; j += 1) {
      if ((places[i] ?? 0) > (places[j] ?? 0)) discordance += COUNT - i;
    }
  }
  return discordance;
};

const similarityOf = (discordance: number): number => 1 - (2 * discordance) / MAX_DISCORDANCE;

/** The score of places in the desired order; any increasing numbers do for places. */
export const placesScore = (places: ArrayLike<number>): number =>
  calibrate(similarityOf(discordanceOf(places)), ANCHOR);

/** Nearness of two rankings, weighted to the top (docs/method/scores.md#motivations): weighted Kendall, calibrated. */
export const motivationsFit = (
  desired: readonly Motivation[],
  actual: readonly Motivation[],
): Fit<MotivationsFitComponents> => {
  const places = actualPlaces(desired, actual);
  const discordance = discordanceOf(places);
  return fit(placesScore(places), {
    desired,
    actual,
    shift: desired.map((motivation, place) => ({
      motivation,
      places: (places[place] ?? 0) - place,
    })),
    discordance,
    similarity: similarityOf(discordance),
    anchor: ANCHOR,
  });
};
