import { simulateProfilingAnswers } from '@cadran/instruments/parts/profiling-parts';
import { seededRandom } from '@cadran/instruments/seeded-random';
import pg from 'pg';
import { type Caller, createCaller, callConcurrently } from '../measuring/caller.ts';
import type { Bench, Measure } from '../measuring/measure.ts';
import { bareInserts } from '../measuring/baseline/bare-inserts.ts';
import { rawInserts } from '../measuring/baseline/raw-inserts.ts';
import { type SeededServer, startSeededServer } from '../measuring/seeded-server.ts';
import { rounded } from '../measuring/statistics.ts';
import {
  candidate,
  createTokens,
  openCampaigns,
  type Respondent,
  type Submission,
} from './data/submitted-answers.ts';

const CALLERS = 32;
const SECONDS = 10;
const PEOPLE = 20_000;
const PROMISED = 60;

/** Opens all campaigns, with unfinished questionnaires in both modules. */
const begin = async (on: SeededServer): Promise<void> => {
  await on.seed(
    `--organizations 4 --campaigns 4 --candidates ${PEOPLE * 2} --finished 0 --employees 400`,
  );
  const owner = new pg.Client(on.connection('owner'));
  await owner.connect();
  await openCampaigns(owner);
  await owner.query('delete from profiling_snapshots');
  await owner.query(
    `insert into profiling_questionnaires (organization_id, campaign_id, language, resume_code_hash)
     select c.organization_id, c.id, 'fr', sha256(gen_random_uuid()::text::bytea)
     from profiling_campaigns c, generate_series(1, $1::integer)`,
    [PEOPLE / 4],
  );
  await owner.end();
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

const send = async (
  on: SeededServer,
  caller: Caller,
  { name, module, body, row }: Submission,
  people: readonly Respondent[],
): Promise<Measure[]> => {
  const refused: string[] = [];
  const perSecond = await callConcurrently(
    CALLERS,
    SECONDS * 1000,
    async (number) => {
      const one = people[number];
      const path = `/${module}/questionnaires/${one?.id}`;
      const answer = await caller.call('PUT', path, body, one?.token);
      if (answer.status !== 200) refused.push(`${answer.status} ${answer.body}`);
    },
    people.length,
  );
  if (refused.length > 0) throw new Error(`${name}: ${refused.length} refused, ${refused[0]}`);
  const raw = await rawInserts(on.connection('owner'), row, CALLERS, SECONDS);
  const bare = await bareInserts(on.connection('owner'), body, CALLERS, SECONDS);
  return [
    { what: name, value: rounded(perSecond), unit: '/s' },
    {
      what: `${name}: the same row into PostgreSQL alone (${raw.by})`,
      value: rounded(raw.perSecond),
      unit: '/s',
    },
    {
      what: `${name}: share of that`,
      value: rounded((100 * perSecond) / raw.perSecond),
      unit: '%',
      atLeast: PROMISED,
    },
    {
      what: `${name}: the same body into one row through a bare HTTP server`,
      value: rounded(bare),
      unit: '/s',
    },
    {
      what: `${name}: share of the bare server`,
      value: rounded((100 * perSecond) / bare),
      unit: '%',
    },
  ];
};

export const bench: Bench = {
  run: async () => {
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
        return {
          title: 'Answers arriving',
          how: `${CALLERS} callers for ${SECONDS} seconds over HTTP against the running product, which shares the machine with them and with PostgreSQL; every answer is on disk before it is acknowledged. Beside it the same bytes as one row of a table with one key, inserted by as many callers past the product; and the same body through the least that an HTTP server of Node’s can be: one prepared insert, nobody asked, nothing checked. That one shows what of the distance is HTTP and Node, and what is ours.`,
          measures: [
            ...(await send(on, caller, page, candidates.slice(0, half))),
            ...(await send(on, caller, whole, candidates.slice(half))),
            ...(await send(on, caller, employee(), employees)),
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
