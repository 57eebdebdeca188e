import pg from 'pg';
import { createCaller } from '../measuring/caller.ts';
import type { Bench } from '../measuring/results/measure.ts';
import { startSeededServer } from '../measuring/seeded-server.ts';
import { median, rounded, share, timed } from '../measuring/statistics.ts';
import { candidate, createTokens, openCampaigns } from './data/submitted-answers.ts';

const WARM_UP = 20;
const TIMES = 100;
/** The median, in milliseconds, with the replicates of the score. */
const PROMISED = 60;

export const bench: Bench = {
  run: async () => {
    const on = await startSeededServer();
    try {
      await on.seed(
        `--organizations 1 --campaigns 1 --candidates ${2 * (WARM_UP + TIMES)} --finished 0 --employees 0`,
      );
      const owner = new pg.Client(on.connection('owner'));
      await owner.connect();
      await openCampaigns(owner);
      await owner.end();
      const app = await on.startApp();
      const caller = createCaller(app.address, 1);
      try {
        const people = await createTokens(on, 'screening');
        const { body } = candidate().whole;
        const complete = async (number: number): Promise<void> => {
          const one = people[number];
          const path = `/screening/questionnaires/${one?.id}`;
          const answer = await caller.call('PUT', path, body, one?.token);
          if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`);
        };
        for (let number = 0; number < WARM_UP; number += 1) await complete(number);
        const times: number[] = [];
        for (let number = 0; number < TIMES; number += 1)
          times.push(await timed(() => complete(WARM_UP + number)));
        return {
          title: 'Completing a questionnaire',
          how: `${TIMES} whole questionnaires one after the other over HTTP: answers stored, scored with 400 replicates, on disk.`,
          measures: [
            {
              what: 'Sent, scored and acknowledged, median',
              value: rounded(median(times), 1),
              unit: 'ms',
              atMost: PROMISED,
            },
            {
              what: 'Sent, scored and acknowledged, slowest of twenty',
              value: rounded(share(times, 0.95), 1),
              unit: 'ms',
            },
          ],
        };
      } finally {
        caller.close();
        await app.stop();
      }
    } finally {
      await on.stop();
    }
  },
};
