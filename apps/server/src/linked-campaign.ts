import type { PublicProfilingCampaign, PublicScreeningCampaign } from '@cadran/contract';
import type { Database } from '@cadran/db';
import { AppError } from './http/app-error.ts';
import type { CampaignAddress } from './http/static/public-address.ts';
import { findCampaignByLink } from './modules/campaigns/links/find-campaign-by-link.ts';
import { readPublicProfiling } from './modules/culture-audits/present-campaign.ts';
import { profilingStore } from './modules/culture-audits/queries/campaigns.ts';
import { screeningStore } from './modules/screening/queries/screening-campaigns.ts';
import { readPublicScreening } from './modules/screening/read-public-screening.ts';

const MODULES = {
  screening: { store: screeningStore, read: readPublicScreening },
  profiling: { store: profilingStore, read: readPublicProfiling },
} as const;

/**
 * What a visitor of an address may see of its campaign, written into the page so that it need not be asked for; null
 * where the API refuses it, which then says why.
 */
export const findLinkedCampaign = async (
  database: Database,
  { module, organizationId, ...of }: CampaignAddress,
): Promise<PublicScreeningCampaign | PublicProfilingCampaign | null> => {
  const { store, read } = MODULES[module];
  try {
    const { id } =
      'id' in of
        ? of
        : await findCampaignByLink(store, database, {
            organizationId,
            urlParameter: of.customUrl,
          });
    return await read(database, { kind: 'anonymous' }, id);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
};
