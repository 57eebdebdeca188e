import { createTestDatabase, type TestDatabase } from '@cadran/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../env.ts';
import { firstRun } from './first-run.ts';

describe('the first run, however many instances start together,', () => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await createTestDatabase();
  });
  afterEach(() => test.drop());

  const startTogether = async (...args: string[]) => {
    const config = readConfig({ NODE_ENV: 'test' }, args);
    const runs = await Promise.all([1, 2, 3].map(() => firstRun(test.database, config)));
    return runs.map(({ kind }) => kind).toSorted();
  };

  it('makes one super administrator', async () => {
    expect(await startTogether('--no-demo')).toEqual(['empty', 'not_first', 'not_first']);
    expect(await test.asSuperuser('select username, must_change_password from users')).toEqual([
      { username: 'superadmin', must_change_password: true },
    ]);
  });

  it('makes the demonstration data once', async () => {
    expect(await startTogether()).toEqual(['demonstration', 'not_first', 'not_first']);
    expect(await test.asSuperuser('select name from organizations order by name')).toEqual([
      { name: 'Atelier Mercure' },
      { name: 'Cadran' },
      { name: 'Northlight Energy' },
    ]);
  });
});
