import type { CampaignStatus } from '@cadran/contract';
import type { Sql, Tx } from '@cadran/db';
import { AppError } from '../../app-error.ts';
import type { CampaignStore } from '../../queries/campaign-store.ts';

interface Answerable {
  readonly status: CampaignStatus;
  readonly organizationStatus: 'active' | 'inactive';
}

/** The campaign, if people may answer it now. */
export const findOpen = async <Row extends Answerable>(
  store: { findCampaign(tx: Tx, id: string): Promise<Row> },
  tx: Tx,
  id: string,
): Promise<Row> => {
  const campaign = await store.findCampaign(tx, id);
  if (campaign.status !== 'open' || campaign.organizationStatus !== 'active')
    throw new AppError('campaign_closed');
  return campaign;
};

/** Whose campaign a visitor names. */
export const homeOfCampaign = async (
  store: Pick<CampaignStore, 'findCampaignHome'>,
  db: Sql,
  id: string,
): Promise<string> => {
  const home = await store.findCampaignHome(db, id);
  if (home === undefined) throw new AppError('not_found');
  return home;
};
