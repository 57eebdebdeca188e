import { codeStorm } from '../../../drills/support/code-storm.ts';
import { atMost, type Drill, holds, noted } from '../product/drill.ts';

const ADDRESSES = 10_000;
const KILLS = 10;
/** SMTP connections of one process: as many mails are in doubt after each kill. */
const CONNECTIONS = 4;

export const mailCodes: Drill = {
  name: `${ADDRESSES} codes mailed, kill -9 ${KILLS} times`,
  run: async () => {
    const report = await codeStorm({ addresses: ADDRESSES, kills: KILLS });
    return [
      atMost('addresses without a code', report.withoutCode, 0),
      atMost('addresses with two codes', report.withTwoCodes, 0),
      atMost('codes of two addresses', report.sharedCodes, 0),
      atMost('reminders in doubt', report.withoutReminder, KILLS * CONNECTIONS),
      holds('one stored hash an address', report.storedCodes === ADDRESSES),
      atMost('codes in a dump of the database', report.codesInDump, 0),
      atMost('secrets after closing', report.secretsAfterClosing, 0),
      noted('mails', report.mails),
      noted('seconds', report.seconds),
    ];
  },
};
