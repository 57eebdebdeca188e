import { SCORED_SECTIONS, type ScoredSection } from '@cadran/contract/codes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordOf } from '../record-of.ts';
import { overallFit, type SectionScores } from './overall-fit.ts';
import { DEFAULT_WEIGHTS, sectionWeights } from './section-weights.ts';

const scoresOf = (known: Readonly<Partial<Record<ScoredSection, number>>>): SectionScores =>
  recordOf(SCORED_SECTIONS, (section) => known[section] ?? null);
const V13 = { culture: 88.31, values: 84.58, personality: 72, motivations: 79.64, skills: 63.45 };
const overall = (known: Readonly<Partial<Record<ScoredSection, number>>>) =>
  overallFit(scoresOf(known), DEFAULT_WEIGHTS, 'not_required');

test('V13: 77.09, 77, fits', () => {
  const result = overall(V13);
  expect(result.overall).toBeCloseTo(77.09, 2);
  expect(result.displayed).toBe(77);
  expect(result.verdict).toBe('fits');
  expect(result.weight).toBe(75);
  expect(result.engineVersion).toBe(2);
});

test('the halves of answers and of facts are printed beside the overall', () => {
  expect(overall(V13).halves.answers).toBeCloseTo(
    (15 * 88.31 + 15 * 84.58 + 20 * 72 + 10 * 79.64) / 60,
    10,
  );
  expect(overall(V13).halves.facts).toBeCloseTo(63.45, 10);
  expect(overall({ skills: 90, languages: 10 }).halves).toEqual({ answers: null, facts: 70 });
  expect(overall({ values: 40 }).halves).toEqual({ answers: 40, facts: null });
  const facts = { skills: 1, experiences: 2, studies: 3, languages: 4, job: 5, mobility: 6 };
  expect(overall({ ...facts, individual: 7 }).halves.facts).toBeCloseTo(
    (15 + 5 * (2 + 3 + 4) + 4 * 5 + 3 * (6 + 7)) / 40,
    10,
  );
});

test('the default weights are those of the definition', () => {
  expect(DEFAULT_WEIGHTS).toEqual({
    culture: 15,
    values: 15,
    personality: 20,
    motivations: 10,
    skills: 15,
    experiences: 5,
    studies: 5,
    languages: 5,
    job: 4,
    mobility: 3,
    individual: 3,
  });
});

test('a campaign may set its own weights over the defaults', () => {
  expect(sectionWeights({ culture: 40, job: 0 })).toEqual({
    ...DEFAULT_WEIGHTS,
    culture: 40,
    job: 0,
  });
  expect(sectionWeights(null)).toEqual(DEFAULT_WEIGHTS);
  const result = overallFit(
    scoresOf({ culture: 80, skills: 20 }),
    sectionWeights({ culture: 30, skills: 10 }),
    'not_required',
  );
  expect(result.overall).toBe(65);
});

test('with less than 20 of weight there is no overall and no verdict', () => {
  const below = overall({ culture: 90, job: 90 });
  expect(below.weight).toBe(19);
  expect(below).toMatchObject({
    overall: null,
    displayed: null,
    verdict: 'insufficient_basis',
    capped: false,
  });
  expect(below.halves.answers).toBe(90);
  expect(overall({ culture: 90, studies: 90 }).verdict).toBe('fits');
  expect(overall({ culture: 90, studies: 90, job: 90 }).verdict).toBe('fits');
  expect(overall({}).overall).toBeNull();
});

test('sections whose weights are all 0 are an insufficient basis', () => {
  const none = recordOf(SCORED_SECTIONS, () => 0);
  expect(overallFit(scoresOf(V13), none, 'not_required')).toMatchObject({
    overall: null,
    halves: { answers: null, facts: null },
    verdict: 'insufficient_basis',
  });
});

test('the verdict is taken from the displayed integer', () => {
  expect(overall({ personality: 70.4 })).toMatchObject({ displayed: 70, verdict: 'can_adapt' });
  expect(overall({ personality: 70.5 })).toMatchObject({ displayed: 71, verdict: 'fits' });
  expect(overall({ personality: 50.49 })).toMatchObject({ displayed: 50, verdict: 'does_not_fit' });
  expect(overall({ personality: 50.5 })).toMatchObject({ displayed: 51, verdict: 'can_adapt' });
});

test('a failed must-have caps the overall at 50 and reports it', () => {
  const failed = overallFit(scoresOf(V13), DEFAULT_WEIGHTS, 'failed');
  expect(failed).toMatchObject({
    overall: 50,
    displayed: 50,
    verdict: 'does_not_fit',
    capped: true,
    mustHave: 'failed',
  });
  expect(failed.halves.answers).toBeCloseTo(80.496, 3);
});

test('a failed must-have does not raise a lower overall, and its own limit counts', () => {
  const low = overallFit(scoresOf({ personality: 48 }), DEFAULT_WEIGHTS, 'failed');
  expect(low).toMatchObject({ overall: 48, capped: false });
  const on = overallFit(scoresOf({ personality: 50 }), DEFAULT_WEIGHTS, 'failed');
  expect(on).toMatchObject({ overall: 50, capped: false });
  for (const mustHave of ['met', 'unanswered', 'not_required'] as const) {
    expect(overallFit(scoresOf(V13), DEFAULT_WEIGHTS, mustHave).displayed).toBe(77);
  }
});

test('raising any section never lowers the overall', () => {
  const score = fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: null });
  const sections = fc.record(recordOf(SCORED_SECTIONS, () => score));
  fc.assert(
    fc.property(
      sections,
      fc.constantFrom(...SCORED_SECTIONS),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom('failed' as const, 'met' as const),
      (scores, section, share, mustHave) => {
        const from = scores[section];
        fc.pre(from !== null);
        const raised = { ...scores, [section]: (from ?? 0) + share * (100 - (from ?? 0)) };
        const before = overallFit(scores, DEFAULT_WEIGHTS, mustHave).overall;
        const after = overallFit(raised, DEFAULT_WEIGHTS, mustHave).overall;
        expect(after === null).toBe(before === null);
        expect(after ?? 0).toBeGreaterThanOrEqual((before ?? 0) - 1e-9);
        expect(after ?? 0).toBeLessThanOrEqual(100 + 1e-9);
      },
    ),
  );
});
