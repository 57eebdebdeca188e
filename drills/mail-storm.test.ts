import { expect, it } from 'vitest';
import { demoFolder } from './support/demo-folder.ts';
import { mailStorm } from './support/mail-storm.ts';

/** SMTP connections of one process. */
const CONNECTIONS = 4;

it('sends each of many invitations once despite kill -9, or marks it as unknown', async () => {
  const kills = 3;
  const report = await mailStorm({ invitations: 600, kills, databaseFolder: await demoFolder() });
  expect(report).toMatchObject({ other: 0, arrivedTwice: 0, sentButLost: 0 });
  expect(report.sent + report.unknown).toBe(600);
  expect(report.unknown).toBeLessThanOrEqual(kills * CONNECTIONS);
});
