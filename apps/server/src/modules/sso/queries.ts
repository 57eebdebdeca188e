import { schema, type Sql, type Tx } from '@cadran/db';
import { and, eq, lt, sql } from '@cadran/db/sql';

const {
  identityProviders: providers,
  samlAssertions,
  signInAttempts: attempts,
  userIdentities,
} = schema;

export type ProviderRow = typeof providers.$inferSelect;

export const findProvider = async (
  tx: Tx,
  organizationId: string,
): Promise<ProviderRow | undefined> => {
  const [row] = await tx.sql
    .select()
    .from(providers)
    .where(eq(providers.organizationId, organizationId));
  return row;
};

export const saveProvider = (tx: Tx, row: ProviderRow) =>
  tx.sql
    .insert(providers)
    .values(row)
    .onConflictDoUpdate({ target: providers.organizationId, set: row });

export const deleteProvider = (tx: Tx, organizationId: string) =>
  tx.sql.delete(providers).where(eq(providers.organizationId, organizationId));

/** Runs before the tenant is known. */
export const findOrganizationByDomain = async (
  db: Sql,
  domain: string,
): Promise<string | undefined> => {
  const answer = await db.execute<{ organization_id: string }>(
    sql`select * from find_identity_provider(${domain})`,
  );
  return answer.rows[0]?.organization_id;
};

export const insertAttempt = async (
  db: Sql,
  attempt: typeof attempts.$inferInsert,
  now: Date,
): Promise<void> => {
  await db.delete(attempts).where(lt(attempts.expiresAt, now));
  await db.insert(attempts).values(attempt);
};

/** Each attempt can be used once. */
export const consumeAttempt = async (db: Sql, stateHash: Buffer) => {
  const [row] = await db.delete(attempts).where(eq(attempts.stateHash, stateHash)).returning();
  return row;
};

export const findIdentityUserId = async (
  tx: Tx,
  { organizationId, issuer }: ProviderRow,
  subject: string,
): Promise<string | undefined> => {
  const [row] = await tx.sql
    .select({ userId: userIdentities.userId })
    .from(userIdentities)
    .where(
      and(
        eq(userIdentities.organizationId, organizationId),
        eq(userIdentities.issuer, issuer),
        eq(userIdentities.subject, subject),
      ),
    );
  return row?.userId;
};

export const insertIdentity = (tx: Tx, identity: typeof userIdentities.$inferInsert) =>
  tx.sql.insert(userIdentities).values(identity).onConflictDoNothing();

/** False if the assertion was used before, here or in another instance. */
export const recordAssertion = async (
  tx: Tx,
  assertion: typeof samlAssertions.$inferInsert,
  now: Date,
): Promise<boolean> => {
  const { organizationId } = assertion;
  await tx.sql
    .delete(samlAssertions)
    .where(
      and(eq(samlAssertions.organizationId, organizationId), lt(samlAssertions.expiresAt, now)),
    );
  const stored = await tx.sql
    .insert(samlAssertions)
    .values(assertion)
    .onConflictDoNothing()
    .returning({ idHash: samlAssertions.idHash });
  return stored.length > 0;
};
