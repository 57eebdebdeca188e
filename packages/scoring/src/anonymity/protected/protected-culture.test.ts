import { CULTURE_DIMENSIONS } from '@cadran/contract/codes';
import { expect, test } from 'vitest';
import type { PerType } from '../../culture/rank-sums.ts';
import type { CultureTable } from '../../group/culture-audit-table.ts';
import { recordOf } from '../../record-of.ts';
import { type Draw, leadingCounts, protectedCulture } from './protected-culture.ts';

const sumsOf = (
  clan: number,
  adhocracy: number,
  market: number,
  hierarchy: number,
): PerType<number> => ({ clan, adhocracy, market, hierarchy });

/** So many people of each kind, alike in all situations together and in each dimension. */
const tableOf = (count: number, people: readonly PerType<number>[]): CultureTable => {
  const table = { situations: 12, rows: people.map((sums) => ({ sums, count })) };
  return { overall: table, dimensions: recordOf(CULTURE_DIMENSIONS, () => table) };
};

const drawing =
  (draws: Readonly<Record<string, number>>): Draw =>
  (figure) =>
    draws[figure] ?? 0.49;

/** Fifteen people each at X = -50, -25, 0 and 25, all at Y = Z = 0. */
const ROW = tableOf(15, [
  sumsOf(24, 36, 36, 24),
  sumsOf(27, 33, 33, 27),
  sumsOf(30, 30, 30, 30),
  sumsOf(33, 27, 27, 33),
]);

test('the protected point is drawn for each contrast by its own number', () => {
  const xAt = (u: number) => protectedCulture(ROW, 60, drawing({ 'overall.x': u }), 50).point;
  // Any of the 26 points from -25 to 0 has thirty people on either side.
  expect([0.05, 0.49, 0.95].map(xAt)).toEqual([
    { x: -24, y: 0 },
    { x: -13, y: 0 },
    { x: -1, y: 0 },
  ]);
  const upright = tableOf(30, [sumsOf(30, 30, 30, 30), sumsOf(27, 27, 33, 33)]);
  expect(protectedCulture(upright, 60, drawing({ 'overall.y': 0.95 }), 50).point).toEqual({
    x: 0,
    y: 24,
  });
  // The third contrast from 0 to 25: sixteen of it make the bars 25 ± 16 / 6.
  const aslant = tableOf(30, [sumsOf(30, 30, 30, 30), sumsOf(27, 33, 27, 33)]);
  const { point, bars, strength } = protectedCulture(
    aslant,
    60,
    drawing({ 'overall.z': 16.5 / 26 }),
    50,
  );
  expect(point).toEqual({ x: 0, y: 0 });
  expect(bars.clan).toBeCloseTo(25 + 16 / 6, 9);
  expect(bars.adhocracy).toBeCloseTo(25 - 16 / 6, 9);
  expect(bars.market).toBeCloseTo(25 + 16 / 6, 9);
  expect(bars.hierarchy).toBeCloseTo(25 - 16 / 6, 9);
  expect(strength.value).toBeCloseTo((4 * 16) / 6, 9);
});

test('where everybody agrees, protected point and bars are theirs', () => {
  // 27 below the worst rank sum for clan are 100 · 27 / 72 = 37.5 %, and 15, 9 and 21 for the others.
  const all = tableOf(60, [sumsOf(21, 33, 39, 27)]);
  const { point, bars } = protectedCulture(all, 60, drawing({}), 50);
  expect(point).toEqual({ x: -50, y: 25 });
  expect(bars.clan).toBeCloseTo(37.5, 9);
  expect(bars.adhocracy).toBeCloseTo(1500 / 72, 9);
  expect(bars.market).toBeCloseTo(12.5, 9);
  expect(bars.hierarchy).toBeCloseTo(2100 / 72, 9);
});

