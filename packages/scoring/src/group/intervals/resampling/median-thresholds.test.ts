import { expect, test } from 'vitest';
import { medianValues, MEDIANS, writeMeasured } from './median-thresholds.ts';

const sumsOf = (clan: number) => ({ clan, adhocracy: 8, market: 5, hierarchy: 3 });
/** So many people with each rank sum of the clan culture. */
const tableOf = (counts: Readonly<Record<number, number>>) => ({
  situations: 4,
  rows: Object.entries(counts).map(([clan, count]) => ({ sums: sumsOf(Number(clan)), count })),
});

test('what medians are taken of: the four rank sums, then the steps on both axes', () => {
  const measured = new Float64Array(MEDIANS);
  writeMeasured(measured, 1, 20, 300, 4000);
  expect([...measured]).toEqual([1, 20, 300, 4000, 3681, 4279]);
});

test('only values within three standard errors of the middle are looked at, and one beyond', () => {
  // Of 100 people the shares from 34 to 66 % are near.
  const tens = Object.fromEntries(Array.from({ length: 10 }, (_, place) => [12 - place, 10]));
  const [clan, adhocracy, , , x, y] = medianValues(tableOf(tens));
  expect(clan?.values).toEqual([6, 7, 8, 9]);
  expect(clan?.sharesUpTo.map((share) => share.toFixed(6))).toEqual([
    '0.400000',
    '0.500000',
    '0.600000',
  ]);
  expect(adhocracy).toEqual({ values: [8], sharesUpTo: [] });
  expect(x?.values).toEqual([-4, -3, -2, -1]);
  expect(y?.values).toEqual([-9, -8, -7, -6]);
});

test('a share just near the middle is looked at, one just beyond is the last', () => {
  const at = (counts: Readonly<Record<number, number>>) => medianValues(tableOf(counts))[0]?.values;
  expect(at({ 4: 33, 5: 2, 6: 30, 7: 3, 8: 32 })).toEqual([5, 6, 7]);
  expect(at({ 4: 35, 5: 30, 6: 35 })).toEqual([4, 5, 6]);
});

test('a share exactly three standard errors from the middle is near', () => {
  const at = (counts: Readonly<Record<number, number>>) => medianValues(tableOf(counts))[0]?.values;
  // Of 64 people: 3 · 4 / 64 and one person are 13 / 64.
  expect(at({ 4: 18, 5: 22, 6: 24 })).toEqual([5, 6]);
  expect(at({ 4: 19, 5: 21, 6: 24 })).toEqual([4, 5, 6]);
  expect(at({ 4: 19, 5: 26, 6: 9, 7: 10 })).toEqual([4, 5, 6]);
  expect(at({ 4: 19, 5: 27, 6: 9, 7: 9 })).toEqual([4, 5]);
});

test('of few people all values are looked at; equal ones are counted together', () => {
  const rows = [4, 6, 4, 9].map((clan) => ({ sums: sumsOf(clan), count: 1 }));
  expect(medianValues({ situations: 4, rows })[0]).toEqual({
    values: [4, 6, 9],
    sharesUpTo: [0.5, 0.75],
  });
});
