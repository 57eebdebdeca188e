import type { ReportBlock } from '@cadran/contract';
import { LANGUAGES, type Verdict } from '@cadran/contract/codes';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import type { QualityIndexName } from '@cadran/scoring';
import { describe, expect, test } from 'vitest';
import type { CandidateReportData } from '../../candidate-report-data.ts';
import { candidateScoring } from '../../testing/candidate-scoring.ts';
import { randomCandidate } from '../../testing/random-candidate.ts';
import { sectionOf } from '../../testing/report-texts.ts';
import { buildRecruiterReport } from '../recruiter-report.ts';

const blocksOf = (
  data: CandidateReportData,
  language: 'fr' | 'en' = 'en',
): readonly ReportBlock[] => sectionOf(buildRecruiterReport(data, language), 'scores').blocks;
const callouts = (data: CandidateReportData, language: 'fr' | 'en' = 'en') =>
  blocksOf(data, language).flatMap((block) => (block.kind === 'callout' ? [block] : []));
const gaugeOf = (data: CandidateReportData, language: 'fr' | 'en' = 'en') =>
  buildRecruiterReport(data, language).opening?.gauge;
const factsOf = (data: CandidateReportData) =>
  blocksOf(data).flatMap((block) => (block.kind === 'facts' ? block.facts : []));
const titles = (data: CandidateReportData): string[] => callouts(data).map(({ title }) => title);

const texts = REPORT_WORDS.en.scores;

describe.each(LANGUAGES)('the verdict in words (%s)', (language) => {
  const cases: readonly (readonly [number, Verdict])[] = [
    [0, 'does_not_fit'],
    [50, 'does_not_fit'],
    [50.49, 'does_not_fit'],
    [50.5, 'can_adapt'],
    [51, 'can_adapt'],
    [70, 'can_adapt'],
    [70.49, 'can_adapt'],
    [70.5, 'fits'],
    [71, 'fits'],
    [100, 'fits'],
  ];
  test.each(cases)('%f has the verdict %s, from the displayed integer', (percent, verdict) => {
    const data = candidateScoring(percent);
    const words = REPORT_WORDS[language].scores;
    const shown = String(Math.floor(percent + 0.5));
    const [first] = callouts(data, language);
    expect(first?.title).toBe(
      words.verdictTitle(words.verdict[verdict], words.certainty.very_likely),
    );
    expect(first?.text.startsWith(words.verdictText[verdict](shown))).toBe(true);
    const section = sectionOf(buildRecruiterReport(data, language), 'scores');
    expect(section.score?.value).toBe(Number(shown));
    expect(section.score?.text.startsWith(words.outOf(shown))).toBe(true);
    expect(gaugeOf(data, language)).toMatchObject({ score: Number(shown), verdict });
  });
});

describe.each([
  ['en', '76 / 100, probably 70 to 82', 'Fits (likely)', 'likely'],
  ['fr', '76 / 100, probablement 70 à 82', 'Correspond (probable)', 'probable'],
] as const)(
  'how sure the overall is, in one glance and in words (%s)',
  (language, text, title, word) => {
    const data = candidateScoring(76, { sure: { certainty: 'likely', share: 0.78 } });
    const section = sectionOf(buildRecruiterReport(data, language), 'scores');

    test('stands beside the score, in the verdict and in the gauge', () => {
      expect(section.score?.text).toBe(text);
      expect(callouts(data, language)[0]?.title).toBe(title);
      const gauge = gaugeOf(data, language);
      expect(gauge).toMatchObject({ score: 76, interval: [70, 82], uncertain: false });
      expect(gauge?.texts.certainty).toBe(word);
      expect(gauge?.description).toContain('70');
      expect(gauge?.description).toContain('82');
    });

    test('is explained by the recalculations in plain language', () => {
      const words = REPORT_WORDS[language].arithmetic;
      const steps = section.score?.arithmetic ?? [];
      const named = (name: string) => steps.find((step) => step.name === name);
      expect(named(words.overall.replicates)).toMatchObject({
        value: '400',
        explanation: words.overall.replicatesNote,
      });
      expect(named(words.interval)?.value).toBe(words.between('70', '82'));
      expect(named(words.overall.shares)?.value).toContain(
        REPORT_WORDS[language].scores.verdict.fits,
      );
    });
  },
);

test('an uncertain verdict is drawn hollow and names the second, without a share', () => {
  const second = { verdict: 'can_adapt', share: 0.41 } as const;
  const data = candidateScoring(71, { sure: { certainty: 'uncertain', share: 0.58, second } });
  const [first] = callouts(data);
  expect(first?.title).toBe('Fits (uncertain)');
  expect(first?.text).toContain('“Does not fit but can adapt”');
  expect(first?.text).not.toMatch(/58|41/u);
  const gauge = gaugeOf(data);
  expect(gauge).toMatchObject({ verdict: 'fits', uncertain: true });
  expect(gauge?.texts.certainty).toBe('uncertain');
});

