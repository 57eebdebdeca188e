import type { Motivation } from '@cadran/contract/codes';
import { actualPlaces, placesScore } from '../../motivations/motivations-fit.ts';

/** How far a person would place a motivation elsewhere another time (docs/method/certainty.md#noise). */
const PLACE_DEVIATION = 1.2;

/** Noisy places: their order is the ranking, so they need not be sorted to be scored. */
export const noisyMotivations = (
  desired: readonly Motivation[],
  ranking: readonly Motivation[],
  normal: () => number,
): (() => number) => {
  const places = actualPlaces(desired, ranking);
  const drawn = new Float64Array(places.length);
  return () => {
    for (let i = 0; i < drawn.length; i += 1)
      drawn[i] = (places[i] ?? 0) + PLACE_DEVIATION * normal();
    return placesScore(drawn);
  };
};
