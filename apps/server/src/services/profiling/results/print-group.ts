import { Buffer } from 'node:buffer';
import type { Tx } from '@cadran/db';
import type { ReportPrinter } from '@cadran/pdf';
import type { Report } from '@cadran/reports';
import { findLogo, findOrganization } from '../../../queries/organizations.ts';
import type { ProfilingCampaignRow } from '../../../queries/profiling-campaigns.ts';
import { findCampaignLogo } from '../../../queries/profiling-logos.ts';

/** How a report of this campaign is dressed: under the campaign's own logo, or else the organisation's. */
export const lookOf = async (tx: Tx, campaign: ProfilingCampaignRow) => {
  const organization = await findOrganization(tx, campaign.organizationId);
  const logo = async (): Promise<Buffer | null> => {
    if (campaign.logoEtag !== null) return (await findCampaignLogo(tx, campaign)).content;
    if (organization.logoEtag === null) return null;
    return (await findLogo(tx, campaign.organizationId)).content;
  };
  return { organization, logo: await logo(), customization: campaign.customization };
};

type Look = Awaited<ReturnType<typeof lookOf>>;

/**
 * Begins when it is read, that is when the transaction of the request is over: who waits for the printer holds no
 * connection to the database.
 */
export const printGroup = async function* (
  pdf: ReportPrinter,
  { organization, logo, customization }: Look,
  report: Report,
): AsyncGenerator<Buffer> {
  const { pdfHeader, pdfFooter } = customization;
  const printed = await pdf.print(report, {
    organization: { name: organization.name, logo },
    theme: organization.theme,
    header: pdfHeader[report.language],
    footer: pdfFooter[report.language],
  });
  yield Buffer.from(printed.buffer, printed.byteOffset, printed.byteLength);
};
