import { T_SCALE } from '@cadran/contract/codes';

/** Target range of a trait, in T, steps of 5; 20–80 means "not required" (docs/method/scores.md#personality). */
export interface TraitInterval {
  readonly min: number;
  readonly max: number;
}

/** Credit fades to 0 over this many T beyond the interval. */
export const FADE = 10;

export const isRequired = ({ min, max }: TraitInterval): boolean =>
  min > T_SCALE.min || max < T_SCALE.max;

/** How far a T lies outside of its interval. */
export const distanceTo = ({ min, max }: TraitInterval, t: number): number =>
  Math.max(0, min - t, t - max);

export const creditAt = (distance: number): number => Math.max(0, 1 - distance / FADE);

/** T = 0, .1, …, 100 with the weight each has in a normal population of mean 50 and deviation 10. */
const POPULATION: readonly { readonly t: number; readonly weight: number }[] = Array.from(
  { length: 1001 },
  (_, step) => ({
    t: step / 10,
    weight: Math.exp(-(((step / 10 - T_SCALE.mean) / T_SCALE.sd) ** 2) / 2),
  }),
);
const POPULATION_WEIGHT = POPULATION.reduce((total, { weight }) => total + weight, 0);

/** Mean credit that the population earns on an interval. */
export const chanceOf = (interval: TraitInterval): number => {
  let earned = 0;
  for (const { t, weight } of POPULATION) earned += weight * creditAt(distanceTo(interval, t));
  return earned / POPULATION_WEIGHT;
};
