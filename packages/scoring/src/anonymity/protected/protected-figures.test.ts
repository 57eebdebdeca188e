import { CULTURE_DIMENSIONS, CULTURE_TYPES } from '@cadran/contract/codes';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { seededRandom } from '@cadran/instruments/seeded-random';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cultureAuditTable } from '../../group/culture-audit-table.ts';
import { totalGap } from '../../group/culture-gap.ts';
import { groupCulture } from '../../group/group-culture.ts';
import { AUDIT_ENGINE } from '../../group/published/published-figures.ts';
import { simulateRespondent } from '../../simulation/simulate-respondent.ts';
import { barsOfContrasts } from './contrasts.ts';
import { protectedFigures } from './protected-figures.ts';
import { usualBlur } from './protected-intervals.ts';

const tableOf = (people: number, seed = 1) => {
  const random = seededRandom(seed);
  const respondents = Array.from({ length: people }, () =>
    simulateRespondent(random, {
      unitIds: ['a'],
      perceived: { clan: 35, adhocracy: 20, market: 20, hierarchy: 25 },
      desired: { clan: 30, adhocracy: 30, market: 20, hierarchy: 20 },
    }),
  );
  return cultureAuditTable(
    respondents.map(({ answers }) => answers),
    PROFILING_CULTURE,
  );
};
const middle = () => 0.5;

test('bars from three contrasts are those that the contrasts come from', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { minLength: 4, maxLength: 4 }), (raw) => {
      const total = raw.reduce((sum, each) => sum + each, 0);
      fc.pre(total > 0);
      const [clan = 0, adhocracy = 0, market = 0, hierarchy = 0] = raw.map(
        (each) => (100 * each) / total,
      );
      const bars = barsOfContrasts({
        x: 1.5 * (adhocracy + market - clan - hierarchy),
        y: 1.5 * (clan + adhocracy - hierarchy - market),
        z: 1.5 * (clan + market - adhocracy - hierarchy),
      });
      expect(bars.clan).toBeCloseTo(clan, 9);
      expect(bars.adhocracy).toBeCloseTo(adhocracy, 9);
      expect(bars.market).toBeCloseTo(market, 9);
      expect(bars.hierarchy).toBeCloseTo(hierarchy, 9);
    }),
  );
});

test('bars from three contrasts are never below 0 and always make 100', () => {
  const contrast = fc.integer({ min: -100, max: 100 });
  fc.assert(
    fc.property(contrast, contrast, contrast, (x, y, z) => {
      const bars = barsOfContrasts({ x, y, z });
      for (const type of CULTURE_TYPES) expect(bars[type]).toBeGreaterThanOrEqual(0);
      expect(CULTURE_TYPES.reduce((sum, type) => sum + bars[type], 0)).toBeCloseTo(100, 9);
    }),
  );
});

test.each([
  [20, 20, false],
  [49, 45, false],
  [50, 50, true],
  [51, 50, true],
])(
  'protected figures: of %i answers, shown as %i, have details: %s',
  (people, shown, hasDetails) => {
    const { perceived, respondents, precision } = protectedFigures(tableOf(people), shown, middle);
    expect([respondents, precision]).toEqual([shown, 'protected']);
    expect(perceived.dimensions !== null).toBe(hasDetails);
    expect(perceived.dominant !== null).toBe(hasDetails);
    expect(perceived.radius !== null).toBe(hasDetails);
    expect(perceived.leadership !== null).toBe(hasDetails);
    expect((perceived.intervals?.dimensions ?? null) !== null).toBe(hasDetails);
    expect((perceived.intervals?.deviations ?? null) !== null).toBe(hasDetails);
    expect((perceived.intervals?.roleShare ?? null) !== null).toBe(hasDetails);
    expect((perceived.intervals?.styleShare ?? null) !== null).toBe(hasDetails);
  },
);

