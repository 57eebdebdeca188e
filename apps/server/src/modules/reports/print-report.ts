import { Buffer } from 'node:buffer';
import type { CampaignCustomization, Report } from '@cadran/contract';
import type { ReportPrinter } from '@cadran/pdf';
import type { OrganizationRow } from '../organizations/index.ts';

export interface ReportBranding {
  readonly organization: Pick<OrganizationRow, 'name' | 'theme'>;
  readonly logo: Buffer | null;
  readonly pageTexts?: Pick<CampaignCustomization, 'pdfHeader' | 'pdfFooter'>;
}

/** Not to be called inside a transaction: rendering takes long and would hold a database connection. */
export const printReport = async (
  pdf: ReportPrinter,
  { organization, logo, pageTexts }: ReportBranding,
  report: Report,
): Promise<Buffer> => {
  const printed = await pdf.print(report, {
    organization: { name: organization.name, logo: logo && new Uint8Array(logo) },
    theme: organization.theme,
    header: pageTexts?.pdfHeader[report.language] ?? null,
    footer: pageTexts?.pdfFooter[report.language] ?? null,
  });
  return Buffer.from(printed.buffer, printed.byteOffset, printed.byteLength);
};
