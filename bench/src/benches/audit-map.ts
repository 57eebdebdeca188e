import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProfilingCampaign, ProfilingSnapshots } from '@cadran/contract';
import type { Browser } from '@playwright/test';
import pg from 'pg';
import { SEED_PASSWORD } from '../../../apps/server/seed/fill-database.ts';
import { launchBrowser } from '../measuring/browser/browser-load.ts';
import { type Caller, createCaller } from '../measuring/caller.ts';
import { logInAs } from '../measuring/log-in.ts';
import type { Bench, Measure } from '../measuring/results/measure.ts';
import { startSeededServer } from '../measuring/seeded-server.ts';
import { median, rounded, timed } from '../measuring/statistics.ts';

const UNITS = 200;
const WAVES = 10;
/** By link a unit is shown from at most 29 answers on. */
const PEOPLE_OF_UNIT = 30;
const TIMES = 5;
const PROMISED_MS = 1000;

/** The same answers in every unit: reading figures takes as long whatever they are. */
const FILL = `
insert into profiling_answers (organization_id, campaign_id, unit_id, gender, age_band, tenure_band, perceived, desired)
select $1, $2, unit, sample.gender, sample.age_band, sample.tenure_band, sample.perceived, sample.desired
from unnest($3::uuid[]) unit
cross join (select * from profiling_answers where organization_id = $1 limit ${PEOPLE_OF_UNIT}) sample`;

interface Visit {
  readonly firstMs: number;
  readonly allMs: number;
  readonly requests: number;
}

/** From the address to the first row of the table, and to as many as there are groups, painted. */
const visit = async (
  browser: Browser,
  address: string,
  username: string,
  path: string,
  rows: number,
): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.request.post(`${address}/api/auth/login`, {
      data: { identifier: username, password: SEED_PASSWORD },
    });
    const page = await context.newPage();
    // The scripts are in the cache, as on every day but the first.
    await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
    let requests = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/profiling')) requests += 1;
    });
    await page.reload({ waitUntil: 'commit' });
    const [firstMs, allMs] = await page.evaluate<[number, number]>(`(async () => {
      const painted = (rows) => new Promise((resolve) => {
        const look = () =>
          requestAnimationFrame(
            document.querySelectorAll('tbody tr').length < rows
              ? look
              : () => setTimeout(() => resolve(performance.now())),
          );
        look();
      });
      return [await painted(1), await painted(${rows})];
    })()`);
    return { firstMs, allMs, requests };
  } finally {
    await context.close();
  }
};

const get = async <T>(caller: Caller, path: string, token: string): Promise<T> => {
  const { status, body } = await caller.call('GET', path, undefined, token);
  if (status !== 200) throw new Error(`${path}: ${status} ${body}`);
  return JSON.parse(body) as T;
};

/** A series of audits by link with results, the latest last. */
const makeSeries = async (
  caller: Caller,
  token: string,
  superuser: pg.Client,
  units: number,
  waves: number,
): Promise<ProfilingCampaign> => {
  const send = async <T>(path: string, body: object = {}): Promise<T> => {
    const answer = await caller.call('POST', path, JSON.stringify(body), token);
    if (answer.status > 202) throw new Error(`${path}: ${answer.status} ${answer.body}`);
    return JSON.parse(answer.body) as T;
  };
  const named = Array.from({ length: units }, (_, place) => ({
    id: randomUUID(),
    name: { fr: `Unité ${place + 1}`, en: `Unit ${place + 1}` },
    expectedHeadcount: 2 * PEOPLE_OF_UNIT,
  }));
  const customUrl = `series-${units}-${waves}`;
  let audit = await send<ProfilingCampaign>('/profiling/campaigns', {
    name: customUrl,
    customUrl,
    status: 'closed',
    units: named,
  });
  for (let wave = 0; wave < waves; wave += 1) {
    if (wave > 0) audit = await send(`/profiling/campaigns/${audit.id}/repeat`);
    await superuser.query(FILL, [audit.organizationId, audit.id, named.map(({ id }) => id)]);
    const snapshots = `/profiling/campaigns/${audit.id}/snapshots`;
    await send(snapshots);
    while ((await get<ProfilingSnapshots>(caller, snapshots, token)).current === null)
      await sleep(200);
  }
  return audit;
};

export const bench: Bench = {
  run: async () => {
    const on = await startSeededServer({ durable: false });
    const superuser = new pg.Client(on.server.connection('postgres', 'cadran'));
    const browser = await launchBrowser();
    try {
      await superuser.connect();
      const { tenants } = await on.seed(
        '--organizations 1 --campaigns 1 --candidates 1 --employees 100',
      );
      const app = await on.startApp();
      const caller = createCaller(app.address);
      try {
        const token = await logInAs(caller, tenants[0]);
        const username = tenants[0]?.users[0]?.username ?? '';
        const measured = async (units: number, waves: number): Promise<Measure[]> => {
          const { id } = await makeSeries(caller, token, superuser, units, waves);
          const name = `${units} units, ${waves} ${waves === 1 ? 'wave' : 'waves'}`;
          const page = async (what: string, path: 'map' | 'waves'): Promise<Measure[]> => {
            const api = `/profiling/campaigns/${id}/${path}`;
            const answers: number[] = [];
            const visits: Visit[] = [];
            for (let time = 0; time < TIMES; time += 1) {
              answers.push(await timed(() => get(caller, api, token)));
              visits.push(
                await visit(
                  browser,
                  app.address,
                  username,
                  `/profiling/campaign/${id}/${path}`,
                  units,
                ),
              );
            }
            return [
              { what: `${name}: ${what}, answer`, value: rounded(median(answers), 1), unit: 'ms' },
              {
                what: `${name}: ${what}, first row painted`,
                value: rounded(median(visits.map(({ firstMs }) => firstMs))),
                unit: 'ms',
              },
              {
                what: `${name}: ${what}, last row painted`,
                value: rounded(median(visits.map(({ allMs }) => allMs))),
                unit: 'ms',
                atMost: PROMISED_MS,
              },
              {
                what: `${name}: ${what}, requests`,
                value: Math.max(...visits.map(({ requests }) => requests)),
                unit: 'requests',
                atMost: 1,
              },
            ];
          };
          return [...(await page('map', 'map')), ...(await page('over time', 'waves'))];
        };
        return {
          title: 'Map and waves of an audit',
          how: `Audits by link with ${PEOPLE_OF_UNIT} answers in each unit. The answer is over HTTP; painted is from the address to the row in a Chromium on the same machine, scripts in the cache, log-in renewed; medians of ${TIMES}. Requests are those for results.`,
          measures: [...(await measured(5, 1)), ...(await measured(UNITS, WAVES))],
        };
      } finally {
        caller.close();
        await app.stop();
      }
    } finally {
      await browser.close();
      await superuser.end();
      await on.stop();
    }
  },
};
