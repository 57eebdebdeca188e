import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { TestApp } from './test-app.ts';

/**
 * Holds a lock until all calls wait for it, then releases it, which makes a race deterministic.
 * `meanwhile` are the statements that take the lock.
 */
export const runConcurrently = async <T>(
  test: TestApp,
  calls: readonly (() => Promise<T>)[],
  meanwhile: readonly string[] = ['select from organizations for update'],
): Promise<T[]> => {
  const gate = new pg.Client(test.database.connection('postgres'));
  await gate.connect();
  try {
    await gate.query('begin');
    for (const statement of meanwhile) await gate.query(statement);
    const answers = Promise.all(calls.map((call) => call()));
    const waiting = async (): Promise<number> =>
      (
        await test.database.asSuperuser(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).length;
    while ((await waiting()) < calls.length) await wait(10);
    await gate.query('commit');
    return await answers;
  } finally {
    await gate.end();
  }
};
