import { randomUUID } from 'node:crypto';
import {
  AGE_BANDS,
  DEFAULT_CUSTOMIZATION,
  DEFAULT_THEME,
  GENDERS,
  TENURE_BANDS,
} from '@cadran/contract';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { packRankings } from '@cadran/scoring';
import { simulateRespondent } from '@cadran/scoring/simulation';
import type pg from 'pg';

/** Different answers of one side; each person has two of them. */
const SIMULATED = 5000;
const AT_ONCE = 50_000;

const oneOf = (values: readonly string[], type: string): string =>
  `case when random() < 0.03 then null else
     (array[${values.map((value) => `'${value}'`).join()}]::${type}[])[1 + floor(${values.length} * power(random(), 1.5))::int] end`;

/** A closed audit with answers. */
export const insertAudit = async (
  superuser: pg.Client,
  { people, units }: { readonly people: number; readonly units: number },
): Promise<void> => {
  const ids = Array.from({ length: units }, () => randomUUID());
  const insertOne = async (text: string, values: unknown[]): Promise<string> =>
    (await superuser.query<{ id: string }>(text, values)).rows[0]?.id ?? '';
  const organization = await insertOne(
    'insert into organizations (name, theme) values ($1, $2) returning organization_id as id',
    ['Hélios', JSON.stringify(DEFAULT_THEME)],
  );
  const owner = await insertOne(
    `insert into users (organization_id, username, email, password_hash)
     values ($1, 'owner', 'owner@example.org', 'none') returning id`,
    [organization],
  );
  const campaign = await insertOne(
    `insert into profiling_campaigns (organization_id, owner_id, name, custom_url, subject, units, mandatory,
       minimum_group, customization, first_opened_at, status, closed_at)
     values ($1, $2, 'Everybody', 'everybody', '"company"', $3,
       '{"unit": false, "age": false, "gender": false, "tenure": false}', 5, $4, now(), 'closed', now()) returning id`,
    [
      organization,
      owner,
      JSON.stringify(ids.map((id) => ({ id, name: { fr: id, en: id }, expectedHeadcount: null }))),
      JSON.stringify(DEFAULT_CUSTOMIZATION),
    ],
  );
  const random = seededRandom(people);
  const simulated = Array.from(
    { length: SIMULATED },
    () =>
      simulateRespondent(random, {
        unitIds: ['any'],
        perceived: { clan: 24, adhocracy: 18, market: 22, hierarchy: 36 },
        desired: { clan: 36, adhocracy: 30, market: 16, hierarchy: 18 },
      }).answers,
  );
  await superuser.query(
    'create temporary table simulated (place int primary key, perceived bigint, desired bigint)',
  );
  await superuser.query(
    'insert into simulated select place, perceived, desired from unnest($1::bigint[], $2::bigint[]) with ordinality _ (perceived, desired, place)',
    [
      simulated.map(({ perceived }) => String(packRankings(perceived))),
      simulated.map(({ desired }) => String(packRankings(desired))),
    ],
  );
  for (let from = 0; from < people; from += AT_ONCE)
    await superuser.query(
      `with drawn as materialized (
         select 1 + floor(random() * ${SIMULATED})::int as a, 1 + floor(random() * ${SIMULATED})::int as b
         from generate_series(1, ${Math.min(AT_ONCE, people - from)})
       )
       insert into profiling_answers
         (organization_id, id, campaign_id, unit_id, gender, age_band, tenure_band, perceived, desired)
       select $1, gen_random_uuid(), $2, ${oneOf(ids, 'uuid')}, ${oneOf(GENDERS, 'text')},
         ${oneOf(AGE_BANDS, 'text')}, ${oneOf(TENURE_BANDS, 'text')}, p.perceived, d.desired
       from drawn join simulated p on p.place = drawn.a join simulated d on d.place = drawn.b`,
      [organization, campaign],
    );
};

/** As if nobody's answers had been written anew yet: one row a person, in the current schema. */
export const separateAnswers = async (superuser: pg.Client): Promise<void> => {
  await superuser.query('begin');
  // As many go as come: nothing has to be checked or counted.
  await superuser.query('set local session_replication_role = replica');
  await superuser.query(
    `insert into profiling_answers
       (organization_id, campaign_id, unit_id, gender, age_band, tenure_band, perceived, desired)
     select organization_id, campaign_id, unit_id, gender, age_band, tenure_band, one.perceived, one.desired
     from profiling_answer_groups g, unnest(g.perceived, g.desired) one (perceived, desired) order by random()`,
  );
  await superuser.query('delete from profiling_answer_groups');
  await superuser.query('commit');
};

/** As if no results had been computed before. */
export const requestFirstSnapshot = async (superuser: pg.Client): Promise<void> => {
  for (const table of ['profiling_snapshot_cells', 'profiling_cohorts', 'profiling_snapshots'])
    await superuser.query(`delete from ${table}`);
  await superuser.query('vacuum analyze');
  await superuser.query('checkpoint');
  await superuser.query(
    `insert into profiling_snapshots (organization_id, campaign_id, number, kind, requested_at)
     select organization_id, id, 1, 'final', now() from profiling_campaigns`,
  );
};
