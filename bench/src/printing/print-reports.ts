import { join } from 'node:path';
import type * as contract from '@cadran/contract';
import type * as pdf from '@cadran/pdf';
import type * as drawing from '@cadran/pdf/drawing';
import type * as reports from '@cadran/reports';

export interface PrintRequest {
  readonly kind: 'recruiter' | 'personal';
  readonly language: 'fr' | 'en';
  readonly candidate: reports.CandidateReportData;
}

/** Run as a process: prints reports with the code in a folder, this version's or the release's; answers in milliseconds. */
const [, , folder = ''] = process.argv;
const load = async <T>(path: string): Promise<T> =>
  (await import(join(folder, 'packages', path))) as T;

const { DEFAULT_THEME } = await load<typeof contract>('contract/src/index.ts');
const { buildPersonalReport, buildRecruiterReport } =
  await load<typeof reports>('reports/src/index.ts');
const { createReportPrinter } = await load<typeof pdf>('pdf/src/index.ts');
const { drawPicture } = await load<typeof drawing>('pdf/dist/draw-picture.js');

const LOOK = {
  organization: { name: 'Hélios', logo: null },
  theme: DEFAULT_THEME,
  header: null,
  footer: null,
};
const printer = createReportPrinter(drawPicture);

const print = async ({ kind, language, candidate }: PrintRequest): Promise<void> => {
  const build = kind === 'recruiter' ? buildRecruiterReport : buildPersonalReport;
  const report = build(candidate, language);
  const begun = performance.now();
  await printer.print(report, LOOK);
  process.send?.(performance.now() - begun);
};

process.on('message', (request: PrintRequest) => void print(request));
process.once('disconnect', () => process.exit());
process.send?.('ready');
