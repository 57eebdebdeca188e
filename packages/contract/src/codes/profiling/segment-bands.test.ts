import { describe, expect, it } from 'vitest';
import { ageBand, tenureBand } from './segment-bands.ts';

describe('the band of an age', () => {
  it.each([
    [2012, 'under_30'],
    [1997, 'under_30'],
    [1996, '30_39'],
    [1987, '30_39'],
    [1986, '40_49'],
    [1977, '40_49'],
    [1976, '50_plus'],
    [1926, '50_plus'],
  ])('born in %i is %s', (birthYear, band) => {
    expect(ageBand(birthYear, 2026)).toBe(band);
  });

  it('is null for an age under 14 or over 100', () => {
    for (const birthYear of [2013, 1925, 2027, 1990.5, Number.NaN])
      expect(ageBand(birthYear, 2026)).toBeNull();
  });
});

describe('the band of a tenure', () => {
  const today = '2026-11-15';

  it.each([
    ['2026-11-15', 'under_2'],
    ['2024-11-16', 'under_2'],
    ['2024-11-15', '2_4'],
    ['2021-11-16', '2_4'],
    ['2021-11-15', '5_9'],
    ['2016-11-16', '5_9'],
    ['2016-11-15', '10_plus'],
    ['1980-01-01', '10_plus'],
  ])('since %s is %s', (start, band) => {
    expect(tenureBand(start, today)).toBe(band);
  });

  it('counts years from 29 February to 1 March', () => {
    expect(tenureBand('2024-02-29', '2026-02-28')).toBe('under_2');
    expect(tenureBand('2024-02-29', '2026-03-01')).toBe('2_4');
  });

  it('is null for a future date, for over a hundred years and for an invalid date', () => {
    for (const start of ['2026-11-16', '1900-01-01', '2020', '', '15.11.2020'])
      expect(tenureBand(start, today)).toBeNull();
  });
});
