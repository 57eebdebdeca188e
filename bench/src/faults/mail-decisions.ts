import { decisionStorm } from '../../../drills/support/decision-storm.ts';
import { atMost, type Drill, holds, noted } from '../product/drill.ts';

const PEOPLE = 2_000;
const KILLS = 10;
/** SMTP connections of one process: as many mails are in doubt after each kill. */
const CONNECTIONS = 4;

export const mailDecisions: Drill = {
  name: `${PEOPLE} decisions told by mail, kill -9 ${KILLS} times`,
  run: async () => {
    const report = await decisionStorm({ people: PEOPLE, kills: KILLS });
    return [
      holds('everybody told once', report.told === PEOPLE - report.takenBack),
      atMost('people told never', report.toldNever, 0),
      atMost('people told twice', report.toldTwice, 0),
      atMost('people told although it was taken back', report.takenBackButTold, 0),
      atMost('mails in doubt until an operator looked', report.inDoubt, KILLS * CONNECTIONS),
      noted('taken back', report.takenBack),
      noted('seconds', report.seconds),
    ];
  },
};
