import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from './index.ts';
import { sql } from './sql.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const TENANT = randomUUID();
const limitOf = async (tx: Tx): Promise<string | undefined> => {
  const { rows } = await tx.sql.execute<{ limit: string }>(
    sql`select current_setting('statement_timeout') as limit`,
  );
  return rows[0]?.limit;
};

describe('how long a statement of a tenant’s transaction may take', () => {
  it('is 30 s unless a job asks for longer, and is 30 s again in the next transaction', async () => {
    const { database } = db;
    expect(await database.withTenant(TENANT, limitOf)).toBe('30s');
    expect(await database.withTenant(TENANT, limitOf, 15 * 60_000)).toBe('15min');
    // As many as there may be connections: none keeps the longer limit.
    const next = await Promise.all(
      Array.from({ length: 10 }, () => database.withTenant(TENANT, limitOf)),
    );
    expect(new Set(next)).toEqual(new Set(['30s']));
  });

  it('ends a statement that takes longer, and rolls back', async () => {
    const { database } = db;
    const slow = database.withTenant(TENANT, (tx) => tx.sql.execute(sql`select pg_sleep(30)`), 100);
    await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } });
    expect(await database.withTenant(TENANT, limitOf)).toBe('30s');
  });

  it('is waited for by the driver too, which otherwise gives up by itself', async () => {
    const impatient = await createTestDatabase({ silenceMs: 500 });
    try {
      const sleep = (tx: Tx) => tx.sql.execute(sql`select pg_sleep(1.5)`);
      await expect(impatient.database.withTenant(TENANT, sleep, 10_000)).resolves.toBeDefined();
      await expect(impatient.database.withTenant(TENANT, sleep)).rejects.toThrow();
    } finally {
      await impatient.drop();
    }
  });
});
