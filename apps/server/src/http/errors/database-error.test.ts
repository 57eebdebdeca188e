import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@cadran/db/sql';
import { createTestDatabase, type TestDatabase } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toDatabaseAppError } from './database-error.ts';

describe('toDatabaseAppError', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());

  const failureOf = (...statements: string[]): Promise<unknown> =>
    test.database
      .withPlatform(async (tx) => {
        for (const statement of statements) await tx.sql.execute(sql.raw(statement));
      })
      .catch((error: unknown) => error);

  it('maps a statement timeout to unavailable', async () => {
    const slow = await failureOf(`set local statement_timeout = '20ms'`, 'select pg_sleep(5)');
    expect(toDatabaseAppError(slow)).toMatchObject({ code: 'unavailable', retryAfter: 2 });
    const idle = await test.database
      .withPlatform(async (tx) => {
        await tx.sql.execute(sql`set local idle_in_transaction_session_timeout = '20ms'`);
        // On a busy machine the timeout may come late.
        for (;;) {
          await sleep(200);
          await tx.sql.execute(sql`select 1`);
        }
      })
      .catch((error: unknown) => error);
    expect(toDatabaseAppError(idle)).toMatchObject({ code: 'unavailable' });
  });

  it('maps a lock timeout to unavailable', async () => {
    const refused = await test.database.withPlatform(async (holder) => {
      await holder.sql.execute(sql`lock table organizations in access exclusive mode`);
      return failureOf(`set local lock_timeout = '20ms'`, 'select from organizations');
    });
    expect(toDatabaseAppError(refused)).toMatchObject({ code: 'unavailable' });
  });

  it('maps a write on a server that has become a standby to unavailable', async () => {
    const refused = await failureOf('set transaction read only', 'create table t ()');
    expect(toDatabaseAppError(refused)).toMatchObject({ code: 'unavailable', retryAfter: 2 });
  });

  it('does not map an invalid statement', async () => {
    expect(toDatabaseAppError(await failureOf('select 1 / 0'))).toBeUndefined();
  });
});
