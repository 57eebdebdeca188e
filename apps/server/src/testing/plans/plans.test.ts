import { contract } from '@cadran/contract';
import type { Statement } from '@cadran/db';
import { DATABASE_ROLES } from '@cadran/db';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDatabase } from '../../seed/fill-database.ts';
import { readSeedSize } from '../../seed/seed-size.ts';
import { type Caller, createTestApp, type TestApp } from '../test-app.ts';
import { checkPlans } from './check-plans.ts';
import { knownThings } from './known-things.ts';
import type { ListRequest } from './list-requests.ts';

/** Some ten thousand rows of each kind; `npm run bench -- million` asks the same of a million. */
const SIZE = readSeedSize(
  '--organizations 40 --campaigns 1200 --candidates 12000 --finished 0.05 --employees 12000'.split(
    ' ',
  ),
  new Date(),
);

describe('a large database', () => {
  const statements: Statement[] = [];
  let test: TestApp;
  let callers: Readonly<Record<'admin' | 'superadmin', Caller>>;
  let check: (which?: (request: ListRequest) => boolean) => ReturnType<typeof checkPlans>;

  beforeAll(async () => {
    test = await createTestApp({}, { onStatement: (statement) => statements.push(statement) });
    const { houses } = await fillDatabase(test.database.connection(DATABASE_ROLES.owner), SIZE);
    const [house] = houses;
    const [admin] = house?.users ?? [];
    if (!house || !admin) throw new Error('Nothing was seeded.');
    const things = await knownThings(house, (text, values) =>
      test.database.asSuperuser(text, values),
    );
    // Results of one audit are enough to ask for; the others would take minutes.
    await test.database.asSuperuser('delete from profiling_snapshots');
    await test.database.asSuperuser(
      `insert into profiling_snapshots (organization_id, campaign_id, number, kind, requested_at)
       values ($1, $2, 1, 'interim', now())`,
      [house.organizationId, things['profilingCampaign']],
    );
    await test.takeSnapshots();
    callers = {
      admin: await test.as({ ...admin, organizationId: house.organizationId } as MadeUser),
      superadmin: await test.as(await test.make.superadmin()),
    };
    const app = {
      statements,
      things,
      connection: test.database.connection(DATABASE_ROLES.app),
      ask: async ({ route, as, params, query, body }: ListRequest) => {
        const answer = await callers[as].call(route, { params, query, body });
        return { status: answer.statusCode, body: answer.body };
      },
    };
    check = (which) => checkPlans(app, which);
  });
  afterAll(() => test.close());

  it('answers every list and report from indexes, and sorts no more than a tenant’s own', async () => {
    const { requests, complaints } = await check();
    expect(requests).toBeGreaterThan(200);
    expect(complaints).toEqual([]);
  });

  it('would be noticed without an index', async () => {
    for (const index of ['over_campaigns', 'over_all'])
      await test.database.asSuperuser(`drop index screening_questionnaires_${index}`);
    const candidates = ({ route }: ListRequest) => route === contract.applicants.search;
    const { complaints } = await check(candidates);
    expect(complaints.join()).toMatch(/sorts \d+ rows/);
  });
});
