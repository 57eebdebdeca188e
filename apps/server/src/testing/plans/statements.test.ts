import { contract, type Route } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { DATABASE_ROLES, type Statement } from '@cadran/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDatabase } from '../../seed/fill-database.ts';
import { readSeedSize } from '../../seed/seed-size.ts';
import { type Caller, createTestApp, type TestApp } from '../test-app.ts';
import { knownThings } from './known-things.ts';
import type { KnownThings } from './list-requests.ts';

/** One organisation with more than a hundred of everything. */
const SIZE = readSeedSize(
  '--organizations 1 --campaigns 120 --candidates 3000 --finished 0.1 --employees 300'.split(' '),
  new Date(),
);

/** Statements a call may ask at most; what it takes to know who calls comes before. */
const BUDGETS = [
  ['the list of screening campaigns', contract.screening.listCampaigns, 2],
  ['the list of profiling campaigns', contract.profiling.listCampaigns, 2],
  ['the candidates of a campaign', contract.screening.listCandidates, 3],
  ['the search for candidates', contract.applicants.search, 2],
  ['the invitations of a campaign', contract.invitations.ofScreening, 5],
  ['the users', contract.users.list, 2],
  ['the audit log', contract.audit.list, 2],
] as const satisfies readonly (readonly [string, Route, number])[];

const REPORTS = [
  ['a recruiter report', contract.applicants.report, 'candidate', 4],
  ['an employee audit’s progress', contract.profiling.progress, 'profilingCampaign', 3],
  ['a campaign’s progress', contract.screening.progress, 'screeningCampaign', 3],
  ['the start page', contract.dashboard.read, 'organization', 6],
  ['selection ratios', contract.rights.fairness, 'organization', 4],
] as const satisfies readonly (readonly [string, Route, string, number])[];

describe('the number of statements', () => {
  const statements: Statement[] = [];
  let test: TestApp;
  let admin: Caller;
  let things: KnownThings;

  beforeAll(async () => {
    test = await createTestApp({}, { onStatement: (statement) => statements.push(statement) });
    const { houses } = await fillDatabase(test.database.connection(DATABASE_ROLES.owner), SIZE);
    const [house] = houses;
    const [user] = house?.users ?? [];
    if (!house || !user) throw new Error('Nothing was seeded.');
    things = await knownThings(house, (text, values) => test.database.asSuperuser(text, values));
    admin = await test.as({ ...user, organizationId: house.organizationId } as MadeUser);
  });
  afterAll(() => test.close());

  /** Those of the call itself, on behalf of the tenant: who calls is found on the global tables. */
  const asked = async (route: Route, query: Record<string, string> = {}, thing?: string) => {
    const id =
      things[thing ?? (route.path.startsWith('/screening') ? 'screeningCampaign' : 'organization')];
    statements.length = 0;
    const answer = await admin.call(route, { params: { id: id ?? '' }, query });
    expect(answer.statusCode).toBe(200);
    return {
      statements: statements.filter(({ organizationId }) => organizationId !== undefined).length,
      items: answer.json<{ items?: unknown[] }>().items?.length,
    };
  };

  it.each(BUDGETS)('of %s is the same for 10 and for 100, and within its budget', async (...of) => {
    const [, route, budget] = of;
    const ten = await asked(route, { pageSize: '10' });
    const hundred = await asked(route, { pageSize: '100' });
    expect(ten.statements).toBe(hundred.statements);
    expect(hundred.statements).toBeLessThanOrEqual(budget);
  });

  it.each(REPORTS)('of %s stays within its budget', async (_, route, thing, budget) => {
    expect((await asked(route, {}, thing)).statements).toBeLessThanOrEqual(budget);
  });

  it('is told for lists that have that many lines', async () => {
    const { items } = await asked(contract.applicants.search, { pageSize: '100' });
    expect(items).toBe(100);
  });
});
