import { contract } from '@cadran/contract';
import type { Statement } from '@cadran/db';
import { DATABASE_ROLES } from '@cadran/db';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDatabase } from '../../seed/fill-database.ts';
import { readSeedSize } from '../../seed/seed-size.ts';
import { type Caller, createTestApp, type TestApp } from '../testing/test-app.ts';
import { checkPlans } from '../testing/plans/check-plans.ts';
import { findKnownIds } from '../testing/plans/find-known-ids.ts';
import type { ListRequest } from '../testing/plans/list-requests.ts';

/** Some ten thousand rows of each kind; `npm run bench -- million` checks a million. */
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
    const { tenants } = await fillDatabase(test.database.connection(DATABASE_ROLES.owner), SIZE);
    const [tenant] = tenants;
    const [admin] = tenant?.users ?? [];
    if (!tenant || !admin) throw new Error('Nothing was seeded.');
    const resources = await findKnownIds(tenant, (text, values) =>
      test.database.asSuperuser(text, values),
    );
    // The results of one audit are enough; the others would take minutes.
    await test.database.asSuperuser('delete from profiling_snapshots');
    await test.database.asSuperuser(
      `insert into profiling_snapshots (organization_id, campaign_id, number, kind, requested_at)
       values ($1, $2, 1, 'interim', now())`,
      [tenant.organizationId, resources['profilingCampaign']],
    );
    await test.takeSnapshots();
    callers = {
      admin: await test.as({ ...admin, organizationId: tenant.organizationId } as MadeUser),
      superadmin: await test.as(await test.make.superadmin()),
    };
    const app = {
      statements,
      resources,
      connection: test.database.connection(DATABASE_ROLES.app),
      ask: async ({ route, as, params, query, body }: ListRequest) => {
        const answer = await callers[as].call(route, { params, query, body });
        return { status: answer.statusCode, body: answer.body };
      },
    };
    check = (which) => checkPlans(app, which);
  });
  afterAll(() => test.close());

  it('serves every list and report from indexes', async () => {
    const { requests, problems } = await check();
    expect(requests).toBeGreaterThan(200);
    expect(problems).toEqual([]);
  });

  it('fails without an index', async () => {
    for (const index of ['over_campaigns', 'over_all'])
      await test.database.asSuperuser(`drop index screening_questionnaires_${index}`);
    const candidates = ({ route }: ListRequest) => route === contract.candidates.search;
    const { problems } = await check(candidates);
    expect(problems.join()).toMatch(/sorts \d+ rows/);
  });
});
