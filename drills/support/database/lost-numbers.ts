import { expect } from 'vitest';
import type { App } from './run-app.ts';
import { query, startServer } from './start-server.ts';

/** Of each application that writes. */
export const ENOUGH = 100;

/** Acknowledged numbers that are missing in the database. */
export const lost = async (dataDir: string, apps: readonly App[]): Promise<readonly string[]> => {
  const server = await startServer({ dataDir });
  const rows = await query<{ number: string }>(server, 'select number from acknowledged');
  const found = new Set(rows.map(({ number }) => number));
  await server.stop();
  const acknowledged = apps.flatMap((app) => app.acknowledged());
  expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH);
  return acknowledged.filter((number) => !found.has(number));
};
