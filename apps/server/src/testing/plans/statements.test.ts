import { contract, type Route } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { DATABASE_ROLES, type Statement } from '@cadran/db';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDatabase } from '../../../seed/fill-database.ts';
import { readSeedSize } from '../../../seed/seed-size.ts';
import { type Caller, createTestApp, type TestApp } from '../test-app.ts';
import { findKnownIds } from './find-known-ids.ts';
import type { KnownIds } from './list-requests.ts';
import { type PlanNode, readPlan } from './read-plan.ts';

/** One organisation with more than a hundred of everything. */
const SIZE = readSeedSize(
  '--organizations 1 --campaigns 120 --candidates 3000 --finished 0.1 --employees 300'.split(' '),
  new Date(),
);

/** Maximum number of statements of a call, without authentication. */
const BUDGETS = [
  ['the list of screening campaigns', contract.screening.listCampaigns, 2],
  ['the list of profiling campaigns', contract.profiling.listCampaigns, 2],
  ['the candidates of a campaign', contract.screening.listCandidates, 3],
  ['the search for candidates', contract.candidates.search, 2],
  ['the invitations of a campaign', contract.invitations.ofScreening, 5],
  ['the users', contract.users.list, 2],
  ['the assessment orders', contract.assessmentOrders.list, 2],
  ['the audit log', contract.activityLog.list, 2],
] as const satisfies readonly (readonly [string, Route, number])[];

const REPORTS = [
  ['a recruiter report', contract.candidates.report, 'candidate', 4],
  ['an respondent audit’s progress', contract.profiling.progress, 'profilingCampaign', 3],
  ['a campaign’s progress', contract.screening.progress, 'screeningCampaign', 3],
  ['the actions of an audit', contract.auditActions.list, 'profilingCampaign', 8],
  ['the start page', contract.dashboard.read, 'organization', 7],
  ['selection ratios', contract.privacy.fairness, 'organization', 4],
] as const satisfies readonly (readonly [string, Route, string, number])[];

describe('the number of statements', () => {
  const statements: Statement[] = [];
  let test: TestApp;
  let admin: Caller;
  let resources: KnownIds;

  beforeAll(async () => {
    test = await createTestApp({}, { onStatement: (statement) => statements.push(statement) });
    const { tenants } = await fillDatabase(test.database.connection(DATABASE_ROLES.owner), SIZE);
    const [tenant] = tenants;
    const [user] = tenant?.users ?? [];
    if (!tenant || !user) throw new Error('Nothing was seeded.');
    resources = await findKnownIds(tenant, (text, values) =>
      test.database.asSuperuser(text, values),
    );
    admin = await test.as({ ...user, organizationId: tenant.organizationId } as MadeUser);
  });
  afterAll(() => test.close());

  /** Statements of the call itself, in the tenant; authentication reads global tables. */
  const asked = async (route: Route, query: Record<string, string> = {}, resource?: string) => {
    const id =
      resources[
        resource ?? (route.path.startsWith('/screening') ? 'screeningCampaign' : 'organization')
      ];
    statements.length = 0;
    const answer = await admin.call(route, { params: { id: id ?? '' }, query });
    expect(answer.statusCode).toBe(200);
    return {
      statements: statements.filter(({ organizationId }) => organizationId !== undefined).length,
      items: answer.json<{ items?: unknown[] }>().items?.length,
    };
  };

  it.each(BUDGETS)('of %s does not grow with the page and is within its budget', async (...of) => {
    const [, route, budget] = of;
    const ten = await asked(route, { pageSize: '10' });
    const hundred = await asked(route, { pageSize: '100' });
    expect(ten.statements).toBe(hundred.statements);
    expect(hundred.statements).toBeLessThanOrEqual(budget);
  });

  it.each(REPORTS)('of %s stays within its budget', async (_, route, resource, budget) => {
    expect((await asked(route, {}, resource)).statements).toBeLessThanOrEqual(budget);
  });

  it('of the start page and of who was told is of counters, not of candidates', async () => {
    const client = new pg.Client(test.database.connection(DATABASE_ROLES.app));
    await client.connect();
    const candidatesRead = (node: PlanNode): number =>
      (node['Relation Name'] === 'screening_questionnaires' ? node['Plan Rows'] : 0) +
      (node.Plans ?? []).reduce((sum, inner) => sum + candidatesRead(inner), 0);
    for (const [route, resource] of [
      [contract.dashboard.read, 'organization'],
      [contract.decisionMails.overview, 'screeningCampaign'],
      [contract.screening.progress, 'screeningCampaign'],
    ] as const) {
      await asked(route, {}, resource);
      const counted = statements.filter(({ text }) => text.includes('not_told'));
      expect(counted).toHaveLength(1);
      for (const statement of counted)
        expect(candidatesRead(await readPlan(client, statement))).toBeLessThan(5);
    }
    await client.end();
  });

  it('is measured on lists of that size', async () => {
    const { items } = await asked(contract.candidates.search, { pageSize: '100' });
    expect(items).toBe(100);
  });
});
