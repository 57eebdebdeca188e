import { customUrl, id } from '@cadran/contract';
import type { Database } from '@cadran/db';
import { AppError } from '../../../http/app-error.ts';
import type { CampaignStore } from '../queries/campaign-store.ts';

/**
 * The campaign of a short link, whatever its status: the page says whether it is available. The same `not_found` for
 * an unknown organisation, an unknown campaign and a malformed address.
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
