import { DEFAULT_THEME } from '@cadran/contract';
import { createReportPrinter } from '@cadran/pdf';
import { drawPicture } from '@cadran/pdf/drawing';
import { buildPersonalReport, buildRecruiterReport } from '@cadran/reports';
import { randomApplicant } from '../../packages/reports/src/testing/random-applicant.ts';

/** Recruiter and personal reports in both languages in turn; run `npm run build` first. */
const RENDERS = Number(process.argv[2] ?? 300);
const LOOK = {
  organization: { name: 'Hélios', logo: null },
  theme: DEFAULT_THEME,
  header: null,
  footer: null,
};

const megabytes = (): number => Math.round(process.memoryUsage.rss() / 1024 ** 2);
const median = (of: readonly number[]): number =>
  of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;
const pagesOf = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type ?\/Page\b/g)?.length ?? 0;

const printer = createReportPrinter(drawPicture);
const timed = async (seed: number) => {
  const build = seed % 2 === 0 ? buildRecruiterReport : buildPersonalReport;
  const report = build(randomApplicant(seed), seed % 4 < 2 ? 'fr' : 'en');
  const [before, cpu] = [performance.now(), process.cpuUsage()];
  const pdf = await printer.print(report, LOOK);
  const used = process.cpuUsage(cpu);
  return {
    kind: report.kind,
    pages: pagesOf(pdf),
    ms: Math.round(performance.now() - before),
    cpu: Math.round((used.user + used.system) / 1000),
  };
};

const cold = await timed(0);
const runs: Awaited<ReturnType<typeof timed>>[] = [];
const memory: number[] = [];
for (let seed = 1; seed <= RENDERS; seed++) {
  runs.push(await timed(seed));
  if (seed % Math.max(1, Math.floor(RENDERS / 10)) === 0) memory.push(megabytes());
}
await printer.close();

const row = (kind: string) => {
  const of = runs.filter((run) => run.kind === kind);
  return {
    renders: of.length,
    'median ms': median(of.map(({ ms }) => ms)),
    'median CPU ms': median(of.map(({ cpu }) => cpu)),
    'slowest ms': Math.max(...of.map(({ ms }) => ms)),
    'median pages': median(of.map(({ pages }) => pages)),
  };
};
console.table({ recruiter: row('recruiter'), personal: row('personal') });
console.log(`cold: ${cold.ms} ms (${cold.cpu} ms of CPU)`);
console.log(`memory, ten samples: ${memory.join(', ')} MB`);