test('without entitlement to work the overall is 50 at most, and the reason is shown', () => {
  const data = candidateScoring(88, { mustHave: 'failed' });
  expect(sectionOf(buildRecruiterReport(data, 'en'), 'scores').score?.value).toBe(50);
  expect(titles(data)).toEqual(['Does not fit (very likely)', texts.mustHaveTitle]);
  expect(callouts(data)[1]?.text).toBe(texts.mustHaveCapped);
  expect(callouts(candidateScoring(40, { mustHave: 'failed' }))[1]?.text).toBe(
    texts.mustHaveFailed,
  );
  expect(titles(candidateScoring(80, { mustHave: 'unanswered' }))).toContain(
    texts.mustHaveUnansweredTitle,
  );
  expect(titles(candidateScoring(80))).toEqual(['Fits (very likely)']);
});

test('with too little weight there is no overall, no verdict, and the weight is named', () => {
  const data = candidateScoring(80);
  if (!data.scores) throw new Error('scored');
  const few: CandidateReportData = {
    ...data,
    scores: {
      ...data.scores,
      overall: null,
      displayed: null,
      verdict: 'insufficient_basis',
      precision: data.scores.precision && { ...data.scores.precision, overall: null },
      weight: 19,
    },
  };
  expect(callouts(few)).toMatchObject([
    {
      tone: 'neutral',
      title: 'Insufficient basis',
      text: texts.verdictText.insufficient_basis('19'),
    },
  ]);
  expect(sectionOf(buildRecruiterReport(few, 'en'), 'scores').score).toMatchObject({
    value: null,
    text: texts.notScored,
  });
});

test('the two halves always stand beside the overall', () => {
  const facts = factsOf(candidateScoring(64));
  expect(facts).toContainEqual({ name: texts.overall, value: '64 / 100, probably 58 to 70' });
  const half = (name: string) => facts.find((fact) => fact.name === name);
  expect(half(texts.halves.answers)).toMatchObject({ term: 'halves' });
  expect(half(texts.halves.answers)?.value).toMatch(/^64 \/ 100/u);
  expect(half(texts.halves.facts)?.value).toBe('64 / 100, as declared');
});

test('a section that the person preferred not to answer is named, and lowers nothing', () => {
  const data = candidateScoring(64);
  if (!data.scores) throw new Error('scored');
  const leftOut = { ...data, scores: { ...data.scores, leftOut: ['personality' as const] } };
  expect(callouts(leftOut)).toContainEqual({
    kind: 'callout',
    tone: 'neutral',
    title: texts.leftOutTitle,
    text: texts.leftOutOverall('Personality'),
  });
});

const flagged = (level: 'caution' | 'unreliable', index: QualityIndexName): CandidateReportData => {
  const data = candidateScoring(80);
  if (!data.scores) throw new Error('scored');
  const flag = { index, value: 1, points: 1 } as const;
  return {
    ...data,
    scores: {
      ...data.scores,
      quality: { ...data.scores.quality, level, points: 1, indices: [flag], flags: [flag] },
    },
  };
};

test('unreliable answers show a banner above the scores with the reasons', () => {
  const [banner, list] = blocksOf(flagged('unreliable', 'longest_run'));
  expect(banner).toMatchObject({
    kind: 'callout',
    tone: 'bad',
    title: texts.qualityTitle.unreliable,
  });
  expect(list).toEqual({ kind: 'list', items: [texts.flags.longest_run('1')] });
  expect(blocksOf(flagged('caution', 'even_odd'))[0]).toMatchObject({
    tone: 'caution',
    title: texts.qualityTitle.caution,
  });
  expect(blocksOf(candidateScoring(80))[0]).toMatchObject({ kind: 'callout', tone: 'good' });
});

test('before completion no score is shown and the report says so', () => {
  const { scores: _, ...data } = randomCandidate(7);
  const report = buildRecruiterReport({ ...data, scores: null, engineVersion: null }, 'en');
  expect(report.sections.every(({ score }) => score === undefined)).toBe(true);
  expect(sectionOf(report, 'scores').blocks).toEqual([{ kind: 'paragraph', text: texts.noScores }]);
  expect(sectionOf(report, 'introduction').blocks).toContainEqual(
    expect.objectContaining({ title: REPORT_WORDS.en.frame.introduction.unfinishedTitle }),
  );
});

test('scores of another version of the engine are not shown, and the report says so', () => {
  const { scores: _, ...data } = randomCandidate(7);
  const report = buildRecruiterReport({ ...data, scores: null, engineVersion: 1 }, 'en');
  const { otherEngineTitle, unfinishedTitle } = REPORT_WORDS.en.frame.introduction;
  expect(report.sections.every(({ score }) => score === undefined)).toBe(true);
  expect(sectionOf(report, 'scores').blocks).toEqual([
    { kind: 'paragraph', text: otherEngineTitle },
  ]);
  const introduction = JSON.stringify(sectionOf(report, 'introduction').blocks);
  expect(introduction).toContain(otherEngineTitle);
  expect(introduction).not.toContain(unfinishedTitle);
});
