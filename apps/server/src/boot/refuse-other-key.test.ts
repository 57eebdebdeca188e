import { createTestDatabase, type TestDatabase } from '@cadran/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { secretsFrom } from '../services/secrets.ts';
import { refuseOtherKey } from './refuse-other-key.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('data is opened with the key it was made with, and with no other one', async () => {
  const start = (key: string) => refuseOtherKey(test.database.global, secretsFrom(key));
  await start('the first key');
  await start('the first key');
  await expect(start('another key')).rejects.toThrow('made with another key');
});
