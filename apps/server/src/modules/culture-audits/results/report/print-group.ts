import type { Report } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { ReportPrinter } from '@cadran/pdf';
import type { ProfilingCampaignRow } from '../../queries/campaigns.ts';
import { findCampaignLogo } from '../../queries/logos.ts';
import { findOrganization, findLogoContent } from '../../../organizations/index.ts';
import { printReport, type ReportBranding } from '../../../reports/index.ts';

/** The campaign's own logo, or else the organisation's. */
export const loadReportBranding = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
): Promise<ReportBranding> => {
  const organization = await findOrganization(tx, campaign.organizationId);
  const logo =
    campaign.logoEtag === null
      ? await findLogoContent(tx, organization)
      : (await findCampaignLogo(tx, campaign)).content;
  return { organization, logo, pageTexts: campaign.customization };
};

/** A generator, so that rendering starts after the request's transaction has ended. */
export const printGroup = async function* (
  pdf: ReportPrinter,
  dress: ReportBranding,
  report: Report,
): AsyncGenerator<Buffer> {
  yield await printReport(pdf, dress, report);
};
