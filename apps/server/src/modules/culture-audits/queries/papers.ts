import { schema, type Tx } from '@cadran/db';
import { and, count, desc, eq, ne } from '@cadran/db/sql';
import type { CampaignKey } from '../../campaigns/index.ts';

const { profilingPaperVersions: versions, users } = schema;

const ofCampaign = ({ organizationId, id }: CampaignKey) =>
  and(eq(versions.organizationId, organizationId), eq(versions.campaignId, id));

/** Newest first. */
export const listPaperVersions = (tx: Tx, campaign: CampaignKey) =>
  tx.sql.select().from(versions).where(ofCampaign(campaign)).orderBy(desc(versions.number));
export type PaperVersionRow = Awaited<ReturnType<typeof listPaperVersions>>[number];

export const findLastPaperVersion = async (
  tx: Tx,
  campaign: CampaignKey,
): Promise<PaperVersionRow | undefined> => {
  const [last] = await tx.sql
    .select()
    .from(versions)
    .where(ofCampaign(campaign))
    .orderBy(desc(versions.number))
    .limit(1);
  return last;
};

/** Nothing happens if a call at the same time has stored this number. */
export const insertPaperVersion = (tx: Tx, version: typeof versions.$inferInsert) =>
  tx.sql.insert(versions).values(version).onConflictDoNothing();

/** Active accounts with the audit module besides the owner's, by role. */
export const countOtherAccounts = (
  tx: Tx,
  { organizationId, ownerId }: { readonly organizationId: string; readonly ownerId: string },
) =>
  tx.sql
    .select({ role: users.role, accounts: count() })
    .from(users)
    .where(
      and(
        eq(users.organizationId, organizationId),
        ne(users.id, ownerId),
        eq(users.status, 'active'),
        eq(users.profilingEnabled, true),
      ),
    )
    .groupBy(users.role);
