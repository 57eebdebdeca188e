import { scorableProfile, type ScreeningAnswers } from '@cadran/contract';
import { scoreCandidate } from '@cadran/scoring';
import { expect, test } from 'vitest';
import type { ApplicantData } from './applicant-data.ts';
import { buildPersonalReport } from './personal/personal-report.ts';
import { buildRecruiterReport } from './recruiter/recruiter-report.ts';
import type { Report } from './report.ts';
import { randomApplicant } from './testing/random-applicant.ts';

/** Somebody else with the same answers: another name, age, nationality and home. */
const asSomebodyElse = (data: ApplicantData): ApplicantData => {
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
const rescored = (data: ApplicantData): ApplicantData => ({
  ...data,
  scores:
    data.scores &&
    scoreCandidate(data.questionnaire.answers, scorableProfile(data.campaign.profile)),
});

const FACTS = new Set(['Date of birth', 'Nationalities', 'Place of residence']);

/** All but the facts themselves, and the name where the person is called by it. */
const withoutFacts = (report: Report) => ({
  ...report,
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
    const data = rescored(randomApplicant(seed));
    const other = rescored(asSomebodyElse(data));
    for (const build of [buildRecruiterReport, buildPersonalReport]) {
      const [mine, theirs] = [build(data, 'en'), build(other, 'en')];
      expect(withoutFacts(theirs)).toEqual(withoutFacts(mine));
    }
  }
});

test('the facts themselves are shown, and said to enter no score', () => {
  const seed = Array.from({ length: 50 }, (_, place) => place + 1).find((one) =>
    Boolean(randomApplicant(one).questionnaire.answers.individual?.birthDate),
  );
  const text = JSON.stringify(
    buildRecruiterReport(asSomebodyElse(randomApplicant(seed ?? 1)), 'en'),
  );
  expect(text).toContain('30 January 1961');
  expect(text).toContain('Senegal');
  expect(text).toContain('is not part of any score');
});

test('what a campaign wishes of age and nationality is not even shown', () => {
  const applicants = Array.from({ length: 50 }, (_, place) => randomApplicant(place + 1));
  const wishing = applicants.find(
    ({ campaign }) => campaign.profile.individual?.target?.ageGroup === '25_34',
  );
  if (!wishing) throw new Error('one of them wishes');
  expect(JSON.stringify(buildRecruiterReport(wishing, 'en'))).not.toContain('25 to 34');
});
