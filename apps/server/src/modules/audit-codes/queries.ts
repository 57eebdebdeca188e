import { schema, type Tx } from '@cadran/db';
import { and, eq, sql } from '@cadran/db/sql';
import { AppError } from '../../http/app-error.ts';

const { profilingCampaigns: campaigns, profilingCodes: codes } = schema;

interface CampaignKey {
  readonly organizationId: string;
  readonly id: string;
}

const byKey = ({ organizationId, id }: CampaignKey) =>
  and(eq(campaigns.organizationId, organizationId), eq(campaigns.id, id));

const byHash = ({ organizationId, id }: CampaignKey, hash: Buffer) =>
  and(eq(codes.organizationId, organizationId), eq(codes.campaignId, id), eq(codes.codeHash, hash));

/** Codes are given out one request after the other, and not while one is redeemed. */
export const lockCodeCampaign = async (tx: Tx, key: CampaignKey) => {
  const [row] = await tx.sql
    .select({
      organizationId: campaigns.organizationId,
      id: campaigns.id,
      units: campaigns.units,
      codeSecret: campaigns.codeSecret,
      codesMailed: campaigns.codesMailed,
      codesPrinted: campaigns.codesPrinted,
    })
    .from(campaigns)
    .where(byKey(key))
    .for('update');
  if (!row) throw new AppError('not_found');
  return row;
};
export type CodeCampaign = Awaited<ReturnType<typeof lockCodeCampaign>>;

export const findCodeSecret = async (tx: Tx, key: CampaignKey): Promise<Buffer | null> => {
  const [row] = await tx.sql
    .select({ codeSecret: campaigns.codeSecret })
    .from(campaigns)
    .where(byKey(key));
  return row?.codeSecret ?? null;
};

export const saveCodeSecret = (tx: Tx, key: CampaignKey, codeSecret: Buffer) =>
  tx.sql.update(campaigns).set({ codeSecret }).where(byKey(key));

/** Not a change of the campaign's settings: its version stays. */
export const addGivenCodes = (
  tx: Tx,
  key: CampaignKey,
  { mailed, printed }: { readonly mailed: number; readonly printed: number },
) =>
  tx.sql
    .update(campaigns)
    .set({
      codesMailed: sql`${campaigns.codesMailed} + ${mailed}`,
      codesPrinted: sql`${campaigns.codesPrinted} + ${printed}`,
    })
    .where(byKey(key));

/** How many of them are new. */
export const insertCodes = async (
  tx: Tx,
  { organizationId, id }: CampaignKey,
  hashes: readonly Buffer[],
): Promise<number> => {
  if (hashes.length === 0) return 0;
  const added = await tx.sql
    .insert(codes)
    .values(hashes.map((codeHash) => ({ organizationId, campaignId: id, codeHash })))
    .onConflictDoNothing()
    .returning({ used: codes.used });
  return added.length;
};

export const deleteUnusedCode = async (
  tx: Tx,
  key: CampaignKey,
  hash: Buffer,
): Promise<boolean> => {
  const deleted = await tx.sql
    .delete(codes)
    .where(and(byHash(key, hash), eq(codes.used, false)))
    .returning({ used: codes.used });
  return deleted.length > 0;
};

/** Two who redeem one code wait for each other. */
export const lockCode = async (tx: Tx, key: CampaignKey, hash: Buffer) => {
  const [row] = await tx.sql
    .select({ used: codes.used })
    .from(codes)
    .where(byHash(key, hash))
    .for('update');
  return row;
};

export const markCodeUsed = (tx: Tx, key: CampaignKey, hash: Buffer) =>
  tx.sql.update(codes).set({ used: true }).where(byHash(key, hash));

/** The order of rows and the transaction that wrote them then tell nothing about who was invited when. */
export const shuffleCodes = (tx: Tx, { organizationId, id }: CampaignKey) =>
  tx.sql.execute(sql`select shuffle_profiling_codes(${organizationId}::uuid, ${id}::uuid)`);
