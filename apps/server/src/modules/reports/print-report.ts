import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { CampaignCustomization, Report } from '@cadran/contract';
import type { Database } from '@cadran/db';
import type { ReportPrinter } from '@cadran/pdf';
import { createSingleFlight } from '@cadran/turns';
import type { QuestionnaireKey } from '../questionnaires/index.ts';
import type { OrganizationRow } from '../organizations/index.ts';
import { findPrintedReport, keepPrintedReport } from './queries.ts';
import { BUILD } from '../../version.ts';

export interface ReportBranding {
  readonly organization: Pick<OrganizationRow, 'name' | 'theme'>;
  readonly logo: Buffer | null;
  readonly pageTexts?: Pick<CampaignCustomization, 'pdfHeader' | 'pdfFooter'>;
}

type PrintInput = Parameters<ReportPrinter['print']>;

const printInput = (
  report: Report,
  { organization, logo, pageTexts }: ReportBranding,
): PrintInput => [
  report,
  {
    organization: { name: organization.name, logo: logo && new Uint8Array(logo) },
    theme: organization.theme,
    header: pageTexts?.pdfHeader[report.language] ?? null,
    footer: pageTexts?.pdfFooter[report.language] ?? null,
  },
];

const print = async (pdf: ReportPrinter, input: PrintInput): Promise<Buffer> => {
  const printed = await pdf.print(...input);
  return Buffer.from(printed.buffer, printed.byteOffset, printed.byteLength);
};

/** Not to be called inside a transaction: rendering takes long and would hold a database connection. */
export const printReport = (
  pdf: ReportPrinter,
  branding: ReportBranding,
  report: Report,
): Promise<Buffer> => print(pdf, printInput(report, branding));

/** Of all that the printer is given, and of the build, which has its templates and fonts. */
const digestOf = ([report, look]: PrintInput): Buffer => {
  const { logo, ...organization } = look.organization;
  return createHash('sha256')
    .update(JSON.stringify([BUILD, report, { ...look, organization }]))
    .update(logo ?? '')
    .digest();
};

const printOnce = createSingleFlight<Buffer>();

/**
 * As `printReport`, for a candidate's report: the same one is printed once and then kept, and callers at the same moment
 * share it. Who may read the report is decided before.
 */
export const printCandidateReport = (
  { database, pdf, now }: { database: Database; pdf: ReportPrinter; now: Date },
  key: QuestionnaireKey,
  branding: ReportBranding,
  report: Report,
): Promise<Buffer> => {
  const input = printInput(report, branding);
  const digest = digestOf(input);
  const inTenant = <T>(work: Parameters<typeof database.withTenant<T>>[1]): Promise<T> =>
    database.withTenant(key.organizationId, work);
  return printOnce(`${key.id} ${digest.toString('base64')}`, async () => {
    const kept = await inTenant((tx) => findPrintedReport(tx, key, digest));
    if (kept) return kept;
    const content = await print(pdf, input);
    await inTenant((tx) => keepPrintedReport(tx, key, { digest, content, printedAt: now })).catch(
      // Who waits gets the report, even if the candidate was erased meanwhile or the disk is full.
      () => undefined,
    );
    return content;
  });
};
