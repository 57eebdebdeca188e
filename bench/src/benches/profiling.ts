import { profilingReport } from '../../../apps/server/drills/support/culture-audit-report.ts';
import { compareFreezes } from '../freezing/compare-freezes.ts';
import type { Bench, Measure } from '../measuring/results/measure.ts';

const UNITS = 50;
/** `promised` is the maximum response time of any selection, in milliseconds. */
const SIZES = [
  { people: 10_000, promised: 300 },
  { people: 100_000, promised: 300 },
  { people: 1_000_000, promised: 1500 },
];
/** Frozen by release 2.2.13 too. */
const COMPARED = [
  { people: 100, promised: {} },
  { people: 1_000_000, promised: { times: 4.5, megabytes: 400 } },
];

const measured = async ({ people, promised }: (typeof SIZES)[number]): Promise<Measure[]> => {
  const report = await profilingReport({ people, units: UNITS });
  const name = people.toLocaleString('en');
  return [
    { what: `${name} people: report, median`, value: report.medianMs, unit: 'ms' },
    {
      what: `${name} people: report, slowest selection`,
      value: report.slowestMs,
      unit: 'ms',
      atMost: promised,
    },
    { what: `${name} people: processor time of a report`, value: report.medianCpuMs, unit: 'ms' },
    { what: `${name} people: audit and snapshot`, value: report.auditSeconds, unit: 's' },
    {
      what: `${name} people: others’ longest wait meanwhile`,
      value: report.eventLoopMs,
      unit: 'ms',
    },
  ];
};

export const bench: Bench = {
  run: async () => {
    const measures: Measure[] = [];
    for (const size of SIZES) measures.push(...(await measured(size)));
    for (const { people, promised } of COMPARED)
      measures.push(...(await compareFreezes({ people, units: UNITS }, promised)));
    return {
      title: 'Report of an employee audit',
      how: `A closed campaign by codes in ${UNITS} units on a database of its own: everybody, every single value, pairs of values and selections of many units are asked for. Then the same answers are frozen in the same PostgreSQL by release 2.2.13, whose files come from git, and after the migration by this version: by link, the only kind that the release knows, and by codes with 1,000 resamples of every group. Both write all answers anew, which the release did not; intervals and protected figures are new, too.`,
      measures,
    };
  },
};
