import { LANGUAGES, type Verdict } from '@cadran/contract/codes';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import type { QualityIndexName } from '@cadran/scoring';
import { describe, expect, test } from 'vitest';
import type { ApplicantData } from '../applicant-data.ts';
import type { ReportBlock } from '../report.ts';
import { applicantScoring } from '../testing/applicant-scoring.ts';
import { randomApplicant } from '../testing/random-applicant.ts';
import { sectionOf } from '../testing/report-texts.ts';
import { buildRecruiterReport } from './recruiter-report.ts';

const blocksOf = (data: ApplicantData, language: 'fr' | 'en' = 'en'): readonly ReportBlock[] =>
  sectionOf(buildRecruiterReport(data, language), 'scores').blocks;
const callouts = (data: ApplicantData, language: 'fr' | 'en' = 'en') =>
  blocksOf(data, language).flatMap((block) => (block.kind === 'callout' ? [block] : []));
const titles = (data: ApplicantData): string[] => callouts(data).map(({ title }) => title);

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
  test.each(cases)('%f is told as %s, from the number that is shown', (percent, verdict) => {
    const data = applicantScoring(percent);
    const { verdict: words, verdictText, outOf } = REPORT_WORDS[language].scores;
    const shown = String(Math.floor(percent + 0.5));
    const [first] = callouts(data, language);
    expect(first).toMatchObject({ title: words[verdict], text: verdictText[verdict](shown) });
    const section = sectionOf(buildRecruiterReport(data, language), 'scores');
    expect(section.score).toMatchObject({ value: Number(shown), text: outOf(shown) });
    const gauge = section.blocks.flatMap((block) =>
      block.kind === 'picture' && block.picture.kind === 'gauge' ? [block.picture] : [],
    );
    expect(gauge).toMatchObject([{ score: Number(shown), verdict }]);
  });
});

test.each([
  [46, false],
  [47, true],
  [50, true],
  [53, true],
  [54, false],
  [66, false],
  [67, true],
  [70, true],
  [73, true],
  [74, false],
])('%d: the verdict is said to be close to a limit: %s', (percent, isNear) => {
  expect(titles(applicantScoring(percent)).includes(texts.nearTitle)).toBe(isNear);
});

test('without entitlement to work the overall is 50 at most, and the reason is shown', () => {
  const data = applicantScoring(88, 'failed');
  expect(sectionOf(buildRecruiterReport(data, 'en'), 'scores').score?.value).toBe(50);
  expect(titles(data)).toEqual([texts.verdict.does_not_fit, texts.mustHaveTitle]);
  expect(callouts(data)[1]?.text).toBe(texts.mustHaveCapped);
  expect(callouts(applicantScoring(40, 'failed'))[1]?.text).toBe(texts.mustHaveFailed);
  expect(titles(applicantScoring(80, 'unanswered'))).toContain(texts.mustHaveUnansweredTitle);
  expect(titles(applicantScoring(80))).toEqual([texts.verdict.fits]);
});

test('with too little weight there is no overall, no verdict, and the weight is named', () => {
  const data = applicantScoring(80);
  if (!data.scores) throw new Error('scored');
  const few: ApplicantData = {
    ...data,
    scores: {
      ...data.scores,
      overall: null,
      displayed: null,
      verdict: 'insufficient_basis',
      nearLimit: null,
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

test('the psychometric score always stands beside the overall', () => {
  const facts = blocksOf(applicantScoring(64)).flatMap((block) =>
    block.kind === 'facts' ? block.facts : [],
  );
  expect(facts).toContainEqual({ name: texts.overall, value: '64 / 100' });
  expect(facts).toContainEqual({
    name: texts.psychometric,
    value: '64 / 100',
    term: 'psychometric',
  });
});

const flagged = (level: 'caution' | 'unreliable', index: QualityIndexName): ApplicantData => {
  const data = applicantScoring(80);
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

test('poor answers raise a banner above the scores with the signs in plain words', () => {
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
  expect(blocksOf(applicantScoring(80))[0]).toMatchObject({ kind: 'picture' });
});

test('before completion no score is shown and the report says so', () => {
  const { scores: _, ...data } = randomApplicant(7);
  const report = buildRecruiterReport({ ...data, scores: null, engineVersion: null }, 'en');
  expect(report.sections.every(({ score }) => score === undefined)).toBe(true);
  expect(sectionOf(report, 'scores').blocks).toEqual([{ kind: 'paragraph', text: texts.noScores }]);
  expect(sectionOf(report, 'introduction').blocks).toContainEqual(
    expect.objectContaining({ title: REPORT_WORDS.en.frame.introduction.unfinishedTitle }),
  );
});

test('a report of an older engine says so', () => {
  const data = randomApplicant(7);
  const { olderEngineTitle } = REPORT_WORDS.en.frame.introduction;
  const told = (engineVersion: number) =>
    JSON.stringify(buildRecruiterReport({ ...data, engineVersion }, 'en')).includes(
      olderEngineTitle,
    );
  expect(told(0)).toBe(true);
  expect(told(1)).toBe(false);
});
