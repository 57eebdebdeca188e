import { schema, type Tx } from '@cadran/db';
import { and, count, eq } from '@cadran/db/sql';

interface Owner {
  readonly organizationId: string;
  readonly id: string;
}

/** Every kind of campaign has an owner; a new kind is one more line here. */
const KINDS = [schema.screeningCampaigns, schema.profilingCampaigns] as const;
type Kind = (typeof KINDS)[number];

const ownedBy = (kind: Kind, owner: Owner) =>
  and(eq(kind.organizationId, owner.organizationId), eq(kind.ownerId, owner.id));

export const countOwnedCampaigns = async (tx: Tx, owner: Owner): Promise<number> => {
  let owned = 0;
  for (const kind of KINDS) {
    const [row] = await tx.sql.select({ value: count() }).from(kind).where(ownedBy(kind, owner));
    owned += row?.value ?? 0;
  }
  return owned;
};

export const giveCampaignsTo = async (tx: Tx, owner: Owner, heirId: string): Promise<void> => {
  for (const kind of KINDS)
    await tx.sql.update(kind).set({ ownerId: heirId }).where(ownedBy(kind, owner));
};
