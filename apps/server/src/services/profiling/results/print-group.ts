import type { Tx } from '@cadran/db';
import type { ReportPrinter } from '@cadran/pdf';
import type { Report } from '@cadran/reports';
import { findOrganization, logoOf } from '../../../queries/organizations.ts';
import type { ProfilingCampaignRow } from '../../../queries/profiling-campaigns.ts';
import { findCampaignLogo } from '../../../queries/profiling-logos.ts';
import { printReport, type ReportDress } from '../../print-report.ts';

/** How a report of this campaign is dressed: under the campaign's own logo, or else the organisation's. */
export const dressOf = async (tx: Tx, campaign: ProfilingCampaignRow): Promise<ReportDress> => {
  const organization = await findOrganization(tx, campaign.organizationId);
  const logo =
    campaign.logoEtag === null
      ? await logoOf(tx, organization)
      : (await findCampaignLogo(tx, campaign)).content;
  return { organization, logo, pageTexts: campaign.customization };
};

/** Begins when it is read, that is when the transaction of the request is over. */
export const printGroup = async function* (
  pdf: ReportPrinter,
  dress: ReportDress,
  report: Report,
): AsyncGenerator<Buffer> {
  yield await printReport(pdf, dress, report);
};
