import { seededRandom } from '@cadran/instruments/seeded-random';
import type { Cohort } from './derivable/atoms.ts';
import { type SegmentValues, segmentValues } from './cells.ts';

export const RANDOM_VALUES: SegmentValues = segmentValues(['a', 'b', 'c']);

export interface RandomPopulation {
  readonly people: number;
  readonly units: number;
  /** How many of unit, gender, age and tenure people are asked for. */
  readonly attributes: number;
  /** 1: values are equally frequent; more: the first ones are more so. */
  readonly skew: number;
  readonly seed: number;
}

/** One cohort per person, for tests; some attributes are left out. */
export const randomPopulation = ({
  people,
  units,
  attributes,
  skew,
  seed,
}: RandomPopulation): Cohort[] => {
  const random = seededRandom(seed);
  const names = (['unit', 'gender', 'age', 'tenure'] as const).slice(0, attributes);
  const choose = (values: readonly string[]): string =>
    values[Math.floor(random() ** skew * values.length)] ?? '';
  return Array.from({ length: people }, () => ({
    segments: Object.fromEntries(
      names.map((name) => {
        const values = RANDOM_VALUES[name].slice(0, name === 'unit' ? units : -1);
        return [name, random() < 0.03 ? null : choose(values)];
      }),
    ),
    snapshot: 0,
    people: 1,
  }));
};
