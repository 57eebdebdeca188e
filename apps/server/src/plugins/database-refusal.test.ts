import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@cadran/db/sql';
import { createTestDatabase, type TestDatabase } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseRefusal } from './database-refusal.ts';

describe('what the database could not do', () => {
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

  it('in its time is tried again later, and is no failure of ours', async () => {
    const slow = await failureOf(`set local statement_timeout = '20ms'`, 'select pg_sleep(5)');
    expect(databaseRefusal(slow)).toMatchObject({ code: 'unavailable', retryAfter: 2 });
    const idle = await test.database
      .withPlatform(async (tx) => {
        await tx.sql.execute(sql`set local idle_in_transaction_session_timeout = '20ms'`);
        // On a busy machine the end may come later; each question begins the wait anew.
        for (;;) {
          await sleep(200);
          await tx.sql.execute(sql`select 1`);
        }
      })
      .catch((error: unknown) => error);
    expect(databaseRefusal(idle)).toMatchObject({ code: 'unavailable' });
  });

  it('because a lock was not to be had is tried again later', async () => {
    const refused = await test.database.withPlatform(async (holder) => {
      await holder.sql.execute(sql`lock table organizations in access exclusive mode`);
      return failureOf(`set local lock_timeout = '20ms'`, 'select from organizations');
    });
    expect(databaseRefusal(refused)).toMatchObject({ code: 'unavailable' });
  });

  it('because a statement is wrong is a failure of ours', async () => {
    expect(databaseRefusal(await failureOf('select 1 / 0'))).toBeUndefined();
  });
});
