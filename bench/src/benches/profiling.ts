import { profilingReport } from '../product/culture-audit-report.ts';
import type { Bench, Measure } from '../measuring/results/measure.ts';

const UNITS = 50;
/** `promised` is the maximum response time of any selection, in milliseconds. */
const SIZES = [
  { people: 10_000, promised: 300 },
  { people: 100_000, promised: 300 },
  { people: 1_000_000, promised: 1500 },
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
    return {
      title: 'Report of an employee audit',
      how: `A closed campaign by codes in ${UNITS} units on a database of its own: everybody, every single value, pairs of values and selections of many units are asked for.`,
      measures,
    };
  },
};
