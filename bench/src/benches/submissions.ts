import { simulateProfilingAnswers } from '@cadran/instruments/parts/profiling-parts';
import { seededRandom } from '@cadran/instruments/seeded-random';
import pg from 'pg';
import { type Caller, createCaller, callConcurrently } from '../measuring/caller.ts';
import type { Bench, Measure } from '../measuring/results/measure.ts';
import { bareInserts } from '../measuring/baseline/bare-inserts.ts';
import { rawInserts } from '../measuring/baseline/raw-inserts.ts';
import { type SeededServer, startSeededServer } from '../measuring/seeded-server.ts';
import { rounded } from '../measuring/statistics.ts';
import { databaseMs, ownMs, parentOf, processorMs } from '../product/process-figures.ts';
import { measureDay } from './data/real-day.ts';
import { measureFreshDay, measureReleaseDay } from './data/fresh-day.ts';
import {
  askTheSame,
  candidate,
  createTokens,
  openCampaigns,
  type Respondent,
  type Submission,
} from './data/submitted-answers.ts';

const CALLERS = 32;
const SECONDS = 10;
const PEOPLE = 20_000;
/** A share of the bare server, in percent: of its rate, or by the processor time of both. */
interface Promised {
  readonly promised: number;
  readonly by: 'rate' | 'processor time';
}

const PROMISED = {
  page: { promised: 45, by: 'rate' },
  // The replicates of scores, which are not counted, would set the rate.
  whole: { promised: 35, by: 'processor time' },
  employee: { promised: 40, by: 'rate' },
} as const;
/** Pages a second of release 2.2.13. */
const PROMISED_TIMES = 5;
const DAY = [
  { respondents: 16, p99: 60, processor: 1.5 },
  { respondents: 256, p99: 250 },
] as const;

/** Opens all campaigns, with unfinished questionnaires in both modules. */
const begin = async (on: SeededServer): Promise<void> => {
  await on.seed(
    `--organizations 4 --campaigns 4 --candidates ${PEOPLE * 2} --finished 0 --employees 400`,
  );
  const owner = new pg.Client(on.connection('owner'));
  await owner.connect();
  await openCampaigns(owner);
  await askTheSame(owner);
  await owner.query('delete from profiling_snapshots');
  await owner.query(
    `insert into profiling_questionnaires (organization_id, campaign_id, language, resume_code_hash)
     select c.organization_id, c.id, 'fr', sha256(gen_random_uuid()::text::bytea)
     from profiling_campaigns c, generate_series(1, $1::integer)`,
    [PEOPLE / 4],
  );
  await owner.end();
};

const findPostmaster = async (on: SeededServer): Promise<number> => {
  const owner = new pg.Client(on.connection('owner'));
  await owner.connect();
  const { rows } = await owner.query<{ backend: number }>('select pg_backend_pid() as backend');
  await owner.end();
  return parentOf(rows[0]?.backend ?? 0);
};

const employee = (): Submission => {
  const asked = { units: [], mandatory: { unit: false, age: false, gender: false, tenure: false } };
  const { segments: _, ...answers } = simulateProfilingAnswers(seededRandom(2), asked);
  return {
    name: 'An employee’s answers sent',
    module: 'profiling',
    body: JSON.stringify({ answers, status: 'completed' }),
    row: [answers['perceived'], answers['desired']],
  };
};

interface Answered {
  readonly perSecond: number;
  /** Processor time of a request, that of its caller included and without the process that computes replicates. */
  readonly processorMs: number;
}

const send = async (
  caller: Caller,
  { name, module, body }: Submission,
  people: readonly Respondent[],
  used: () => { readonly server: number; readonly database: number },
): Promise<Answered> => {
  const refused: string[] = [];
  let requests = 0;
  const total = (): number => used().server + used().database + ownMs();
  const before = total();
  const perSecond = await callConcurrently(
    CALLERS,
    SECONDS * 1000,
    async (number) => {
      const one = people[number];
      const path = `/${module}/questionnaires/${one?.id}`;
      const answer = await caller.call('PUT', path, body, one?.token);
      if (answer.status !== 200) refused.push(`${answer.status} ${answer.body}`);
      requests += 1;
    },
    people.length,
  );
  if (refused.length > 0) throw new Error(`${name}: ${refused.length} refused, ${refused[0]}`);
  return { perSecond, processorMs: (total() - before) / requests };
};

