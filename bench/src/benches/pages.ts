import { createCaller, callConcurrently } from '../measuring/caller.ts';
import { logInAs } from '../measuring/log-in.ts';
import type { Bench, Measure } from '../measuring/results/measure.ts';
import { startSeededServer } from '../measuring/seeded-server.ts';
import { median, rounded, share, timed } from '../measuring/statistics.ts';

const TIMES = 60;
const WARM_UP = 10;
const CALLERS = 32;
/** The slowest of twenty, in milliseconds. */
const PROMISED = 200;

export const bench: Bench = {
  run: async () => {
    const on = await startSeededServer({ durable: false });
    try {
      const many = await on.seed(
        '--organizations 1 --campaigns 10000 --candidates 10000 --finished 0.3 --employees 20000',
      );
      const one = await on.seed(
        '--organizations 1 --campaigns 1 --candidates 10000 --employees 0 --seed 2',
      );
      const app = await on.startApp();
      const caller = createCaller(app.address, CALLERS);
      try {
        const [inMany, inOne] = [
          await logInAs(caller, many.tenants[0]),
          await logInAs(caller, one.tenants[0]),
        ];
        const get = async (path: string, token: string): Promise<string> => {
          const answer = await caller.call('GET', path, undefined, token);
          if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`);
          return answer.body;
        };
        const asked = async (what: string, path: string, token: string): Promise<Measure[]> => {
          for (let i = 0; i < WARM_UP; i += 1) await get(path, token);
          const times: number[] = [];
          for (let i = 0; i < TIMES; i += 1) times.push(await timed(() => get(path, token)));
          return [
            { what: `${what}, median`, value: rounded(median(times), 1), unit: 'ms' },
            {
              what: `${what}, slowest of twenty`,
              value: rounded(share(times, 0.95), 1),
              unit: 'ms',
              atMost: PROMISED,
            },
          ];
        };
        const campaign = one.tenants[0]?.screening[0]?.id ?? '';
        const candidates = `/screening/campaigns/${campaign}/screening/questionnaires`;
        const { items } = JSON.parse(await get(`${candidates}?status=completed`, inOne)) as {
          items: { id: string }[];
        };
        const measures = [
          ...(await asked('10,000 campaigns, first page', '/screening/campaigns', inMany)),
          ...(await asked(
            '10,000 campaigns by name, page 200',
            '/screening/campaigns?sort=name&page=200',
            inMany,
          )),
          ...(await asked(
            '10,000 campaigns, typed search',
            '/screening/campaigns?q=projet',
            inMany,
          )),
          ...(await asked('10,000 candidates, first page', candidates, inOne)),
          ...(await asked('10,000 candidates by score', `${candidates}?sort=-overall`, inOne)),
          ...(await asked('10,000 candidates, typed search', `${candidates}?q=kowalczyk`, inOne)),
          ...(await asked(
            'A recruiter report',
            `/screening/questionnaires/${items[0]?.id}/report`,
            inOne,
          )),
          ...(await asked('The start page', '/dashboard', inMany)),
        ];
        const perSecond = await callConcurrently(CALLERS, 8_000, async () => {
          await get(candidates, inOne);
        });
        return {
          title: 'Pages',
          how: `Over HTTP from the running product, ${TIMES} times one after the other; an organisation with 10,000 campaigns, and a campaign with 10,000 candidates.`,
          measures: [
            ...measures,
            {
              what: `Pages of candidates, ${CALLERS} callers`,
              value: rounded(perSecond),
              unit: '/s',
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
