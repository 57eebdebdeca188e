import { LANGUAGES, SCORED_SECTIONS, type ScoredSection } from '@cadran/contract/codes';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import { expect, test } from 'vitest';
import { candidateScoring } from '../../testing/candidate-scoring.ts';
import { draftOf } from '../../drafting/draft.ts';
import { highlightsOf } from './highlights.ts';
import { openingOf } from './opening.ts';

type Scores = Parameters<typeof highlightsOf>[0];
/** A score with the bounds of its interval; without them, as declared. */
type Given = number | readonly [score: number, low: number, high: number];

const { scores: base } = candidateScoring(60);
if (!base?.precision) throw new Error('a scored candidate');
const { precision } = base;
const SHARES = { fits: 1, can_adapt: 0, does_not_fit: 0 };

/** Only the given sections count. */
const scored = (
  given: Partial<Record<ScoredSection, Given>>,
  change: Partial<Scores> = {},
): Scores => {
  const entries = SCORED_SECTIONS.map((section) => {
    const own = given[section];
    const [score, low, high] = typeof own === 'number' ? [own, own, own] : (own ?? [null, 0, 0]);
    return { section, score, low, high };
  });
  const bySection = <T>(of: (entry: (typeof entries)[number]) => T) =>
    Object.fromEntries(entries.map((entry) => [entry.section, of(entry)]));
  return {
    ...base,
    quality: { level: 'good' },
    mustHave: 'met',
    sections: bySection(({ score }) =>
      score === null
        ? { status: 'inactive', reason: 'no_requirement', active: false, score: null }
        : { status: 'scored', active: true, score, components: {} },
    ) as Scores['sections'],
    precision: {
      ...precision,
      sections: bySection(({ score, low, high }) =>
        score === null ? null : { ...precision.sections.culture, low, high, shares: SHARES },
      ) as typeof precision.sections,
    },
    ...change,
  };
};
const strengths = (scores: Scores) => highlightsOf(scores).strengths.map(({ section }) => section);
const checks = (scores: Scores) =>
  highlightsOf(scores).checks.map(({ section, reason }) => [section, reason.kind]);

test('a strength has its whole interval above 70, as displayed', () => {
  expect(strengths(scored({ culture: [85, 70.4, 95] }))).toEqual([]);
  expect(strengths(scored({ culture: [85, 70.5, 95] }))).toEqual(['culture']);
  expect(strengths(scored({ skills: 70, studies: 71 }))).toEqual(['studies']);
});

test('a point to check is low at both ends, or may lie on either side of 50', () => {
  expect(checks(scored({ values: [40, 30, 50] }))).toEqual([['values', 'gap']]);
  expect(checks(scored({ values: [55, 50, 60] }))).toEqual([['values', 'unsure']]);
  expect(checks(scored({ values: [62, 55, 70] }))).toEqual([['values', 'partial']]);
  expect(checks(scored({ values: [66, 55, 77] }))).toEqual([]);
  expect(checks(scored({ skills: 50, job: 51 }))).toEqual([
    ['skills', 'gap'],
    ['job', 'partial'],
  ]);
});

test('at most three of each, what moves the result most first, and none invented', () => {
  const all = highlightsOf(
    scored({ culture: [90, 80, 95], skills: 90, languages: 90, studies: 90, job: 10 }),
  );
  expect(all.strengths).toHaveLength(3);
  expect(all.strengths[0]?.section).toBe('skills');
  expect(all.checks).toHaveLength(1);
  expect(highlightsOf(scored({}))).toEqual({ strengths: [], checks: [] });
});

test('a section without weight is not named', () => {
  const weights = { ...base.weights, skills: 0 };
  expect(strengths(scored({ skills: 95 }, { weights }))).toEqual([]);
});

test('unreliable answers give neither strengths nor points to check', () => {
  const doubtful = scored(
    { culture: [90, 80, 95], values: [20, 10, 30], skills: 90, job: 10 },
    { quality: { level: 'unreliable' } },
  );
  expect(strengths(doubtful)).toEqual(['skills']);
  expect(checks(doubtful)).toEqual([['job', 'gap']]);
});

test('the right to work comes first, once', () => {
  const given = { individual: 10, skills: 0 } as const;
  expect(checks(scored(given, { mustHave: 'failed' }))).toEqual([
    ['individual', 'mustHaveFailed'],
    ['skills', 'gap'],
  ]);
  expect(checks(scored({}, { mustHave: 'unanswered' }))).toEqual([
    ['individual', 'mustHaveUnanswered'],
  ]);
});

test.each(LANGUAGES)(
  'the report says why, and what stands where nothing is named (%s)',
  (language) => {
    const words = REPORT_WORDS[language].opening;
    const given = {
      ...base,
      ...scored({ culture: [85, 74, 93], skills: 95 }),
      quality: base.quality,
    };
    const opening = openingOf(draftOf(candidateScoring(60), language), given);
    expect(opening.strengths.items).toMatchObject([
      { section: 'skills', score: '95', why: words.why.strength.declared },
      { section: 'culture', score: '85 (74–93)', why: words.why.strength.measured },
    ]);
    expect(opening.checks).toEqual({ title: words.checks, items: [], none: words.noChecks });
  },
);
