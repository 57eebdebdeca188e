import { DEFAULT_THEME } from '@cadran/contract';
import { createReportPrinter } from '@cadran/pdf';
import { drawPicture } from '@cadran/pdf/drawing';
import { buildPersonalReport, buildRecruiterReport } from '@cadran/reports';
import { randomCandidate } from '../../../packages/reports/src/testing/random-candidate.ts';
import type { Bench, Measure } from '../measuring/results/measure.ts';
import { processTreeOf, treeMemoryOf } from '../measuring/memory.ts';
import { processorMs } from '../product/process-figures.ts';
import { median, rounded, share } from '../measuring/statistics.ts';

const RENDERS = 300;
const SAMPLE_EVERY = 10;
const LOOK = {
  organization: { name: 'Hélios', logo: null },
  theme: DEFAULT_THEME,
  header: null,
  footer: null,
};

/** Milliseconds of processor time of this process and the one that prints. */
const spent = (): number =>
  processTreeOf(process.pid).reduce((sum, pid) => sum + processorMs(pid), 0);

/** Recruiter and personal reports in both languages in turn. */
const print = async (printer: ReturnType<typeof createReportPrinter>, seed: number) => {
  const build = seed % 2 === 0 ? buildRecruiterReport : buildPersonalReport;
  const report = build(randomCandidate(seed), seed % 4 < 2 ? 'fr' : 'en');
  const [before, cpu] = [performance.now(), spent()];
  await printer.print(report, LOOK);
  return {
    kind: report.kind,
    ms: performance.now() - before,
    cpu: spent() - cpu,
  };
};

export const bench: Bench = {
  run: async () => {
    const printer = createReportPrinter(drawPicture);
    const cold = await print(printer, 0);
    const runs: Awaited<ReturnType<typeof print>>[] = [];
    const memory: number[] = [];
    for (let seed = 1; seed <= RENDERS; seed += 1) {
      runs.push(await print(printer, seed));
      if (seed % SAMPLE_EVERY === 0) memory.push(rounded(treeMemoryOf(process.pid)));
    }
    await printer.close();
    const of = (kind: string): Measure[] => {
      const times = runs.filter((run) => run.kind === kind);
      const name = kind === 'recruiter' ? 'Recruiter report' : 'Personal report';
      return [
        { what: `${name}, median`, value: rounded(median(times.map(({ ms }) => ms))), unit: 'ms' },
        {
          what: `${name}, slowest of twenty`,
          value: rounded(
            share(
              times.map(({ ms }) => ms),
              0.95,
            ),
          ),
          unit: 'ms',
        },
        {
          what: `${name}, processor time`,
          value: rounded(median(times.map(({ cpu }) => cpu))),
          unit: 'ms',
        },
      ];
    };
    const early = median(memory.slice(0, 10));
    const late = median(memory.slice(-10));
    return {
      title: 'PDF',
      how: `${RENDERS} whole reports, one after the other, in a child process, as in the product; time and memory are those of both processes.`,
      measures: [
        { what: 'First report of a process', value: rounded(cold.ms), unit: 'ms' },
        ...of('recruiter'),
        ...of('personal'),
        { what: 'Memory of the process at its most', value: Math.max(...memory), unit: 'MB' },
        {
          what: 'Memory, last 100 reports against the first 100',
          value: rounded((100 * late) / early),
          unit: '%',
          atMost: 130,
        },
      ],
    };
  },
};
