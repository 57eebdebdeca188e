import { expect, test } from 'vitest';
import { histogramOf, panel, shareOf } from './panel.ts';

const READ_AT = new Date('2026-03-01T12:00:00Z');
const DATE = '2026-03-01T12:00:00.000Z';

test('a panel has figures from as many people as it needs', () => {
  const figures = (people: number) => panel(2, { people, readAt: READ_AT }, () => ['figures']);
  expect(figures(1)).toEqual({ state: 'too_few', people: 1, needed: 2, date: DATE });
  expect(figures(2)).toEqual({
    state: 'known',
    people: 2,
    needed: 2,
    date: DATE,
    figures: ['figures'],
  });
});

test('nothing was counted of nobody', () => {
  const none = { state: 'too_few', people: 0, needed: 2, date: null };
  expect(panel(2, null, () => [])).toEqual(none);
  expect(panel(2, { people: 0, readAt: null }, () => [])).toEqual(none);
});

test('a share has its interval', () => {
  const { interval, ...rest } = shareOf(1, 4);
  expect(rest).toEqual({ count: 1, of: 4, share: 0.25 });
  // Wilson: (1/4 + z²/8 ± z √(3/64 + z²/64)) / (1 + z²/4) with z = 1.96.
  expect(interval[0]).toBeCloseTo(0.045587, 6);
  expect(interval[1]).toBeCloseTo(0.699358, 6);
  expect(shareOf(0, 0)).toEqual({ count: 0, of: 0, share: 0, interval: [0, 1] });
});

test('a histogram is a part of the counts, without empty values', () => {
  const counts = new Int32Array([9, 3, 0, 4, 9]);
  expect(histogramOf({ counts }, 1, 3, (bin) => 10 * bin)).toEqual([
    { value: 0, count: 3 },
    { value: 20, count: 4 },
  ]);
  expect(histogramOf({ counts }, 4, 3, (bin) => bin)).toEqual([{ value: 0, count: 9 }]);
});
