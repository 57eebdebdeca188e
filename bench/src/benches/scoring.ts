import { PROFILING_CULTURE } from '@cadran/instruments';
import {
  auditAnonymity,
  cultureAuditTable,
  candidateScorer,
  groupReport,
  pointScorer,
  scoreCandidate,
} from '@cadran/scoring';
import type { Bench, Measure } from '../measuring/results/measure.ts';
import { rounded } from '../measuring/statistics.ts';
import { candidates, PROFILE, respondents, workforce } from '../measuring/scoring-data.ts';

const scored = (): Measure[] => {
  const people = candidates(2000);
  const few = people.slice(0, 200);
  const points = pointScorer(PROFILE);
  const score = candidateScorer(PROFILE);
  const bare = quickest(15, () => people.forEach((answers) => points(answers)));
  const together = quickest(5, () => few.forEach((answers, i) => score(answers, `${i}`)));
  const apart = quickest(3, () => few.forEach((answers) => scoreCandidate(answers, PROFILE)));
  const rate = (count: number, took: number) =>
    ({ value: rounded((1000 * count) / took), unit: '/s' }) as const;
  return [
    { what: 'Candidates of one campaign, without replicates', ...rate(people.length, bare) },
    {
      what: 'Candidates of one campaign, with 400 replicates',
      ...rate(few.length, together),
      atLeast: 40,
    },
    {
      what: 'Candidates one by one with replicates, target prepared each time',
      ...rate(few.length, apart),
    },
  ];
};

const grouped = (): Measure[] => {
  const rows = respondents(100_000);
  const table = cultureAuditTable(rows, PROFILING_CULTURE);
  return [
    {
      what: 'Counting 100,000 respondents from their rows',
      value: rounded(quickest(2, () => cultureAuditTable(rows, PROFILING_CULTURE))),
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

const now = (): number => process.cpuUsage().user / 1000;

/** Milliseconds of processor time of the quickest of some runs: the others were disturbed. */
const quickest = (runs: number, work: () => unknown): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const start = now();
    work();
    best = Math.min(best, now() - start);
  }
  return best;
};
