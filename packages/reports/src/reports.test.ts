import { reportModel } from '@cadran/contract';
import { describe, expect, test } from 'vitest';
import { buildPersonalReport } from './personal/personal-report.ts';
import { buildRecruiterReport } from './recruiter/recruiter-report.ts';
import { randomCandidate } from './testing/random-candidate.ts';
import { testPopulation } from './testing/test-population.ts';

// A thousand of them: thorough/reports.test.ts.
describe('random candidates, both reports, both languages', () => {
  testPopulation(50);
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
