import { contract } from '@cadran/contract';
import { DATABASE_ROLES } from '@cadran/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../src/testing/test-app.ts';
import { fillDatabase, SEED_PASSWORD, type Seeded } from './fill-database.ts';
import { planTenants } from './plan-tenants.ts';
import { readSeedSize } from './seed-size.ts';

const SIZE = readSeedSize(
  ['--organizations', '5', '--candidates', '120', '--employees', '600', '--until', '2026-06-01'],
  new Date(),
);

describe('a seeded database', () => {
  let test: TestApp;
  let seeded: Seeded;
  beforeAll(async () => {
    test = await createTestApp();
    seeded = await fillDatabase(test.database.connection(DATABASE_ROLES.owner), SIZE);
  });
  afterAll(() => test.close());

  const count = async (text: string): Promise<number> => {
    const [row] = await test.database.asSuperuser<{ n: string }>(`select count(*) as n ${text}`);
    return Number(row?.n);
  };

  it('has the requested numbers of organisations, candidates and respondents', () => {
    expect(seeded.rows).toMatchObject({
      organizations: 5,
      screening_questionnaires: 120,
      profiling_answers: 600,
    });
  });

  it('has the same counts as the triggers would give', async () => {
    for (const [column, which] of [
      ['opened', "status = 'opened'"],
      ['completed', "status = 'completed'"],
      ['undecided', "status = 'completed' and decision = 'undecided'"],
      ['not_told', "status = 'completed' and told_decision is distinct from decision"],
    ])
      expect(
        await count(
          `from screening_campaigns c join screening_counts n on n.campaign_id = c.id
           where n.${column} <> (select count(*) from screening_questionnaires q
             where q.campaign_id = c.id and ${which})`,
        ),
      ).toBe(0);
    expect(
      await count(
        `from profiling_counts n where
           n.completed <> (select count(*) from profiling_answers a where a.campaign_id = n.campaign_id)
           or n.opened <> (select count(*) from profiling_questionnaires q where q.campaign_id = n.campaign_id)`,
      ),
    ).toBe(0);
  });

  it('keeps its indexes, foreign keys, triggers and forced row-level security', async () => {
    const bare = await createTestApp();
    const catalogue = `
      select indexdef as what from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass || conname || pg_get_constraintdef(oid) || convalidated
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass || tgname || tgenabled::text from pg_trigger where not tgisinternal
      union all select relname || relforcerowsecurity from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by 1`;
    try {
      expect(await test.database.asSuperuser(catalogue)).toEqual(
        await bare.database.asSuperuser(catalogue),
      );
    } finally {
      await bare.close();
    }
  });

  it('lets users log in and see campaigns, candidates and reports', async () => {
    const [tenant] = seeded.tenants;
    const [admin] = tenant?.users ?? [];
    const opened = await test.nobody.call(contract.auth.login, {
      body: { identifier: admin?.username, password: SEED_PASSWORD },
    });
    const caller = test.withToken(opened.json<{ token: string }>().token);
    const campaigns = await caller.call(contract.screening.listCampaigns, {});
    expect(campaigns.json()).toMatchObject({ total: tenant?.screening.length });
    const candidates = await caller.call(contract.candidates.search, {
      query: { status: 'completed' },
    });
    const [candidate] = candidates.json<{ items: { id: string }[] }>().items;
    const report = await caller.call(contract.candidates.report, {
      params: { id: candidate?.id ?? '' },
    });
    expect(report.statusCode).toBe(200);
    const audits = await caller.call(contract.profiling.listCampaigns, {});
    expect(audits.json<{ total: number }>().total).toBe(tenant?.profiling.length);
  });

  it('is reproducible for the same seed and day', () => {
    expect(planTenants(SIZE)).toEqual(planTenants(SIZE));
    expect(planTenants({ ...SIZE, seed: 2 })[0]?.organizationId).not.toBe(
      planTenants(SIZE)[0]?.organizationId,
    );
  });
});
