import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attachEmbedded } from '@cadran/db/embedded';
import { postmaster, startApp } from '../../../drills/support/running-app.ts';
import { createEmbeddedQuery } from '../../../drills/support/superuser-query.ts';
import { type Load, loadAtOnce, loadPaced, type Used } from '../answers/loads.ts';
import type { RecordedCall } from '../answers/record-calls.ts';
import { createRecorder } from '../answers/record-respondents.ts';
import { countPuts, createReplayer } from '../answers/replay-calls.ts';
import { launchBrowser } from '../measuring/browser/browser-load.ts';
import { createCaller } from '../measuring/caller.ts';
import type { Bench, Measure } from '../measuring/results/measure.ts';
import { median, rounded, share } from '../measuring/statistics.ts';
import { treeProcessorMs } from '../product/process-figures.ts';

const PACE_MS = 1_500;
const SLOW_PACE_MS = 6_000;
const AT_ONCE = 16;
const WARM_UP = 64;
const QUESTIONNAIRES = 320;
const PACED = 200;
const PUTS_PER_SECOND = 200;
const PROMISED = { puts: 45, slowPuts: 80, processor: 75, wal: 120, p99: 50 };

const INSERT_SERVER = fileURLToPath(new URL('../answers/insert-server.ts', import.meta.url));

const atMost = (value: number | undefined) => (value === undefined ? {} : { atMost: value });

const waited = (who: string, { waits, perSecond }: Load, promised?: number): Measure[] => [
  { what: `Saves, ${who}`, value: rounded(perSecond), unit: '/s' },
  { what: `A save, ${who}: median`, value: rounded(median(waits), 1), unit: 'ms' },
  {
    what: `A save, ${who}: slowest of a hundred`,
    value: rounded(share(waits, 0.99), 1),
    unit: 'ms',
    ...atMost(promised),
  },
];

const processorMs = ({ each }: Load): number => each.server + each.database;

const used = (who: string, load: Load, promised?: typeof PROMISED): Measure[] => [
  {
    what: `A questionnaire, ${who}: processor time of the server`,
    value: rounded(load.each.server, 1),
    unit: 'ms',
  },
  {
    what: `A questionnaire, ${who}: processor time of server and database`,
    value: rounded(processorMs(load), 1),
    unit: 'ms',
    ...atMost(promised?.processor),
  },
  {
    what: `A questionnaire, ${who}: write-ahead log`,
    value: rounded(load.each.wal, 1),
    unit: 'KB',
    ...atMost(promised?.wal),
  },
];

const counted = (who: string, calls: readonly RecordedCall[], promised?: number): Measure => ({
  what: `Saves of ${who}`,
  value: countPuts(calls),
  unit: 'requests',
  ...atMost(promised),
});

/** The same requests to the server of INSERTs, on the product's PostgreSQL. */
const loadInserts = async (
  folder: string,
  database: () => Promise<Pick<Used, 'database' | 'wal'>>,
  calls: readonly RecordedCall[],
): Promise<Load> => {
  const settings = attachEmbedded(folder)?.('postgres', 'postgres');
  const server = fork(INSERT_SERVER, [JSON.stringify(settings)]);
  const [address] = (await once(server, 'message')) as [string];
  const caller = createCaller(address, AT_ONCE);
  try {
    const inserts = {
      caller,
      used: async () => ({ ...(await database()), server: treeProcessorMs(server.pid ?? 0) }),
    };
    const replayer = createReplayer(calls);
    await loadAtOnce(inserts, replayer, AT_ONCE, WARM_UP);
    return await loadAtOnce(inserts, replayer, AT_ONCE, QUESTIONNAIRES);
  } finally {
    caller.close();
    server.kill();
  }
};

export const bench: Bench = {
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cadran-answers-'));
    // First, because a machine without a browser would leave the product running.
    const browser = await launchBrowser();
    // As `npm start`, behind a proxy: an empty variable is one that is not set, and addresses have limits.
    const app = await startApp(
      folder,
      { PROCESSES: '', LOG_LEVEL: '', TRUST_PROXY: '127.0.0.1' },
      [],
      'supervised',
    );
    const caller = createCaller(app.address, PACED);
    try {
      const record = await createRecorder(browser, app.address);
      const calls = await record.candidate(PACE_MS);
      const slow = await record.candidate(SLOW_PACE_MS);
      const employee = await record.employee(PACE_MS);
      await browser.close();

      const query = createEmbeddedQuery(folder);
      const database = async () => {
        const [log] = await query<{ kilobytes: number }>(
          `select (pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') / 1024)::float8 as kilobytes`,
        );
        return { database: treeProcessorMs(postmaster(folder)), wal: log?.kilobytes ?? 0 };
      };
      const product = {
        caller,
        used: async () => {
          const its = await database();
          return { ...its, server: treeProcessorMs(app.pid) - its.database };
        },
      };
      const replayer = createReplayer(calls);
      await loadAtOnce(product, replayer, AT_ONCE, WARM_UP);
      const atOnce = await loadAtOnce(product, replayer, AT_ONCE, QUESTIONNAIRES);
      const paced = await loadPaced(product, replayer, PACED, PUTS_PER_SECOND);
      const inserts = await loadInserts(folder, database, calls);
      const [many, steady] = [`${AT_ONCE} at once`, `${PACED} at ${PUTS_PER_SECOND} a second`];
      return {
        title: 'Saving answers',
        how: `The API calls of a Chromium in which a candidate answers the four instruments with a mouse, by the page’s clock, recorded and sent again with ids and stamps of other people to the product as \`npm start\` starts it. It shares the machine with its PostgreSQL and the callers. ${AT_ONCE} at once send the next call when the last one is answered: ${QUESTIONNAIRES} questionnaires, after ${WARM_UP} that are not measured. ${PACED} keep a pace of ${PUTS_PER_SECOND} saves a second together, each in another place of the questionnaire. A questionnaire is its start, its saves and its completion with scores; processor time is that of all processes. As INSERTs: the same calls to a Node server that does one INSERT for each.`,
        measures: [
          counted('a candidate, an answer every 1.5 s', calls, PROMISED.puts),
          counted('a candidate, an answer every 6 s', slow, PROMISED.slowPuts),
          counted('an employee, an answer every 1.5 s', employee),
          ...waited(many, atOnce),
          ...used(many, atOnce, PROMISED),
          ...waited(steady, paced, PROMISED.p99),
          ...used(steady, paced),
          ...waited('as INSERTs', inserts),
          ...used('as INSERTs', inserts),
          {
            what: 'Processor time of server and database, of that for INSERTs',
            value: rounded(processorMs(atOnce) / processorMs(inserts), 1),
            unit: 'times',
          },
        ],
      };
    } finally {
      await browser.close();
      caller.close();
      await app.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