/** Beside the same data into PostgreSQL alone and through a bare server. */
const compare = async (
  on: SeededServer,
  { name, body, row }: Submission,
  { perSecond, processorMs: spent }: Answered,
  { promised, by }: Promised,
): Promise<Measure[]> => {
  const raw = await rawInserts(on.connection('owner'), row, CALLERS, SECONDS);
  const bare = await bareInserts(on.connection('owner'), body, CALLERS, SECONDS);
  const share = by === 'rate' ? perSecond / bare.perSecond : bare.processorMs / spent;
  return [
    { what: name, value: rounded(perSecond), unit: '/s' },
    {
      what: `${name}: the same row into PostgreSQL alone (${raw.by})`,
      value: rounded(raw.perSecond),
      unit: '/s',
    },
    {
      what: `${name}: the same body into one row through a bare HTTP server`,
      value: rounded(bare.perSecond),
      unit: '/s',
    },
    {
      what: `${name}: share of the bare server${by === 'rate' ? '' : ' by processor time, replicates not counted'}`,
      value: rounded(100 * share),
      unit: '%',
      atLeast: promised,
    },
  ];
};

/** Pages a second beside those of release 2.2.13. */
const timesOf = (measures: readonly Measure[], respondents: number, before: number): Measure[] => {
  const what = `A day of ${respondents} at a time: pages saved`;
  const now = measures.find((measure) => measure.what === what)?.value ?? 0;
  return [
    { what: `${what} by release 2.2.13`, value: rounded(before), unit: '/s' },
    {
      what: `${what}, beside release 2.2.13`,
      value: rounded(now / before, 1),
      unit: 'times',
      atLeast: PROMISED_TIMES,
    },
  ];
};

/** Each kind of request again and again. */
const measureRequests = async (): Promise<Measure[]> => {
  const on = await startSeededServer();
  try {
    await begin(on);
    const app = await on.startApp();
    const caller = createCaller(app.address, CALLERS);
    try {
      const candidates = await createTokens(on, 'screening');
      const employees = await createTokens(on, 'profiling');
      const { page, whole } = candidate();
      const half = Math.floor(candidates.length / 2);
      const postmaster = await findPostmaster(on);
      const used = () => ({ server: processorMs(app.pid), database: databaseMs(postmaster) });
      const measured = async (
        submission: Submission,
        people: readonly Respondent[],
        promised: Promised,
      ): Promise<Measure[]> =>
        compare(on, submission, await send(caller, submission, people, used), promised);
      return [
        ...(await measured(page, candidates.slice(0, half), PROMISED.page)),
        ...(await measured(whole, candidates.slice(half), PROMISED.whole)),
        ...(await measured(employee(), employees, PROMISED.employee)),
      ];
    } finally {
      caller.close();
      await app.stop();
    }
  } finally {
    await on.stop();
  }
};

/** Whole days, the first of them beside release 2.2.13. */
const measureDays = async (): Promise<Measure[]> => {
  const { pages } = candidate();
  const [first] = DAY;
  const respondents = DAY.map((one) => one.respondents);
  const measures = await measureFreshDay(pages, respondents, async (day) => {
    const own: Measure[] = [];
    for (const { respondents: number, ...promised } of DAY)
      own.push(...(await measureDay(day, number, SECONDS, promised)));
    return own;
  });
  const before = await measureReleaseDay(pages, first.respondents, SECONDS);
  return before === undefined
    ? measures
    : [...measures, ...timesOf(measures, first.respondents, before)];
};

export const bench: Bench = {
  run: async () => {
    const measures = [...(await measureRequests()), ...(await measureDays())];
    return {
      title: 'Answers arriving',
      how: `${CALLERS} callers for ${SECONDS} seconds over HTTP against the running product, which shares the machine with them and with PostgreSQL; every answer is on disk before it is acknowledged. Beside it the same bytes as one row of a table with one key, inserted by as many callers past the product; and the same body through the least that an HTTP server of Node’s can be: one prepared insert, nobody asked, nothing checked. Then whole days on a database of their own, after a warm-up that is not measured: each respondent gets a token, starts, saves ${candidate().pages.length} pages and completes; the time of the process that computes the replicates of scores is left out of the processor time. Release 2.2.13, checked out of git, gets the same day, warm-up and size of database.`,
      measures,
    };
  },
};
