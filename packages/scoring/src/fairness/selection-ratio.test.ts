import { expect, test } from 'vitest';
import { selectionRatios } from './selection-ratio.ts';

const ratios = (...groups: readonly (readonly [number, number])[]) =>
  selectionRatios(
    groups.map(([selected, candidates], i) => ({ group: `g${i}`, selected, candidates })),
  ).groups;

test('V15: 48/120 against 20/80: .625, flag', () => {
  expect(ratios([48, 120], [20, 80])).toEqual([
    { group: 'g0', status: 'compared', rate: 0.4, ratio: 1, flagged: false },
    { group: 'g1', status: 'compared', rate: 0.25, ratio: 0.625, flagged: true },
  ]);
});

test('a ratio below .80 is flagged, .80 itself is not', () => {
  const flagged = (selected: number) => ratios([500, 1000], [selected, 1000])[1];
  expect(flagged(399)).toMatchObject({ flagged: true });
  expect(flagged(400)).toMatchObject({ flagged: false });
  expect(flagged(401)).toMatchObject({ flagged: false });
});

test('a group of fewer than 30 is not shown, and not the highest group either', () => {
  expect(ratios([29, 29], [10, 40], [30, 60])).toEqual([
    { group: 'g0', status: 'too_few' },
    { group: 'g1', status: 'compared', rate: 0.25, ratio: 0.5, flagged: true },
    { group: 'g2', status: 'compared', rate: 0.5, ratio: 1, flagged: false },
  ]);
  expect(ratios([30, 30], [20, 40])).toEqual([
    { group: 'g0', status: 'compared', rate: 1, ratio: 1, flagged: false },
    { group: 'g1', status: 'compared', rate: 0.5, ratio: 0.5, flagged: true },
  ]);
  expect(ratios([5, 10])).toEqual([{ group: 'g0', status: 'too_few' }]);
});

test('where nobody was selected there is no ratio', () => {
  expect(ratios([0, 40], [0, 50])).toEqual([
    { group: 'g0', status: 'none_selected' },
    { group: 'g1', status: 'none_selected' },
  ]);
});

test('the highest rate is found wherever it stands, and the result carries its version', () => {
  expect(
    ratios([10, 100], [30, 100], [20, 100]).map((g) => g.status === 'compared' && g.ratio),
  ).toEqual([expect.closeTo(1 / 3, 12), 1, expect.closeTo(2 / 3, 12)]);
  expect(selectionRatios([]).engineVersion).toBe(2);
});
