import { createTestDatabase } from '@cadran/testing';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../env.ts';
import { firstRun } from './first-run.ts';

describe('the first run without demonstration data', () => {
  it('makes one super administrator, however many instances start together', async () => {
    const test = await createTestDatabase();
    try {
      const config = readConfig({ NODE_ENV: 'test' }, ['--no-demo']);
      const runs = await Promise.all([1, 2, 3].map(() => firstRun(test.database, config)));
      expect(runs.filter(({ kind }) => kind === 'empty')).toHaveLength(1);
      expect(runs.filter(({ kind }) => kind === 'not_first')).toHaveLength(2);
      expect(await test.asSuperuser('select username, must_change_password from users')).toEqual([
        { username: 'superadmin', must_change_password: true },
      ]);
    } finally {
      await test.drop();
    }
  });
});
