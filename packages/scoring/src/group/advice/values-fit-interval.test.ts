import { expect, test } from 'vitest';
import { perType } from '../../culture/culture-score.ts';
import type { CultureIntervals } from '../intervals/culture-intervals.ts';
import { valuesSetFit } from '../values-set-fit.ts';
import { valuesFitInterval } from './values-fit-interval.ts';

const BARS = { clan: 32, adhocracy: 28, market: 22, hierarchy: 18 };
const VALUES = [{ code: 'benevolence' }] as const;
const culture = (half: number) => ({
  bars: BARS,
  intervals: {
    bars: perType((type) => [BARS[type] - half, BARS[type] + half] as const),
  } as CultureIntervals,
});

test('the interval of a set’s score follows how the score moves with each bar', () => {
  const score = valuesSetFit(VALUES, BARS)?.score ?? 0;
  const half = 1;
  const slopes = perType((type) => {
    const moved = valuesSetFit(VALUES, { ...BARS, [type]: BARS[type] + 0.1 })?.score ?? 0;
    return (moved - score) / 0.1;
  });
  const expected = half * Math.hypot(...Object.values(slopes));
  const [low, high] = valuesFitInterval(VALUES, culture(half)) ?? [0, 0];
  expect(high - score).toBeCloseTo(expected, 6);
  expect(score - low).toBeCloseTo(expected, 6);
  expect(expected).toBeGreaterThan(1);
});

test('it stays between 0 and 100, and is unknown where the bars have none or the set says nothing', () => {
  expect(valuesFitInterval(VALUES, culture(90))).toEqual([0, 100]);
  expect(valuesFitInterval(VALUES, { bars: BARS, intervals: null })).toBeNull();
  expect(valuesFitInterval([], culture(1))).toBeNull();
});

test('a bar counts by the side of its interval towards a higher score', () => {
  // More clan raises the score of benevolence, more of the others lowers it.
  const halfWidth = (bars: Readonly<Record<string, readonly [number, number]>>) => {
    const intervals = { bars: { ...culture(0).intervals.bars, ...bars } } as CultureIntervals;
    const [low = 0, high = 0] = valuesFitInterval(VALUES, { bars: BARS, intervals }) ?? [];
    return (high - low) / 2;
  };
  expect(halfWidth({ clan: [BARS.clan - 4, BARS.clan] })).toBeCloseTo(0, 6);
  expect(halfWidth({ clan: [BARS.clan, BARS.clan + 4] })).toBeGreaterThan(1);
  expect(halfWidth({ market: [BARS.market, BARS.market + 4] })).toBeCloseTo(0, 6);
  expect(halfWidth({ market: [BARS.market - 4, BARS.market] })).toBeGreaterThan(1);
});
