import { schema, type Tx } from '@cadran/db';
import { and, count, eq } from '@cadran/db/sql';

interface Owner {
  readonly organizationId: string;
  readonly id: string;
}

const CAMPAIGN_TABLES = [schema.screeningCampaigns, schema.profilingCampaigns] as const;
type CampaignTable = (typeof CAMPAIGN_TABLES)[number];

const ownedBy = (kind: CampaignTable, owner: Owner) =>
  and(eq(kind.organizationId, owner.organizationId), eq(kind.ownerId, owner.id));

export const countOwnedCampaigns = async (tx: Tx, owner: Owner): Promise<number> => {
  let owned = 0;
  for (const kind of CAMPAIGN_TABLES) {
    const [row] = await tx.sql.select({ value: count() }).from(kind).where(ownedBy(kind, owner));
    owned += row?.value ?? 0;
  }
  return owned;
};

export const reassignCampaigns = async (
  tx: Tx,
  owner: Owner,
  newOwnerId: string,
): Promise<void> => {
  for (const kind of CAMPAIGN_TABLES)
    await tx.sql.update(kind).set({ ownerId: newOwnerId }).where(ownedBy(kind, owner));
};
