import { freezesOfAudit } from '../freezing/freezes-of-audit.ts';
import type { Bench, Measure } from '../measuring/results/measure.ts';

const UNITS = 50;

export const bench: Bench = {
  run: async () => {
    const measures: Measure[] = [
      ...(await freezesOfAudit({ people: 100, units: UNITS })),
      ...(await freezesOfAudit({ people: 1_000_000, units: UNITS }, 400)),
    ];
    return {
      title: 'Freezing an employee audit',
      how: `The same answers of a closed campaign in ${UNITS} units are frozen in the same PostgreSQL by link, and by codes with 1,000 resamples of every group; both write all answers anew, into groups of numbers. Processor time is that of the server, its child process and PostgreSQL.`,
      measures,
    };
  },
};
