import { schema, type Tx } from '@cadran/db';
import { and, eq } from '@cadran/db/sql';

const { knownAddresses } = schema;

interface KnownAddress {
  readonly organizationId: string;
  readonly userId: string;
  readonly addressHash: Buffer;
}

export const isKnownAddress = async (tx: Tx, address: KnownAddress): Promise<boolean> => {
  const rows = await tx.sql
    .select({ userId: knownAddresses.userId })
    .from(knownAddresses)
    .where(
      and(
        eq(knownAddresses.organizationId, address.organizationId),
        eq(knownAddresses.userId, address.userId),
        eq(knownAddresses.addressHash, address.addressHash),
      ),
    );
  return rows.length > 0;
};

export const rememberAddress = (tx: Tx, address: KnownAddress, now: Date) =>
  tx.sql
    .insert(knownAddresses)
    .values({ ...address, seenAt: now })
    .onConflictDoUpdate({
      target: [knownAddresses.organizationId, knownAddresses.userId, knownAddresses.addressHash],
      set: { seenAt: now },
    });
