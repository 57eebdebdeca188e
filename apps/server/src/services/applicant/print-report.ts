import { Buffer } from 'node:buffer';
import type { ReportPrinter } from '@cadran/pdf';
import type { Report } from '@cadran/reports';
import type { LoadedApplicant } from './load-applicant.ts';

/** A report in the organisation's colours, under its logo, between the campaign's page texts. */
export const printReport = async (
  pdf: ReportPrinter,
  { campaign, organization, logo }: LoadedApplicant,
  report: Report,
): Promise<Buffer> => {
  const { pdfHeader, pdfFooter } = campaign.customization;
  const printed = await pdf.print(report, {
    organization: { name: organization.name, logo },
    theme: organization.theme,
    header: pdfHeader[report.language],
    footer: pdfFooter[report.language],
  });
  return Buffer.from(printed.buffer, printed.byteOffset, printed.byteLength);
};
