import { LANGUAGES } from '@cadran/contract/codes';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApplicantData } from './applicant-data.ts';
import { buildPersonalReport } from './personal/personal-report.ts';
import { buildRecruiterReport } from './recruiter/recruiter-report.ts';
import { POPULATION_CHECKS, type Reports } from './testing/population-checks.ts';
import { randomApplicant } from './testing/random-applicant.ts';
import { wordsOfReport } from './testing/report-texts.ts';

const CANDIDATES = 1000;
const NAMED_AT_MOST = 20;

const readIn = (build: typeof buildRecruiterReport, applicant: ApplicantData): Reports => {
  const [fr, en] = LANGUAGES.map((language) => {
    const report = build(applicant, language);
    return { report, words: wordsOfReport(report) };
  });
  if (!fr || !en) throw new Error('two languages');
  return { fr, en };
};

/** Each candidate's four reports are built once and looked at by every check. */
describe('1,000 random candidates, both reports, both languages', () => {
  const found = new Map<string, string[]>(Object.keys(POPULATION_CHECKS).map((name) => [name, []]));

  beforeAll(() => {
    for (let seed = 1; seed <= CANDIDATES; seed += 1) {
      const applicant = randomApplicant(seed);
      const looked = {
        applicant,
        recruiter: readIn(buildRecruiterReport, applicant),
        personal: readIn(buildPersonalReport, applicant),
      };
      for (const [name, check] of Object.entries(POPULATION_CHECKS)) {
        found.get(name)?.push(...check(looked).map((finding) => `seed ${seed}: ${finding}`));
      }
    }
  }, 120_000);

  test.each(Object.keys(POPULATION_CHECKS))('%s', (name) => {
    expect(found.get(name)?.slice(0, NAMED_AT_MOST)).toEqual([]);
  });
});

test('the same data make the same report, and a report is plain data', () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    for (const build of [buildRecruiterReport, buildPersonalReport]) {
      const report = build(randomApplicant(seed), 'fr');
      expect(build(randomApplicant(seed), 'fr')).toEqual(report);
      expect(JSON.parse(JSON.stringify(report))).toEqual(report);
    }
  }
});
