import { readFileSync } from 'node:fs';
import { createTestDatabase, type TestDatabase } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * Citus keeps all rows of an organisation on one machine, and can do so only if every key names the organisation.
 */
const KEYS = `
  select c.relname as table, i.indexrelid::regclass::text as key,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any (i.indkey)) as columns
  from pg_index i join pg_class c on c.oid = i.indrelid
  where i.indisunique and c.relnamespace = 'public'::regnamespace`;
const FOREIGN_KEYS = `
  select f.conrelid::regclass::text as table, f.conname as key, f.confrelid::regclass::text as refers,
    array(select a.attname::text from pg_attribute a where a.attrelid = f.conrelid and a.attnum = any (f.conkey)) as columns
  from pg_constraint f where f.contype = 'f' and f.connamespace = 'public'::regnamespace`;

const DISTRIBUTE = new URL('../../../../deploy/citus/distribute.sql', import.meta.url);

/** The objects named in the Citus script. */
const script = readFileSync(DISTRIBUTE, 'utf8');
const named = (pattern: RegExp): string[] =>
  [...script.matchAll(pattern)].map(([, name = '']) => name);
/** Looked up before the organisation is known, by a secret or a globally unique name. */
const COPIED = named(/create_reference_table\('(\w+)'\)/g);
const DISTRIBUTED = named(/create_distributed_table\('(\w+)', 'organization_id'/g);
const DROPPED = named(/drop constraint (\w+)/g);

interface Key {
  readonly table: string;
  readonly key: string;
  readonly refers?: string;
  readonly columns: readonly string[];
}

describe('the tables can be distributed by organisation', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db.drop());

  const keysOf = async (text: string): Promise<Key[]> =>
    (await db.asSuperuser<Key & Record<string, unknown>>(text)).filter(
      ({ key }) => !DROPPED.includes(key),
    );
  const withoutOrganization = (keys: readonly Key[]): string[] =>
    keys
      .filter(
        ({ table, columns }) => !COPIED.includes(table) && !columns.includes('organization_id'),
      )
      .map(({ table, key }) => `${table}: ${key}`);

  it('every table is either distributed or copied to every machine', async () => {
    const tables = await db.asSuperuser<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    expect([...DISTRIBUTED, ...COPIED].toSorted()).toEqual(
      tables.map(({ name }) => name).toSorted(),
    );
  });

  it('every unique key of a distributed table contains organization_id', async () => {
    const keys = await keysOf(KEYS);
    expect(keys.length).toBeGreaterThan(20);
    expect(withoutOrganization(keys)).toEqual([]);
  });

  it('every foreign key of a distributed table contains organization_id', async () => {
    const keys = await keysOf(FOREIGN_KEYS);
    expect(keys.length).toBeGreaterThan(20);
    expect(withoutOrganization(keys)).toEqual([]);
  });

  it('no foreign key links a copied and a distributed table', async () => {
    const mixed = (await keysOf(FOREIGN_KEYS)).filter(
      ({ table, refers = '' }) => COPIED.includes(table) !== COPIED.includes(refers),
    );
    expect(mixed.map(({ key }) => key)).toEqual([]);
  });

  it('every object that the script drops exists', async () => {
    const constraints = await db.asSuperuser<{ name: string }>(
      'select conname as name from pg_constraint',
    );
    const names = constraints.map(({ name }) => name);
    expect(DROPPED.filter((name) => !names.includes(name))).toEqual([]);
  });
});
