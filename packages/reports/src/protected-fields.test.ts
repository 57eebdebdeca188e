import { toScoringTarget, type ScreeningAnswers, type Report } from '@cadran/contract';
import { scoreCandidate } from '@cadran/scoring';
import { expect, test } from 'vitest';
import type { CandidateReportData } from './candidate-report-data.ts';
import { buildPersonalReport } from './personal/personal-report.ts';
import { buildRecruiterReport } from './recruiter/recruiter-report.ts';
import { randomCandidate } from './testing/random-candidate.ts';

/** The same answers with another name, age, nationality and home. */
const withOtherProtectedFacts = (data: CandidateReportData): CandidateReportData => {
  const { individual, mobility, ...answers } = data.questionnaire.answers;
  const changed: ScreeningAnswers = {
    ...answers,
    ...(individual && {
      individual: { ...individual, birthDate: '1961-01-30', nationalities: ['SN'] },
    }),
    ...(mobility && { mobility: { ...mobility, homePlace: { text: 'Dunkerque' } } }),
  };
  return {
    ...data,
    questionnaire: {
      ...data.questionnaire,
      contact: { firstName: 'Amadou', lastName: 'Ndiaye', email: 'a@example.org', phone: '1' },
      answers: changed,
    },
  };
};

/** Scored anew: what the report shows must not change, nor what is scored. */
const rescored = (data: CandidateReportData): CandidateReportData => ({
  ...data,
  scores:
    data.scores &&
    scoreCandidate(data.questionnaire.answers, toScoringTarget(data.campaign.profile)),
});

const FACTS = new Set(['Date of birth', 'Nationalities', 'Place of residence']);

/** All but the facts themselves, and the name where the person is called by it. */
const withoutFacts = (report: Report) => ({
  ...report,
  title: '',
  subtitle: '',
  sections: report.sections
    .filter(({ id }) => id !== 'introduction' && id !== 'contact')
    .map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.kind === 'facts'
          ? { ...block, facts: block.facts.filter(({ name }) => !FACTS.has(name)) }
          : block,
      ),
    })),
});

test('changing age, nationality, name or home changes no number and no text but those facts', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const data = rescored(randomCandidate(seed));
    const other = rescored(withOtherProtectedFacts(data));
    for (const build of [buildRecruiterReport, buildPersonalReport]) {
      const [mine, theirs] = [build(data, 'en'), build(other, 'en')];
      expect(withoutFacts(theirs)).toEqual(withoutFacts(mine));
    }
  }
});

test('the facts themselves are shown, and said to enter no score', () => {
  const seed = Array.from({ length: 50 }, (_, place) => place + 1).find((one) =>
    Boolean(randomCandidate(one).questionnaire.answers.individual?.birthDate),
  );
  const text = JSON.stringify(
    buildRecruiterReport(withOtherProtectedFacts(randomCandidate(seed ?? 1)), 'en'),
  );
  expect(text).toContain('30 January 1961');
  expect(text).toContain('Senegal');
  expect(text).toContain('is not part of any score');
});

test('a campaign’s target for age and nationality is not shown', () => {
  const candidates = Array.from({ length: 50 }, (_, place) => randomCandidate(place + 1));
  const restricted = candidates.find(
    ({ campaign }) => campaign.profile.individual?.target?.ageGroup === '25_34',
  );
  if (!restricted) throw new Error('no candidate with an age target');
  expect(JSON.stringify(buildRecruiterReport(restricted, 'en'))).not.toContain('25 to 34');
});
