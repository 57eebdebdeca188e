import { schema, type Sql, type Tx } from '@cadran/db';
import { and, eq, sql } from '@cadran/db/sql';
import { invalid } from '../../../http/app-error.ts';

const { loginNames } = schema;

/** Comparison ignores case and Unicode composition. */
export const normalizeLoginName = (text: string): string => text.normalize('NFC').toLowerCase();

export const findLogin = async (
  db: Sql,
  identifier: string,
): Promise<{ organizationId: string; userId: string } | undefined> => {
  const answer = await db.execute<{ organization_id: string; user_id: string }>(
    sql`select * from find_login(${normalizeLoginName(identifier)})`,
  );
  const row = answer.rows[0];
  return row && { organizationId: row.organization_id, userId: row.user_id };
};

/** Which of these names somebody has, in the form in which they are compared. */
export const findTakenNames = async (
  db: Sql,
  names: readonly string[],
): Promise<ReadonlySet<string>> => {
  const asked = sql.param(names.map(normalizeLoginName));
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from unnest(${asked}::text[]) as name cross join lateral find_login(name)`,
  );
  return new Set(rows.map(({ name }) => name));
};

/** Asked before a password is hashed in vain; the error is that of `claimLoginNames`. */
export const requireFreeNames = async (
  db: Sql,
  { username, email }: { readonly username: string; readonly email: string },
): Promise<void> => {
  const taken = await findTakenNames(db, [username, email]);
  if (taken.has(normalizeLoginName(username))) throw invalid({ username: 'taken' });
  if (taken.has(normalizeLoginName(email))) throw invalid({ email: 'taken' });
};

/** Username and email are unique over all organisations; the error names the one that is taken. */
export const claimLoginNames = async (
  tx: Tx,
  user: { organizationId: string; id: string; username: string; email: string },
): Promise<void> => {
  await tx.sql
    .delete(loginNames)
    .where(and(eq(loginNames.organizationId, user.organizationId), eq(loginNames.userId, user.id)));
  const names = new Map([
    [normalizeLoginName(user.username), 'username'],
    [normalizeLoginName(user.email), 'email'],
  ]);
  for (const [name, field] of names) {
    const claimed = await tx.sql
      .insert(loginNames)
      .values({ name, organizationId: user.organizationId, userId: user.id })
      .onConflictDoNothing()
      .returning({ name: loginNames.name });
    if (claimed.length === 0) throw invalid({ [field]: 'taken' });
  }
};
