import { describe, expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import {
  findMissingProfilingAnswers,
  PROFILING_PARTS,
  simulateProfilingAnswers,
} from './profiling-parts.ts';
import { type ProfilingRequirements, SEGMENTS } from './segments.ts';

const UNIT = { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', name: { fr: 'Ventes', en: 'Sales' } };
const NONE = { unit: false, age: false, gender: false, tenure: false };
const asked = (mandatory: Partial<typeof NONE>, units = [UNIT]): ProfilingRequirements => ({
  units,
  mandatory: { ...NONE, ...mandatory },
});

describe('the culture audit questionnaire', () => {
  it('is complete when simulated, and every item stands on a page of its part', () => {
    for (const campaign of [asked({}), asked({ unit: true, age: true }), asked({}, [])]) {
      const items = simulateProfilingAnswers(seededRandom(1), campaign);
      expect(findMissingProfilingAnswers(items, campaign)).toEqual({});
      for (const part of PROFILING_PARTS.slice(1))
        for (const item of Object.keys(items[part.name] ?? {}))
          expect(part.pageOf(item, campaign)).toBeGreaterThanOrEqual(0);
    }
  });

  it('asks for required information first, then for what may be skipped, each on its page', () => {
    const campaign = asked({ age: true, unit: true });
    expect(SEGMENTS.pages(campaign)).toBe(2);
    expect(
      ['unitId', 'ageBand', 'gender', 'tenureBand'].map((item) => SEGMENTS.pageOf(item, campaign)),
    ).toEqual([0, 0, 1, 1]);
    expect(SEGMENTS.pages(asked({}))).toBe(1);
    expect(SEGMENTS.pages(asked({ unit: true, age: true, gender: true, tenure: true }))).toBe(1);
  });

  it('misses what is mandatory and not given; where there are no units, none is asked for', () => {
    const mandatory = { unit: true, gender: true };
    expect(SEGMENTS.missing({ gender: null }, asked(mandatory))).toEqual({
      unitId: 'required',
      gender: 'required',
    });
    expect(SEGMENTS.missing({ gender: 'female' }, asked(mandatory, []))).toEqual({});
    expect(SEGMENTS.pageOf('unitId', asked({}, []))).toBe(-1);
  });

  it('is not complete while a ranking lacks one of the four, or a situation its ranking', () => {
    const campaign = asked({});
    const { desired, ...items } = simulateProfilingAnswers(seededRandom(2), campaign);
    const short = { ...desired, leadership_1: ['clan', 'market', 'adhocracy'] };
    expect(findMissingProfilingAnswers({ ...items, desired: short }, campaign)).toEqual({
      'desired.leadership_1': 'min_items:4',
    });
    expect(Object.keys(findMissingProfilingAnswers(items, campaign))).toHaveLength(12);
  });
});
