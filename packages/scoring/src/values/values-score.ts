import { type Pole, POLES, type Value, VALUES } from '@cadran/contract/codes';
import { mean } from '../arithmetic/vectors.ts';
import {
  ENGINE_VERSION,
  type ItemAnswers,
  type Maybe,
  type Rating,
  ratingOf,
  type Versioned,
} from '../engine-version.ts';
import { recordOf } from '../record-of.ts';

export type PerValue<T> = Readonly<Record<Value, T>>;

/** What scoring needs to know of a value item; the instrument's own type fits. */
export interface ValueItemKey {
  readonly id: string;
  readonly value: Value;
}

export interface ValuesMeasure extends Versioned {
  /** Mean of a value's answered items, on the scale -1 … 7; null where none was answered. */
  readonly ratings: PerValue<number | null>;
  readonly answered: PerValue<number>;
  readonly missing: readonly Value[];
  /** The person's own mean: people use the scale differently. */
  readonly mean: number;
  readonly centred: PerValue<number | null>;
  /** Null where one of the pole's values is missing. */
  readonly poles: Readonly<Record<Pole, number | null>>;
  /** Deviation of one item around its value, from how far a value's two items lie apart. */
  readonly itemDeviation: number;
}

export const perValue = <T>(of: (value: Value, place: number) => T): PerValue<T> =>
  recordOf(VALUES, of);

/** A target's ratings around their mean. */
export const centredValues = (ratings: PerValue<number>): PerValue<number> => {
  const own = mean(VALUES.map((value) => ratings[value]));
  return perValue((value) => ratings[value] - own);
};

const poleMean = (profile: PerValue<number | null>, pole: readonly Value[]): number | null => {
  const known = pole.flatMap((value) => profile[value] ?? []);
  return known.length < pole.length ? null : mean(known);
};

/**
 * Two items of a value differ at least this much by chance, however alike they were answered
 * (docs/method/certainty.md#noise).
 */
export const ITEM_DEVIATION_MIN = 0.5;

/** Root of the mean of (item 1 - item 2)²/2 over the values whose two items were answered. */
const itemDeviation = (items: PerValue<readonly number[]>): number => {
  const squares = VALUES.flatMap((value) => {
    const [first, second] = items[value];
    return first === undefined || second === undefined ? [] : [(first - second) ** 2 / 2];
  });
  return squares.length === 0
    ? ITEM_DEVIATION_MIN
    : Math.max(ITEM_DEVIATION_MIN, Math.sqrt(mean(squares)));
};

/** From the answered items of each value. */
export const valuesOfItems = (items: PerValue<readonly number[]>): ValuesMeasure => {
  const ratings = perValue((value) => (items[value].length === 0 ? null : mean(items[value])));
  const known = VALUES.flatMap((value) => ratings[value] ?? []);
  const own = known.length === 0 ? 0 : mean(known);
  const profile = perValue((value) => {
    const rating = ratings[value];
    return rating === null ? null : rating - own;
  });
  return {
    engineVersion: ENGINE_VERSION,
    ratings,
    answered: perValue((value) => items[value].length),
    missing: VALUES.filter((value) => ratings[value] === null),
    mean: own,
    centred: profile,
    poles: {
      openness: poleMean(profile, POLES.openness),
      self_enhancement: poleMean(profile, POLES.self_enhancement),
      conservation: poleMean(profile, POLES.conservation),
      self_transcendence: poleMean(profile, POLES.self_transcendence),
    },
    itemDeviation: itemDeviation(items),
  };
};

/** From the twenty answers; null when none was answered or declined: the section was never reached. */
export const valuesOfAnswers = (
  answers: Maybe<ItemAnswers<Rating>>,
  items: readonly ValueItemKey[],
): ValuesMeasure | null => {
  if (!answers || items.every(({ id }) => (answers[id] ?? null) === null)) return null;
  const given = perValue((): number[] => []);
  for (const { id, value } of items) {
    const rating = ratingOf(answers[id]);
    if (rating !== null) given[value].push(rating);
  }
  return valuesOfItems(given);
};
