import { createTestDatabase, type TestDatabase } from '@cadran/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../env.ts';
import { computeQuickly } from '../testing/test-app.ts';
import { firstRun } from './first-run.ts';

describe('first run with several instances starting at once', () => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await createTestDatabase();
  });
  afterEach(() => test.drop());

  const startTogether = async (...args: string[]) => {
    const config = readConfig({ NODE_ENV: 'test' }, args);
    const start = () => firstRun(test.database, config, computeQuickly);
    const runs = await Promise.all([start(), start(), start()]);
    return runs.map(({ kind }) => kind).toSorted();
  };

  it('creates one super admin', async () => {
    expect(await startTogether('--no-demo')).toEqual(['empty', 'not_first', 'not_first']);
    expect(await test.asSuperuser('select username, must_change_password from users')).toEqual([
      { username: 'superadmin', must_change_password: true },
    ]);
  });

  it('creates the demonstration data once', async () => {
    expect(await startTogether()).toEqual(['demonstration', 'not_first', 'not_first']);
    expect(await test.asSuperuser('select name from organizations order by name')).toEqual([
      { name: 'Atelier Mercure' },
      { name: 'Cadran' },
      { name: 'Northlight Energy' },
    ]);
  });
});
