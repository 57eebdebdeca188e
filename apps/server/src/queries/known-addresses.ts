import { schema, type Tx } from '@cadran/db';
import { and, eq } from '@cadran/db/sql';

const { knownAddresses } = schema;

interface Place {
  readonly organizationId: string;
  readonly userId: string;
  readonly addressHash: Buffer;
}

export const knowsAddress = async (tx: Tx, place: Place): Promise<boolean> => {
  const rows = await tx.sql
    .select({ userId: knownAddresses.userId })
    .from(knownAddresses)
    .where(
      and(
        eq(knownAddresses.organizationId, place.organizationId),
        eq(knownAddresses.userId, place.userId),
        eq(knownAddresses.addressHash, place.addressHash),
      ),
    );
  return rows.length > 0;
};

export const rememberAddress = (tx: Tx, place: Place, now: Date) =>
  tx.sql
    .insert(knownAddresses)
    .values({ ...place, seenAt: now })
    .onConflictDoUpdate({
      target: [knownAddresses.organizationId, knownAddresses.userId, knownAddresses.addressHash],
      set: { seenAt: now },
    });
