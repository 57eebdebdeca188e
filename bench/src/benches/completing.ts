import pg from 'pg';
import { createCaller } from '../measuring/caller.ts';
import type { Bench } from '../measuring/results/measure.ts';
import { startSeededServer } from '../measuring/seeded-server.ts';
import { median, rounded, share, timed } from '../measuring/statistics.ts';
import {
  candidatePages,
  createTokens,
  openCampaigns,
  saveAnswers,
} from './data/submitted-answers.ts';

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
        const people = await createTokens(on);
        const pages = candidatePages();
        const times: number[] = [];
        for (const one of people.slice(0, WARM_UP + TIMES))
          times.push(await timed(await saveAnswers(caller, pages, one)));
        times.splice(0, WARM_UP);
        return {
          title: 'Completing a questionnaire',
          how: `The last call of ${TIMES} candidates who have saved ${pages.length} pages each, one after the other over HTTP: scored with 400 replicates, on disk.`,
          measures: [
            {
              what: 'Completed, scored and acknowledged, median',
              value: rounded(median(times), 1),
              unit: 'ms',
              atMost: PROMISED,
            },
            {
              what: 'Completed, scored and acknowledged, slowest of twenty',
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
