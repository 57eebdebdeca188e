import { expect, it } from 'vitest';
import { codeStorm } from './support/code-storm.ts';
import { demoFolder } from './support/demo-folder.ts';

/** SMTP connections of one process: as many mails are in doubt after each kill. */
const CONNECTIONS = 4;

it('mails each address one code despite kill -9, the same in its reminder', async () => {
  const kills = 2;
  const report = await codeStorm({ addresses: 400, kills, databaseFolder: await demoFolder() });
  expect(report).toMatchObject({
    withoutCode: 0,
    withTwoCodes: 0,
    sharedCodes: 0,
    storedCodes: 400,
    codesInDump: 0,
    secretsAfterClosing: 0,
  });
  expect(report.withoutReminder).toBeLessThanOrEqual(kills * CONNECTIONS);
});