test('protected quartiles and radius lie where a quarter and half of the people do', () => {
  const detailed = protectedCulture(
    ROW,
    60,
    drawing({ 'x.low': 0.95, 'x.high': 0.05, radius: 0.05 }),
    50,
  );
  expect(detailed.spread).toEqual({ x: { low: -26, high: 1 }, y: { low: 0, high: 0 } });
  // From -13 they stand 37, 12, 13 and 38 away.
  expect([detailed.radius, detailed.agreement]).toEqual([14, 'consensus']);
  const far = protectedCulture(ROW, 60, drawing({ radius: 0.95 }), 50);
  expect([far.radius, far.agreement]).toEqual([36, 'divided']);
  const upright = tableOf(15, [
    sumsOf(36, 36, 24, 24),
    sumsOf(33, 33, 27, 27),
    sumsOf(30, 30, 30, 30),
    sumsOf(27, 27, 33, 33),
  ]);
  const above = protectedCulture(
    upright,
    60,
    drawing({ 'y.low': 0.95, 'y.high': 0.05, radius: 0.95 }),
    50,
  );
  expect(above.spread).toEqual({ x: { low: 0, high: 0 }, y: { low: -26, high: 1 } });
  expect([above.point, above.radius]).toEqual([{ x: 0, y: -13 }, 36]);
});

test('protected quartiles that were drawn the wrong way round are put in order', () => {
  const pair = tableOf(2, [sumsOf(30, 30, 30, 30)]);
  const { spread } = protectedCulture(pair, 2, drawing({ 'x.low': 0.95, 'x.high': 0.05 }), 2);
  expect(spread?.x).toEqual({ low: -82, high: 82 });
});

test('each dimension is drawn by its own numbers', () => {
  const { dimensions, leadership, management } = protectedCulture(
    ROW,
    60,
    drawing({ 'leadership.x': 0.05, 'management_of_employees.x': 0.95 }),
    50,
  );
  expect(leadership?.point).toEqual({ x: -24, y: 0 });
  expect(management?.point).toEqual({ x: -1, y: 0 });
  expect(dimensions?.strategic_emphases.point).toEqual({ x: -13, y: 0 });
});

test('noise on the counts of leading types is drawn by type, and none falls below 0', () => {
  // Clan leads for all sixty; with noise 56, 4, 1 and 0 for -1.
  const all = tableOf(60, [sumsOf(21, 33, 39, 27)]);
  const { dominant } = protectedCulture(
    all,
    60,
    drawing({
      'dominant.clan': 0.01,
      'dominant.adhocracy': 0.99,
      'dominant.market': 0.75,
      'dominant.hierarchy': 0.1,
    }),
    50,
  );
  expect(dominant).toEqual({ clan: 95, adhocracy: 5, market: 0, hierarchy: 0 });
  expect(protectedCulture(ROW, 60, drawing({}), 50).dominant).toEqual({
    clan: 75,
    adhocracy: 25,
    market: 0,
    hierarchy: 0,
  });
});

test('who has several leading types counts for one of them, by their rank sums', () => {
  const leading = (...people: readonly PerType<number>[]) =>
    leadingCounts(tableOf(1, people).overall);
  const nobody = { clan: 0, adhocracy: 0, market: 0, hierarchy: 0 };
  expect(leading()).toEqual(nobody);
  // Sums of 1, 2 and 3 times: 210 and 209 by two, 168 and 170 by three, 180 by four.
  expect(leading(sumsOf(23, 35, 39, 23))).toEqual({ ...nobody, clan: 1 });
  expect(leading(sumsOf(23, 36, 38, 23))).toEqual({ ...nobody, hierarchy: 1 });
  expect(leading(sumsOf(28, 28, 28, 36))).toEqual({ ...nobody, clan: 1 });
  expect(leading(sumsOf(28, 32, 28, 32))).toEqual({ ...nobody, clan: 1 });
  expect(leading(sumsOf(30, 30, 30, 30))).toEqual({ ...nobody, clan: 1 });
  expect(leading(sumsOf(27, 31, 35, 27), sumsOf(40, 12, 34, 34))).toEqual({
    ...nobody,
    clan: 1,
    adhocracy: 1,
  });
});

test('protected figures keep the names by which their numbers are drawn', () => {
  const names: string[] = [];
  const draw: Draw = (figure) => {
    names.push(figure);
    return 0.5;
  };
  protectedCulture(ROW, 60, draw, 50);
  const overall = ['overall.x', 'overall.y', 'overall.z'];
  const dimensions = CULTURE_DIMENSIONS.flatMap((of) => [`${of}.x`, `${of}.y`, `${of}.z`]);
  const leading = ['dominant.clan', 'dominant.adhocracy', 'dominant.market', 'dominant.hierarchy'];
  const spread = ['x.low', 'x.high', 'y.low', 'y.high', 'radius'];
  expect(names.toSorted()).toEqual([overall, dimensions, leading, spread].flat().toSorted());
});
