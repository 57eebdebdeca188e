import { sql } from '@cadran/db/sql';
import type { World } from './principals.ts';

/** Tables with row-level security; isolation.test.ts checks that none is missing. */
export const tenantTables = async ({ test }: Pick<World, 'test'>): Promise<string[]> =>
  (
    await test.database.asSuperuser<{ name: string }>(
      `select tablename as name from pg_policies where policyname = 'tenant' order by 1`,
    )
  ).map(({ name }) => name);

/** Tables where an unfiltered query sees rows of another organisation. */
export const leakingTables = async ({ test, ours }: World, tables: readonly string[]) => {
  const leaking: string[] = [];
  for (const table of tables) {
    const seen = await test.database.database.withTenant(ours.organizationId, (tx) =>
      tx.sql.execute(
        sql`select from ${sql.identifier(table)} where organization_id <> ${ours.organizationId}`,
      ),
    );
    if (seen.rows.length > 0) leaking.push(table);
  }
  return leaking;
};
