import { schema, type Sql } from '@cadran/db';
import type { Secrets } from '../../secrets.ts';

const { installationKey } = schema;

/** Stores a hash of the first key; a server with another key does not start on this data. */
export const verifySecretKey = async (db: Sql, secrets: Secrets): Promise<void> => {
  const proof = secrets.keyedHash('installation', 'key');
  await db.insert(installationKey).values({ proof }).onConflictDoNothing();
  const rows = await db.select().from(installationKey);
  if (rows.some((row) => proof.equals(row.proof))) return;
  throw new Error(
    'This data was made with another key. Bring back the SECRET_KEY, or the file secret.key, that it belongs to. If it is lost, docs/day-2.md (A lost key) tells how to go on without.',
  );
};
