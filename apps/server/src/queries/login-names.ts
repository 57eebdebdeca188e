import { schema, type Sql, type Tx } from '@cadran/db';
import { and, eq, sql } from '@cadran/db/sql';
import { invalid } from '../app-error.ts';

const { loginNames } = schema;

/** Names are compared as people type them: whatever the case, however the accents were typed. */
export const loginName = (text: string): string => text.normalize('NFC').toLowerCase();

export const findLogin = async (
  db: Sql,
  identifier: string,
): Promise<{ organizationId: string; userId: string } | undefined> => {
  const answer = await db.execute<{ organization_id: string; user_id: string }>(
    sql`select * from find_login(${loginName(identifier)})`,
  );
  const row = answer.rows[0];
  return row && { organizationId: row.organization_id, userId: row.user_id };
};

/** Claims username and email over all organisations; says which of the two is taken. */
export const claimNames = async (
  tx: Tx,
  user: { organizationId: string; id: string; username: string; email: string },
): Promise<void> => {
  await tx.sql
    .delete(loginNames)
    .where(and(eq(loginNames.organizationId, user.organizationId), eq(loginNames.userId, user.id)));
  const names = new Map([
    [loginName(user.username), 'username'],
    [loginName(user.email), 'email'],
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
