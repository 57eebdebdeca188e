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

test('a bar whose interval is wider towards a higher score counts by that side', () => {
  const lopsided = {
    bars: BARS,
    intervals: {
      bars: { ...culture(0).intervals.bars, clan: [BARS.clan, BARS.clan + 4] as const },
    } as CultureIntervals,
  };
  const [low = 0, high = 0] = valuesFitInterval(VALUES, lopsided) ?? [];
  expect(high - low).toBeGreaterThan(1);
});
