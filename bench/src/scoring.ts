import { PROFILING_CULTURE } from '@cadran/instruments';
import {
  auditAnonymity,
  auditTable,
  candidateScorer,
  groupReport,
  scoreCandidate,
} from '@cadran/scoring';
import { candidates, PROFILE, respondents, workforce } from './scoring-data.ts';
import { type Measured, printTable, quickest, seconds } from './scoring-table.ts';

const thousands = (x: number): string => Math.round(x).toLocaleString('en');

const scored = (): Measured[] => {
  const people = candidates(2000);
  const score = candidateScorer(PROFILE);
  const together = quickest(15, () => people.forEach(score));
  const apart = quickest(5, () => people.forEach((answers) => scoreCandidate(answers, PROFILE)));
  return [
    {
      what: 'candidates of one campaign, a second on one core',
      figure: thousands((1000 * people.length) / together),
    },
    {
      what: 'candidates one by one, target prepared each time',
      figure: thousands((1000 * people.length) / apart),
    },
  ];
};

const grouped = (): Measured[] => {
  const rows = respondents(100_000);
  const table = auditTable(rows, PROFILING_CULTURE);
  return [
    {
      what: 'counting 100,000 respondents from their rows',
      figure: seconds(quickest(2, () => auditTable(rows, PROFILING_CULTURE))),
    },
    {
      what: `group report of 100,000 respondents from ${thousands(table.perceived.overall.rows.length)} counts`,
      figure: seconds(quickest(5, () => groupReport(table))),
    },
  ];
};

const audited = (people: number, units: number, runs: number): Measured => {
  const { values, cohorts } = workforce(people, units);
  let served = 0;
  const took = quickest(runs, () => {
    const audit = auditAnonymity({
      minimumGroup: 5,
      values,
      cohorts,
      snapshot: 0,
      servedBefore: [],
    });
    served = audit.served.length;
  });
  return {
    what: `anonymity audit of ${thousands(people)} people in ${units} units`,
    figure: `${seconds(took)} (${served} cells served)`,
  };
};

printTable('Scoring (processor time, quickest run)', [
  ...scored(),
  ...grouped(),
  audited(2000, 5, 5),
  audited(2000, 50, 1),
  audited(100_000, 50, 1),
]);
