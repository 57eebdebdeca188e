import type { PublicProfilingCampaign, PublicScreeningCampaign } from '@cadran/contract';
import type { Database } from '@cadran/db';
import { AppError } from './http/app-error.ts';
import type { CampaignAddress } from './http/static/public-address.ts';
import { findOrganizationIdOfCampaign } from './modules/campaigns/open-campaign.ts';
import { findCampaignByLink } from './modules/campaigns/links/find-campaign-by-link.ts';
import { readPublicProfiling } from './modules/culture-audits/present-campaign.ts';
import { profilingStore } from './modules/culture-audits/queries/campaigns.ts';
import { screeningStore } from './modules/screening/queries/screening-campaigns.ts';
import { readPublicScreening } from './modules/screening/read-public-screening.ts';

const MODULES = {
  screening: { store: screeningStore, read: readPublicScreening },
  profiling: { store: profilingStore, read: readPublicProfiling },
} as const;

const identify = async (
  database: Database,
  { module, organizationId, ...of }: CampaignAddress,
): Promise<string> => {
  const { store } = MODULES[module];
  if (!('id' in of))
    return (
      await findCampaignByLink(store, database, { organizationId, urlParameter: of.customUrl })
    ).id;
  if ((await findOrganizationIdOfCampaign(store, database.global, of.id)) !== organizationId)
    throw new AppError('not_found');
  return of.id;
};

export interface LinkedCampaign {
  /** What a visitor may see of it; null where the API refuses that, which then says why. */
  readonly campaign: PublicScreeningCampaign | PublicProfilingCampaign | null;
}

const nullIfRefused = (error: unknown): null => {
  if (error instanceof AppError) return null;
  throw error;
};

/**
 * The campaign that an address names, written into the page so that it need not be asked for. Null where there is none,
 * and where it is not of the organisation that the address names: nobody's colours stand over another's questions.
 */
export const findLinkedCampaign = async (
  database: Database,
  address: CampaignAddress,
): Promise<LinkedCampaign | null> => {
  const id = await identify(database, address).catch(nullIfRefused);
  if (id === null) return null;
  const { read } = MODULES[address.module];
  return { campaign: await read(database, { kind: 'anonymous' }, id).catch(nullIfRefused) };
};
