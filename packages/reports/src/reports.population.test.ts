import { reportModel } from '@cadran/contract';
import { LANGUAGES } from '@cadran/contract/codes';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CandidateReportData } from './candidate-report-data.ts';
import { buildPersonalReport } from './personal/personal-report.ts';
import { buildRecruiterReport } from './recruiter/recruiter-report.ts';
import { POPULATION_CHECKS, type Reports } from './testing/population-checks.ts';
import { randomCandidate } from './testing/random-candidate.ts';
import { wordsOfReport } from './testing/report-texts.ts';

const CANDIDATES = 1000;
const NAMED_AT_MOST = 20;

const readIn = (build: typeof buildRecruiterReport, candidate: CandidateReportData): Reports => {
  const [fr, en] = LANGUAGES.map((language) => {
    const report = build(candidate, language);
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
      const candidate = randomCandidate(seed);
      const looked = {
        candidate,
        recruiter: readIn(buildRecruiterReport, candidate),
        personal: readIn(buildPersonalReport, candidate),
      };
      for (const [name, check] of Object.entries(POPULATION_CHECKS)) {
        found.get(name)?.push(...check(looked).map((finding) => `seed ${seed}: ${finding}`));
      }
    }
  });

  test.each(Object.keys(POPULATION_CHECKS))('%s', (name) => {
    expect(found.get(name)?.slice(0, NAMED_AT_MOST)).toEqual([]);
  });
});

test('the same data make the same report, and the contract accepts all of it', () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    for (const build of [buildRecruiterReport, buildPersonalReport]) {
      const report = build(randomCandidate(seed), 'fr');
      expect(build(randomCandidate(seed), 'fr')).toEqual(report);
      expect(reportModel.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
    }
  }
});
