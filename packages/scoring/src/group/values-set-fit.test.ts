import { VALUES } from '@cadran/contract/codes';
import { expect, test } from 'vitest';
import { valuesSetFit, valuesSetProfile } from './values-set-fit.ts';

const BARS = { clan: 40, adhocracy: 30, market: 15, hierarchy: 15 };

test('each of the ten values loads on its culture type', () => {
  const profiles = VALUES.map((code) => Object.values(valuesSetProfile([{ code }]) ?? {}));
  expect(Object.fromEntries(VALUES.map((value, i) => [value, profiles[i]]))).toEqual({
    self_direction: [0, 100, 0, 0],
    stimulation: [0, 100, 0, 0],
    hedonism: [0, 50, 50, 0],
    achievement: [0, 0, 100, 0],
    power: [0, 0, 100, 0],
    security: [0, 0, 0, 100],
    conformity: [0, 0, 0, 100],
    tradition: [0, 0, 0, 100],
    benevolence: [100, 0, 0, 0],
    universalism: [100, 0, 0, 0],
  });
});

test('a value typed freely counts by the culture type given by hand', () => {
  expect(valuesSetProfile([{ culture: 'market' }, { code: 'benevolence' }])).toEqual({
    clan: 50,
    adhocracy: 0,
    market: 50,
    hierarchy: 0,
  });
});

test('a free-text value without a culture type does not count; a set of only such values is not scored', () => {
  expect(valuesSetProfile([{}, { code: null, culture: null }, { culture: 'clan' }])).toEqual({
    clan: 100,
    adhocracy: 0,
    market: 0,
    hierarchy: 0,
  });
  expect(valuesSetProfile([{}])).toBeNull();
  expect(valuesSetFit([], BARS)).toBeNull();
});

test('a set spread evenly over the four cultures is not scored', () => {
  const flat = [
    { code: 'benevolence' },
    { code: 'stimulation' },
    { code: 'power' },
    { code: 'security' },
  ] as const;
  expect(valuesSetFit(flat, BARS)).toBeNull();
});

test('bars shorter than 5 from the middle are drawn towards 0', () => {
  const clan = [{ code: 'benevolence' }] as const;
  const flat = { clan: 26, adhocracy: 25, market: 25, hierarchy: 24 };
  const result = valuesSetFit(clan, flat);
  expect(result?.components).toMatchObject({ floor: 5, anchor: 0.45, bars: flat });
  /** Target 75, -25, -25, -25; bars 1, 0, 0, -1. */
  expect(result?.components.similarity).toBeCloseTo(100 / (Math.sqrt(7500) * 5), 10);
  expect(result?.engineVersion).toBe(2);
});

test('a culture opposed to the set scores low', () => {
  const market = { clan: 10, adhocracy: 20, market: 45, hierarchy: 25 };
  expect(valuesSetFit([{ code: 'benevolence' }], market)?.score).toBeLessThan(20);
  expect(valuesSetFit([{ code: 'power' }], market)?.score).toBeGreaterThan(80);
});