test('protected figures name their engine and kind, and how far apart each bar may lie', () => {
  const figures = protectedFigures(tableOf(60), 60, middle);
  expect(figures).toMatchObject({ engineVersion: AUDIT_ENGINE, access: 'link' });
  const { perceived, desired, gaps } = figures;
  const widthOf = ({ intervals }: typeof perceived): number =>
    ((intervals?.bars.clan[1] ?? 0) - (intervals?.bars.clan[0] ?? 0)) / 2;
  const gap = desired.bars.clan - perceived.bars.clan;
  const width = Math.hypot(widthOf(perceived), widthOf(desired));
  expect(gaps?.clan[0]).toBeCloseTo(gap - width, 9);
  expect(gaps?.clan[1]).toBeCloseTo(gap + width, 9);
});

test('protected figures are drawn once for each side and figure', () => {
  const drawn: string[] = [];
  protectedFigures(tableOf(60), 60, (side, figure) => {
    drawn.push(`${side} ${figure}`);
    return 0.5;
  });
  expect(new Set(drawn).size).toBe(drawn.length);
  // Three contrasts overall and in six dimensions, four leading types, four quartiles and a radius.
  expect(drawn).toHaveLength(2 * (3 + 18 + 4 + 4 + 1));
});

test('protected figures come near the exact ones in a large group', () => {
  const table = tableOf(2000);
  const { perceived } = protectedFigures(table, 2000, middle);
  const exact = groupCulture(table.perceived);
  expect(Math.abs(perceived.point.x - exact.point.x)).toBeLessThan(3);
  expect(Math.abs(perceived.point.y - exact.point.y)).toBeLessThan(3);
  expect(Math.abs((perceived.radius ?? 0) - exact.radius)).toBeLessThan(3);
  for (const type of CULTURE_TYPES) {
    expect(Math.abs(perceived.bars[type] - exact.bars[type])).toBeLessThan(2);
    expect(Math.abs((perceived.dominant?.[type] ?? 0) - exact.dominant[type])).toBeLessThan(5);
  }
  for (const dimension of CULTURE_DIMENSIONS)
    expect(
      Math.abs(
        (perceived.dimensions?.[dimension].point.x ?? 0) - exact.dimensions[dimension].point.x,
      ),
    ).toBeLessThanOrEqual(13);
});

test('protected figures show leading types in steps of 5 % that make 100', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const random = seededRandom(seed);
    const { dominant } = protectedFigures(tableOf(77, seed), 75, () => random()).perceived;
    for (const type of CULTURE_TYPES) expect((dominant?.[type] ?? 1) % 5).toBe(0);
    expect(CULTURE_TYPES.reduce((sum, type) => sum + (dominant?.[type] ?? 0), 0)).toBe(100);
  }
});

test('the protected total gap has an interval that holds it and narrows with the answers', () => {
  const widthOf = (people: number) => {
    const {
      perceived,
      desired,
      totalGap: sure,
    } = protectedFigures(tableOf(people), people, middle);
    const [low, high] = sure ?? [1, 0];
    const gap = totalGap(perceived.bars, desired.bars);
    expect(low).toBeLessThanOrEqual(gap);
    expect(high).toBeGreaterThanOrEqual(gap);
    return high - low;
  };
  expect(widthOf(400)).toBeLessThan(widthOf(20));
});

test('protected figures have intervals and a blur that depend on published numbers only', () => {
  // Two groups with the same published figures have the same intervals, whatever the answers.
  const always = { ...tableOf(60, 1) };
  const figures = protectedFigures(always, 60, () => 0);
  const others = protectedFigures(tableOf(60, 2), 60, () => 0);
  expect(figures.blur).toEqual(others.blur);
  expect(usualBlur(20).point).toBeGreaterThan(usualBlur(50).point);
  expect(usualBlur(50).point).toBeGreaterThan(usualBlur(500).point);
  const width = ({ intervals }: typeof figures.perceived) =>
    (intervals?.bars.clan[1] ?? 0) - (intervals?.bars.clan[0] ?? 0);
  const small = protectedFigures(tableOf(24, 3), 20, middle);
  const other = protectedFigures(tableOf(24, 4), 20, middle);
  expect(width(small.perceived)).toBeCloseTo(width(other.perceived), 9);
});
