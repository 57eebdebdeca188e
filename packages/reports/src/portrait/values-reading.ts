import { type Pole, POLES, type Value, VALUES } from '@cadran/contract/codes';
import type { ReportWords } from '@cadran/i18n/reports';
import { VALUE_POLES } from '@cadran/instruments';
import { circleRelation, type PerValue, type ValuesMeasure } from '@cadran/scoring';

const TIE = 1e-9;
const TOP = 3;
/** With ties the favourites may be more than three, but not half of all values. */
const TOP_AT_MOST = 5;
const LOW = 2;

interface Rated {
  readonly value: Value;
  readonly rating: number;
}

/** The values that were answered, the most important first. */
const byRating = (centred: PerValue<number | null>): readonly Rated[] =>
  VALUES.flatMap((value): readonly Rated[] => {
    const rating = centred[value];
    return rating === null ? [] : [{ value, rating }];
  }).toSorted((a, b) => b.rating - a.rating);

const valuesOf = (rated: readonly Rated[]): readonly Value[] => rated.map(({ value }) => value);

/** The values above the person's mean that come first, those tied with the third included. */
export const topValues = ({ centred }: ValuesMeasure): readonly Value[] => {
  const above = byRating(centred).filter(({ rating }) => rating > TIE);
  const last = above[TOP - 1];
  if (last === undefined) return valuesOf(above);
  return valuesOf(above.filter(({ rating }) => rating >= last.rating - TIE)).slice(0, TOP_AT_MOST);
};

/** The two least important, below the person's mean. */
export const lowValues = ({ centred }: ValuesMeasure): readonly Value[] =>
  valuesOf(
    byRating(centred)
      .toReversed()
      .filter(({ rating }) => rating < -TIE)
      .slice(0, LOW),
  );

/** The pole above the others as they are written, with one decimal; null when two are equal or one is missing. */
export const strongestPole = ({ poles }: ValuesMeasure): Pole | null => {
  if (VALUE_POLES.some((pole) => poles[pole] === null)) return null;
  const at = (pole: Pole): number => poles[pole] ?? 0;
  const written = (pole: Pole): number => Math.round(at(pole) * 10) / 10;
  const [first, second] = VALUE_POLES.toSorted((a, b) => at(b) - at(a));
  if (first === undefined || second === undefined) return null;
  return written(first) > written(second) && written(first) > 0 ? first : null;
};

export interface ValuePair {
  readonly first: Value;
  readonly second: Value;
  readonly text: string;
}

const pairsOf = (values: readonly Value[]): readonly (readonly [Value, Value])[] =>
  values.flatMap((first, place) =>
    values.slice(place + 1).map((second): readonly [Value, Value] => [first, second]),
  );

/** The text about two neighbouring values is stored at the first of them. */
export const neighbourPairs = (
  values: readonly Value[],
  texts: ReportWords['values']['neighbours'],
): readonly ValuePair[] =>
  pairsOf(values)
    .filter(([a, b]) => circleRelation(a, b) === 'neighbours')
    .map(([a, b]) => {
      const isNext = (VALUES.indexOf(a) + 1) % VALUES.length === VALUES.indexOf(b);
      const [first, second] = isNext ? [a, b] : [b, a];
      return { first, second, text: texts[first] };
    });

type Side = Pole | 'hedonism';
const sideOf = (value: Value): Side =>
  VALUE_POLES.find((pole) => POLES[pole].some((member) => member === value)) ?? 'hedonism';

/** Opposite values, in the order in which their sentence names them. */
export const conflictPairs = (
  values: readonly Value[],
  texts: ReportWords['values']['conflicts'],
): readonly ValuePair[] => {
  const known: ReadonlyMap<string, string> = new Map(Object.entries(texts));
  return pairsOf(values)
    .filter(([a, b]) => circleRelation(a, b) === 'conflict')
    .flatMap(([a, b]) =>
      [[a, b] as const, [b, a] as const].flatMap(([first, second]) => {
        const text = known.get(`${sideOf(first)}_${sideOf(second)}`);
        return text === undefined ? [] : [{ first, second, text }];
      }),
    );
};
