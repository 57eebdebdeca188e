import { LANGUAGES } from '@cadran/contract/codes';
import { beforeAll, expect, test } from 'vitest';
import type { CandidateReportData } from '../candidate-report-data.ts';
import { buildPersonalReport } from '../personal/personal-report.ts';
import { buildRecruiterReport } from '../recruiter/recruiter-report.ts';
import { POPULATION_CHECKS, type Reports } from './population-checks.ts';
import { randomCandidate } from './random-candidate.ts';
import { wordsOfReport } from './report-texts.ts';

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
export const testPopulation = (candidates: number): void => {
  const found = new Map<string, string[]>(Object.keys(POPULATION_CHECKS).map((name) => [name, []]));

  beforeAll(() => {
    for (let seed = 1; seed <= candidates; seed += 1) {
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
};
