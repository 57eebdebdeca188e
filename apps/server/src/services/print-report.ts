import { Buffer } from 'node:buffer';
import type { CampaignCustomization } from '@cadran/contract';
import type { ReportPrinter } from '@cadran/pdf';
import type { Report } from '@cadran/reports';
import type { OrganizationRow } from '../queries/organizations.ts';

/** In whose colours, under which logo, between which page texts. */
export interface ReportDress {
  readonly organization: Pick<OrganizationRow, 'name' | 'theme'>;
  readonly logo: Buffer | null;
  readonly pageTexts?: Pick<CampaignCustomization, 'pdfHeader' | 'pdfFooter'>;
}

/** Never inside a transaction: who waits for the printer holds no connection to the database. */
export const printReport = async (
  pdf: ReportPrinter,
  { organization, logo, pageTexts }: ReportDress,
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
