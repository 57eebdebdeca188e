import { createTestDatabase, type TestDatabase } from '@cadran/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSecrets } from '../../secrets.ts';
import { verifySecretKey } from './check-secret-key.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('accepts only the key that the data was created with', async () => {
  const start = (key: string) => verifySecretKey(test.database.global, createSecrets(key));
  await start('the first key');
  await start('the first key');
  await expect(start('another key')).rejects.toThrow('made with another key');
});
