import { type Pole, POLES, type Value, VALUES } from '@cadran/contract/codes';
import { centred, mean, type Vector } from '../arithmetic/vectors.ts';
import { ENGINE_VERSION, type ItemAnswers, type Maybe, type Versioned } from '../engine-version.ts';
import { recordOf } from '../record-of.ts';

export type PerValue<T> = Readonly<Record<Value, T>>;

/** What scoring needs to know of a value item; the instrument's own type fits. */
export interface ValueItemKey {
  readonly id: string;
  readonly value: Value;
}

export interface ValuesMeasure extends Versioned {
  /** Mean of a value's items, on the scale -1 … 7. */
  readonly ratings: PerValue<number>;
  /** The person's own mean: people use the scale differently. */
  readonly mean: number;
  readonly centred: PerValue<number>;
  readonly poles: Readonly<Record<Pole, number>>;
}

export const perValue = <T>(of: (value: Value, place: number) => T): PerValue<T> =>
  recordOf(VALUES, of);

export const valueVector = (ratings: PerValue<number>): number[] => VALUES.map((v) => ratings[v]);

const poleMean = (profile: PerValue<number>, pole: readonly Value[]): number =>
  mean(pole.map((value) => profile[value]));

export const valuesMeasure = (ratings: PerValue<number>): ValuesMeasure => {
  const vector: Vector = valueVector(ratings);
  const own = mean(vector);
  const shifted = centred(vector, own);
  const profile = perValue((_, place) => shifted[place] ?? 0);
  return {
    engineVersion: ENGINE_VERSION,
    ratings,
    mean: own,
    centred: profile,
    poles: {
      openness: poleMean(profile, POLES.openness),
      self_enhancement: poleMean(profile, POLES.self_enhancement),
      conservation: poleMean(profile, POLES.conservation),
      self_transcendence: poleMean(profile, POLES.self_transcendence),
    },
  };
};

/** From the twenty answers; null while one is missing. */
export const valuesOfAnswers = (
  answers: Maybe<ItemAnswers<number>>,
  items: readonly ValueItemKey[],
): ValuesMeasure | null => {
  const sums = new Map<Value, { total: number; items: number }>();
  for (const { id, value } of items) {
    const answer = answers?.[id] ?? null;
    if (answer === null) return null;
    const before = sums.get(value);
    sums.set(value, { total: (before?.total ?? 0) + answer, items: (before?.items ?? 0) + 1 });
  }
  if (sums.size < VALUES.length) return null;
  return valuesMeasure(
    perValue((value) => {
      const rated = sums.get(value);
      return rated ? rated.total / rated.items : 0;
    }),
  );
};
