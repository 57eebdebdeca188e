import { customUrl, id } from '@cadran/contract';
import type { Database } from '@cadran/db';
import { AppError } from '../../app-error.ts';
import type { CampaignStore } from '../../queries/campaign-store.ts';

/**
 * The campaign behind a short link, open, closed or of an organisation that is inactive: the page behind it says
 * whether it is available. Anything else is not found, in the same words: no organisation, no such campaign, no
 * such form of an address.
 */
export const findCampaignByLink = async (
  store: Pick<CampaignStore, 'findCampaignIdByUrl'>,
  database: Database,
  link: { readonly organizationId: string; readonly urlParameter: string },
): Promise<{ id: string }> => {
  const organizationId = id.safeParse(link.organizationId);
  const url = customUrl.safeParse(link.urlParameter);
  if (!organizationId.success || !url.success) throw new AppError('not_found');
  const found = await database.withTenant(organizationId.data, (tx) =>
    store.findCampaignIdByUrl(tx, organizationId.data, url.data),
  );
  if (found === undefined) throw new AppError('not_found');
  return { id: found };
};
