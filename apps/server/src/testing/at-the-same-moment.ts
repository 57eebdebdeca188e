import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { TestApp } from './test-app.ts';

/**
 * Starts calls that come to a lock and lets them go only when all of them stand at it: a race that happens every
 * time instead of now and then. `meanwhile` is what somebody else does who was first there.
 */
export const atTheSameMoment = async <T>(
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
