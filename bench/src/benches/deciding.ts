import { DECIDED_AT_ONCE } from '@cadran/contract';
import { createCaller } from '../measuring/caller.ts';
import { logInAs } from '../measuring/log-in.ts';
import type { Bench } from '../measuring/results/measure.ts';
import { startSeededServer } from '../measuring/seeded-server.ts';
import { median, rounded, timed } from '../measuring/statistics.ts';

const WARM_UP = 3;
const TIMES = 20;
/** Milliseconds for all of them, the slowest time. */
const PROMISED = 2_000;

export const bench: Bench = {
  run: async () => {
    const on = await startSeededServer();
    try {
      const { tenants } = await on.seed(
        '--organizations 1 --campaigns 1 --candidates 10000 --employees 0',
      );
      const app = await on.startApp();
      const caller = createCaller(app.address, 1);
      try {
        const token = await logInAs(caller, tenants[0]);
        const campaign = `/screening/campaigns/${tenants[0]?.screening[0]?.id ?? ''}`;
        const call = async (
          method: 'GET' | 'PUT',
          path: string,
          body?: object,
        ): Promise<string> => {
          const answer = await caller.call(method, path, body && JSON.stringify(body), token);
          if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`);
          return answer.body;
        };
        const found = await call(
          'GET',
          `${campaign}/screening/questionnaires?status=completed&pageSize=${DECIDED_AT_ONCE}`,
        );
        const { items } = JSON.parse(found) as { items: { id: string }[] };
        if (items.length < DECIDED_AT_ONCE) throw new Error(`Only ${items.length} have finished.`);
        const decide = (round: number) =>
          call('PUT', `${campaign}/decisions`, {
            decisions: items.map(({ id }) => ({
              id,
              decision: round % 2 === 0 ? 'rejected' : 'shortlisted',
              note: `Reason ${round}`,
            })),
          });
        for (let round = 0; round < WARM_UP; round += 1) await decide(round);
        const times: number[] = [];
        for (let round = 0; round < TIMES; round += 1)
          times.push(await timed(() => decide(WARM_UP + round)));
        return {
          title: 'Deciding about many candidates',
          how: `${DECIDED_AT_ONCE} of 10,000 candidates in one request over HTTP, with a reason and a line in the activity log each, on disk; ${TIMES} times.`,
          measures: [
            {
              what: `${DECIDED_AT_ONCE} decisions, median`,
              value: rounded(median(times), 1),
              unit: 'ms',
            },
            {
              what: `${DECIDED_AT_ONCE} decisions, slowest time`,
              value: rounded(Math.max(...times), 1),
              unit: 'ms',
              atMost: PROMISED,
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
