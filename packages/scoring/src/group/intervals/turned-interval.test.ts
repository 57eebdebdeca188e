import { seededRandom } from '@cadran/instruments/seeded-random';
import { expect, test } from 'vitest';
import { turnedInterval } from './turned-interval.ts';

/** So many draws of each sign and size, in rows of one number. */
const chances = (...sizes: readonly number[]) => Float64Array.from(sizes);
const size = (row: Float64Array) => Math.abs(row[0] ?? 0);

test('what chance alone would show may be nothing; what it never shows is not', () => {
  // Chance moves by 3 at most: a size of 2 may be none, one of 10 is 7 to 13.
  const spread = chances(...Array.from({ length: 601 }, (_, step) => (step - 300) / 100));
  expect(turnedInterval(chances(2), spread, size)[0]).toBe(0);
  const [low, high] = turnedInterval(chances(10), spread, size);
  expect(low).toBeCloseTo(10 - 2.85, 1);
  expect(high).toBeCloseTo(10 + 2.85, 1);
  // At most twice what was found.
  expect(turnedInterval(chances(1), spread, size)).toEqual([0, 2]);
});

test('chance in one direction counts in the other as well', () => {
  const [low, high] = turnedInterval(
    chances(10),
    chances(...Array.from({ length: 40 }, () => 2)),
    size,
  );
  expect(low).toBeCloseTo(8, 1);
  expect(high).toBeCloseTo(12, 1);
});

test('without chance there is no width', () => {
  const [low, high] = turnedInterval(chances(10), new Float64Array(40), size);
  expect(low).toBe(10);
  expect(high).toBe(10);
});

test('2.5 % on a side must show as much: one draw in forty does not, two do', () => {
  const some = (count: number) =>
    chances(...Array.from({ length: 40 }, (_, place) => (place < count ? 4 : 0)));
  // Both signs: 80 sizes, of which more than 2 must be usual.
  expect(turnedInterval(chances(10), some(2), size)[0]).toBe(10);
  expect(turnedInterval(chances(10), some(3), size)[0]).toBeCloseTo(6, 1);
});

/** Half the sum of what a row differs from none. */
const halfSum = (row: Iterable<number>): number =>
  [...row].reduce((sum, value) => sum + Math.abs(value) / 2, 0);

/** Looks at every row by itself, and at all of them. */
const reference = (found: readonly number[], rows: readonly (readonly number[])[]) => {
  const shown = halfSum(found);
  const isUsual = (share: number, direction: 1 | -1): boolean => {
    const sizes = rows.flatMap((row) =>
      [1, -1].map((sign) => halfSum(found.map((own, at) => share * own + sign * (row[at] ?? 0)))),
    );
    const asFar = sizes.filter((one) => direction * (one - shown) >= 0);
    return asFar.length > 0.025 * sizes.length;
  };
  const furthest = (end: number, direction: 1 | -1): number => {
    if (isUsual(end, direction)) return end;
    let [usual, unusual] = [1, end];
    for (let step = 0; step < 8; step += 1) {
      const between = (usual + unusual) / 2;
      if (isUsual(between, direction)) usual = between;
      else unusual = between;
    }
    return usual;
  };
  return [shown * furthest(0, 1), shown * furthest(2, -1)];
};

test('rows that occur several times count as often as they occur', () => {
  const random = seededRandom(5);
  const whole = (most: number) => Math.floor(random() * (2 * most + 1)) - most;
  const rowOf = (width: number, most: number) => Array.from({ length: width }, () => whole(most));
  for (const people of [20, 40, 60])
    for (const most of [1, 3, 20])
      for (let width = 1; width <= 4; width += 1) {
        const found = rowOf(width, 8);
        const rows = Array.from({ length: people }, () => rowOf(width, most));
        expect(
          turnedInterval(Float64Array.from(found), Float64Array.from(rows.flat()), halfSum),
        ).toEqual(reference(found, rows));
      }
});

test('equal rows are looked at once, up to 32 different ones', () => {
  /** Each row 0, 1, 2 … times two numbers, the last ones several times. */
  const sizesTaken = (different: number, rows: number): number => {
    let taken = 0;
    const all = Array.from({ length: rows }, (_, row) => Math.min(row, different - 1));
    const found = Float64Array.from([1e6, 1e6]);
    turnedInterval(found, Float64Array.from(all.flatMap((row) => [row, 7])), ([a = 0, b = 0]) => {
      taken += 1;
      return a + b;
    });
    return taken;
  };
  // Once for what was found; then for both ends and eight halvings of each, with both signs of each row.
  const whenAll = (rows: number): number => 1 + 2 * 9 * 2 * rows;
  expect(sizesTaken(1, 20)).toBe(whenAll(1));
  expect(sizesTaken(2, 21)).toBe(whenAll(2));
  expect(sizesTaken(32, 32)).toBe(whenAll(32));
  expect(sizesTaken(32, 40)).toBe(whenAll(32));
  expect(sizesTaken(33, 40)).toBe(whenAll(40));
});
