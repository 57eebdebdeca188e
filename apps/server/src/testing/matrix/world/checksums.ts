import type { TestApp } from '../../test-app.ts';
import type { Tenant } from './tenant.ts';

/** "organisation table" -> a hash of all its rows. */
export type Checksums = ReadonlyMap<string, string>;

/** Sessions change with every call. */
const NOT_OURS = ['sessions', 'access_tokens'];

/** One statement over all tenant tables. */
export const checksumQuery = async (test: TestApp): Promise<string> =>
  (
    await test.database.asSuperuser<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'organization_id' order by 1`,
    )
  )
    .filter(({ name }) => !NOT_OURS.includes(name))
    .map(
      ({ name }) =>
        `select organization_id || ' ${name}' as key, md5(string_agg(t::text, ';' order by t::text)) as sum
         from "${name}" t where organization_id = any($1) group by organization_id`,
    )
    .join(' union all ');

/** Checksums of each organisation's tables, read as superuser. */
export const checksumsOf = async (
  { test, checksums }: { readonly test: TestApp; readonly checksums: string },
  tenants: readonly Tenant[],
): Promise<Checksums> => {
  const ids = tenants.map(({ organizationId }) => organizationId);
  // Planning it takes longer than reading all of these tables.
  const rows = await test.database.asSuperuser<{ key: string; sum: string }>(
    checksums,
    [ids],
    'checksums',
  );
  return new Map(rows.map(({ key, sum }) => [key, sum]));
};
