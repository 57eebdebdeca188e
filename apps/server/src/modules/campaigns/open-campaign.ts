import type { CampaignStatus } from '@cadran/contract';
import type { Sql, Tx } from '@cadran/db';
import { AppError } from '../../http/app-error.ts';
import type { CampaignStore } from './queries/campaign-store.ts';

interface Answerable {
  readonly status: CampaignStatus;
  readonly organizationStatus: 'active' | 'inactive';
}

/** The campaign, or `campaign_closed` if it cannot be answered now. */
export const findOpenCampaign = async <Row extends Answerable>(
  store: { findCampaign(tx: Tx, id: string): Promise<Row> },
  tx: Tx,
  id: string,
): Promise<Row> => {
  const campaign = await store.findCampaign(tx, id);
  if (campaign.status !== 'open' || campaign.organizationStatus !== 'active')
    throw new AppError('campaign_closed');
  return campaign;
};

const MOST_KNOWN = 10_000;
const organizations = new WeakMap<Sql, Map<string, string>>();

/** The organisation of a campaign that a visitor named; remembered, because a campaign never moves to another. */
export const findOrganizationIdOfCampaign = async (
  store: Pick<CampaignStore, 'findCampaignOrganizationId'>,
  db: Sql,
  id: string,
): Promise<string> => {
  const known = organizations.get(db) ?? new Map<string, string>();
  organizations.set(db, known);
  const home = known.get(id) ?? (await store.findCampaignOrganizationId(db, id));
  if (home === undefined) throw new AppError('not_found');
  if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? '');
  known.set(id, home);
  return home;
};
