import type { Module, PublicProfilingCampaign, PublicScreeningCampaign } from '@cadran/contract';
import type { Database } from '@cadran/db';
import { AppError } from './http/app-error.ts';
import type { CampaignAddress } from './http/static/public-address.ts';
import type { ReadPublicContent } from './http/static/static-files.ts';
import { type WrittenContent, writeContent } from './http/static/write-content.ts';
import { findPublicPage } from './modules/campaigns/index.ts';
import { readPublicProfiling } from './modules/culture-audits/present-campaign.ts';
import { findPublicOrganization } from './modules/organizations/index.ts';
import { readPublicScreening } from './modules/screening/read-public-screening.ts';

const READERS = { screening: readPublicScreening, profiling: readPublicProfiling } as const;
const MOST_REMEMBERED = 500;

/** What a visitor may see of a campaign; null where the API refuses that, which then says why. */
const readCampaign = (
  database: Database,
  module: Module,
  id: string,
): Promise<PublicScreeningCampaign | PublicProfilingCampaign | null> =>
  READERS[module](database, { kind: 'anonymous' }, id).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });

const readContent = async (
  database: Database,
  organizationId: string,
  address: CampaignAddress | null,
  campaignId: string | null,
): Promise<WrittenContent> => {
  // Nobody's colours stand over another's questions.
  if (address !== null && campaignId === null)
    return writeContent({ organization: null, campaign: null, isUnknown: true });
  const [organization, campaign] = await Promise.all([
    findPublicOrganization(database, organizationId),
    address && campaignId && readCampaign(database, address.module, campaignId),
  ]);
  return writeContent({ organization, campaign: campaign || null, isUnknown: false });
};

/**
 * What public pages are written with, remembered for as long as its rows have not changed. That is asked at every view,
 * so that no instance shows earlier colours or texts, or a campaign that has been closed.
 */
export const createPublicContentReader = (database: Database): ReadPublicContent => {
  const remembered = new Map<
    string,
    { readonly version: string; readonly written: WrittenContent }
  >();
  return async (organizationId, address) => {
    const page = await database.withTenant(organizationId, (tx) =>
      findPublicPage(tx, organizationId, address),
    );
    const key = JSON.stringify([organizationId, address]);
    const known = remembered.get(key);
    if (known && known.version === page?.version) return known.written;
    const campaignId = page?.campaignId ?? null;
    const written = await readContent(database, organizationId, address, campaignId);
    remembered.delete(key);
    // What does not exist is not remembered: anybody could fill the memory with addresses of their own.
    if (page && !written.isUnknown) remembered.set(key, { version: page.version, written });
    if (remembered.size > MOST_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
    return written;
  };
};
