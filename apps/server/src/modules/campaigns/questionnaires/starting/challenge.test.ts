import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { solveChallenge } from '../../../../testing/solve-challenge.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { createChallenge, redeemProof } from './challenge.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** A challenge may be fetched before its network goes far beyond its share, and be sent afterwards. */
it.each([
  [7, true],
  [8, true],
  [9, true],
  [10, false],
])('8 bits where %i are asked for by now: accepted is %s', async (required, accepted) => {
  const { database, secrets } = { ...test, database: test.database.database.global };
  const scope = { module: 'screening', campaignId: randomUUID() } as const;
  const now = test.now();
  const proof = solveChallenge(createChallenge(secrets, scope, 8, now));
  const spent = await redeemProof(database, secrets, scope, proof, required, now);
  expect(spent !== null).toBe(accepted);
});
