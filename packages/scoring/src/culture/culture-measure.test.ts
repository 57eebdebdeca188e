import type { CultureType } from '@cadran/contract/codes';
import { SCREENING_CULTURE } from '@cadran/instruments/screening-culture';
import { expect, test } from 'vitest';
import { cultureOfClicks } from './culture-measure.ts';

const clickAll = (choose: (dimension: string) => CultureType): Record<string, CultureType> =>
  Object.fromEntries(SCREENING_CULTURE.map(({ id, dimension }) => [id, choose(dimension)]));

test('clicks are measured overall and on each dimension', () => {
  const measure = cultureOfClicks(
    clickAll((dimension) => (dimension === 'leadership' ? 'market' : 'clan')),
    SCREENING_CULTURE,
  );
  expect(measure?.situations).toBe(18);
  expect(measure?.engineVersion).toBe(2);
  expect(measure?.scores.clan).toBeCloseTo(100 / 6 + (100 / 3) * (15 / 18), 10);
  expect(measure?.scores.market).toBeCloseTo(100 / 6 + (100 / 3) * (3 / 18), 10);
  expect(measure?.dimensions.leadership?.scores).toEqual({
    clan: 50 / 3,
    adhocracy: 50 / 3,
    market: 50,
    hierarchy: 50 / 3,
  });
  expect(measure?.dimensions.leadership?.point).toEqual({ x: 50, y: -50 });
  expect(Object.keys(measure?.dimensions ?? {})).toHaveLength(6);
});

test('a dimension is made of all its situations', () => {
  const answers = {
    ...clickAll(() => 'clan'),
    leadership_2: 'market' as const,
    leadership_3: 'market' as const,
  };
  const measure = cultureOfClicks(answers, SCREENING_CULTURE);
  expect(measure?.dimensions.leadership?.scores.market).toBeCloseTo(
    100 / 6 + (100 / 3) * (2 / 3),
    10,
  );
  expect(measure?.dimensions.leadership?.scores.clan).toBeCloseTo(
    100 / 6 + (100 / 3) * (1 / 3),
    10,
  );
  expect(measure?.rankSums.sums.clan).toBe(3 * 18 - 2 * 16);
});

test('while a situation is unanswered there is no measure', () => {
  const { [SCREENING_CULTURE[3]?.id ?? '']: _, ...rest } = clickAll(() => 'clan');
  expect(cultureOfClicks(rest, SCREENING_CULTURE)).toBeNull();
  expect(cultureOfClicks(null, SCREENING_CULTURE)).toBeNull();
  expect(cultureOfClicks({}, [])).toBeNull();
});

test('an instrument of one dimension places no other', () => {
  const situations = [{ id: 'only', dimension: 'organizational_glue' as const }];
  const measure = cultureOfClicks({ only: 'market' }, situations);
  expect(Object.keys(measure?.dimensions ?? {})).toEqual(['organizational_glue']);
});
