import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visitZeroSums } from './zero-sum-pairs.ts';

const nameOf = (first: number, second?: number): string =>
  second === undefined ? `${first}` : `${Math.min(first, second)}+${Math.max(first, second)}`;

const found = (sums: readonly number[]): string[] => {
  const pairs: string[] = [];
  const stopped = visitZeroSums(sums, (first, second) => {
    pairs.push(nameOf(first, second));
    return false;
  });
  expect(stopped).toBe(false);
  return pairs.toSorted();
};

const byTrying = (sums: readonly number[]): string[] =>
  sums
    .flatMap((sum, first) => [
      ...(Math.abs(sum) < 1e-7 ? [nameOf(first)] : []),
      ...sums.flatMap((other, second) =>
        second > first && Math.abs(sum + other) < 1e-7 ? [nameOf(first, second)] : [],
      ),
    ])
    .toSorted();

test('every sum that is zero and every two that cancel are visited, and no others', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -4, max: 4 })), {
        maxLength: 60,
      }),
      (parts) => {
        /** Near multiples of a third, off by up to four hundred-millionths: within and beyond rounding. */
        const sums = parts.map(([whole, noise]) => whole / 3 + noise * 3e-8);
        expect(found(sums)).toEqual(byTrying(sums));
      },
    ),
  );
});

test('sums on either side of a bucket’s border still meet', () => {
  const border = 0.123457;
  expect(found([border, -border - 5e-8])).toEqual(['0+1']);
  expect(found([border, -border + 5e-8])).toEqual(['0+1']);
  expect(found([border + 5e-8, -border])).toEqual(['0+1']);
  expect(found([border - 5e-8, -border])).toEqual(['0+1']);
  expect(found([2, -2 - 3e-8])).toEqual(['0+1']);
});

test('sums that miss 0 by as much as is tolerated are not visited', () => {
  expect(found([1e-7, 0])).toEqual(['1']);
  expect(found([0.99e-7, 0])).toEqual(['0', '0+1', '1']);
});

test('the search stops when a visit says that it is enough', () => {
  const visits: string[] = [];
  const stop = (first: number, second?: number) => {
    visits.push(nameOf(first, second));
    return true;
  };
  expect(visitZeroSums([1, 0, 0], stop)).toBe(true);
  expect(visits).toEqual(['1']);
  expect(visitZeroSums([5, 1, -5, 2, -2], stop)).toBe(true);
  expect(visits).toEqual(['1', '3+4']);
  expect(visitZeroSums([1, 2], stop)).toBe(false);
  expect(visitZeroSums([], stop)).toBe(false);
});
