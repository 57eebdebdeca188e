import { compareFreezes } from '../freezing/compare-freezes.ts';
import type { Bench, Measure } from '../measuring/results/measure.ts';

const UNITS = 50;
const SIZES = [
  { people: 100, promised: {} },
  { people: 1_000_000, promised: { times: 4.5, megabytes: 400 } },
];

export const bench: Bench = {
  run: async () => {
    const measures: Measure[] = [];
    for (const { people, promised } of SIZES)
      measures.push(...(await compareFreezes({ people, units: UNITS }, promised)));
    return {
      title: 'Freezing an employee audit',
      how: `The same answers of a closed campaign in ${UNITS} units are frozen in the same PostgreSQL by release 2.2.13, whose files come from git, and after the migration by this version: by link, the only kind that the release knows, and by codes with 1,000 resamples of every group. Both write all answers anew, into groups of numbers, which the release did not; intervals and protected figures are new, too. Processor time is that of the server, its child process and PostgreSQL.`,
      measures,
    };
  },
};
