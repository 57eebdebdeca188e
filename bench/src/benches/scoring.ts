import { PROFILING_CULTURE } from '@cadran/instruments';
import {
  auditAnonymity,
  auditTable,
  candidateScorer,
  groupReport,
  scoreCandidate,
} from '@cadran/scoring';
import type { Bench, Measure } from '../measuring/measure.ts';
import { quickest } from '../measuring/quickest.ts';
import { rounded } from '../measuring/statistics.ts';
import { candidates, PROFILE, respondents, workforce } from './scoring-data.ts';

const scored = (): Measure[] => {
  const people = candidates(2000);
  const score = candidateScorer(PROFILE);
  const together = quickest(15, () => people.forEach(score));
  const apart = quickest(5, () => people.forEach((answers) => scoreCandidate(answers, PROFILE)));
  return [
    {
      what: 'Candidates of one campaign, one core',
      value: rounded((1000 * people.length) / together),
      unit: '/s',
    },
    {
      what: 'Candidates one by one, target prepared each time',
      value: rounded((1000 * people.length) / apart),
      unit: '/s',
    },
  ];
};

const grouped = (): Measure[] => {
  const rows = respondents(100_000);
  const table = auditTable(rows, PROFILING_CULTURE);
  return [
    {
      what: 'Counting 100,000 respondents from their rows',
      value: rounded(quickest(2, () => auditTable(rows, PROFILING_CULTURE))),
      unit: 'ms',
    },
    {
      what: 'Group report of 100,000 respondents from their counts',
      value: rounded(quickest(5, () => groupReport(table))),
      unit: 'ms',
    },
  ];
};

const audited = (people: number, units: number, runs: number): Measure => {
  const { values, cohorts } = workforce(people, units);
  const took = quickest(runs, () =>
    auditAnonymity({ minimumGroup: 5, values, cohorts, snapshot: 0, servedBefore: [] }),
  );
  return {
    what: `Anonymity audit of ${people.toLocaleString('en')} people in ${units} units`,
    value: rounded(took),
    unit: 'ms',
  };
};

export const bench: Bench = {
  run: async () => ({
    title: 'Scoring',
    how: 'Processor time of the quickest of several runs, on one core.',
    measures: [
      ...scored(),
      ...grouped(),
      audited(2000, 5, 5),
      audited(2000, 50, 1),
      audited(100_000, 50, 1),
    ],
  }),
};
