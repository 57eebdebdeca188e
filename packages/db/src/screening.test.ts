import { createTestDatabase, factories, type Factories, type TestDatabase } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from './index.ts';
import { eq, sql } from './sql.ts';

const { screeningQuestionnaires: questionnaires } = schema;

describe('counts of candidates', () => {
  let db: TestDatabase;
  let make: Factories;
  beforeAll(async () => {
    db = await createTestDatabase();
    make = factories(db.database);
  });
  afterAll(() => db.drop());

  const counted = async (campaignId: string) => {
    const [row] = await db.asSuperuser<{ opened: number; completed: number }>(
      `select coalesce(sum(opened), 0)::int as opened, coalesce(sum(completed), 0)::int as completed
       from screening_counts where campaign_id = $1`,
      [campaignId],
    );
    return row;
  };

  it('follow opening, completing, reopening and deleting over concurrent connections', async () => {
    const owner = await make.user();
    const campaign = await make.screeningCampaign(owner);
    const made = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        make.candidate(campaign, index % 3 === 0 ? { status: 'completed' } : {}),
      ),
    );
    expect(await counted(campaign.id)).toEqual({ opened: 16, completed: 8 });
    const within = <T>(work: (candidate: (typeof made)[number]) => T) => made.slice(0, 6).map(work);
    await Promise.all(
      within((candidate) =>
        db.database.withTenant(owner.organizationId, (tx) =>
          tx.sql
            .update(questionnaires)
            .set({ status: 'completed', completedAt: new Date() })
            .where(eq(questionnaires.id, candidate.id)),
        ),
      ),
    );
    expect(await counted(campaign.id)).toEqual({ opened: 12, completed: 12 });
    await db.database.withTenant(owner.organizationId, (tx) =>
      tx.sql.delete(questionnaires).where(eq(questionnaires.status, 'opened')),
    );
    expect(await counted(campaign.id)).toEqual({ opened: 0, completed: 12 });
  });

  it('follow decisions and what was told of them, also when candidates are deleted', async () => {
    const owner = await make.user();
    const campaign = await make.screeningCampaign(owner);
    const counts = async (from: string) =>
      (await db.asSuperuser(`select ${from} where campaign_id = $1`, [campaign.id]))[0];
    const expectTrueCounts = async () =>
      expect(
        await counts(`sum(undecided)::int as undecided, sum(not_told)::int as not_told,
          sum(told_seconds)::int as told_seconds from screening_counts`),
      ).toEqual(
        await counts(`count(*) filter (where status = 'completed' and decision = 'undecided')::int as undecided,
          count(*) filter (where status = 'completed' and told_decision is distinct from decision)::int as not_told,
          coalesce(sum(extract(epoch from told_at - completed_at)) filter (where told_decision = decision), 0)::int
            as told_seconds from screening_questionnaires`),
      );
    const change = (set: string, ids: readonly string[]) =>
      db.asSuperuser(`update screening_questionnaires set ${set} where id = any($1)`, [ids]);
    const people: string[] = [];
    for (const status of ['completed', 'completed', 'completed', 'completed', 'opened'] as const)
      people.push((await make.candidate(campaign, { status })).id);
    await expectTrueCounts();
    for (const [set, of] of [
      [`decision = 'rejected'`, people.slice(0, 3)],
      [`told_decision = 'rejected', told_at = completed_at + interval '1 day'`, people.slice(0, 2)],
      [`told_at = completed_at + interval '2 days'`, people.slice(0, 1)],
      [`decision = 'hired'`, people.slice(1, 2)],
      [`decision = 'undecided'`, people.slice(2, 3)],
      [`status = 'completed', completed_at = now()`, people.slice(4)],
    ] as const) {
      await change(set, of);
      await expectTrueCounts();
    }
    await db.asSuperuser('delete from screening_questionnaires where id = any($1)', [
      people.slice(1, 3),
    ]);
    await expectTrueCounts();
  });

  it('are not changed by a save without a change of status', async () => {
    const owner = await make.user();
    const candidate = await make.candidate(await make.screeningCampaign(owner));
    const rows = () =>
      db.asSuperuser('select xmin, * from screening_counts where campaign_id = $1', [
        candidate.campaignId,
      ]);
    const before = await rows();
    await db.database.withTenant(owner.organizationId, (tx) =>
      tx.sql
        .update(questionnaires)
        .set({ version: 2, status: 'opened' })
        .where(eq(questionnaires.id, candidate.id)),
    );
    expect(await rows()).toEqual(before);
  });

  it('are deleted with the campaign and its candidates', async () => {
    const owner = await make.user();
    const campaign = await make.screeningCampaign(owner);
    await make.candidate(campaign);
    await db.database.withTenant(owner.organizationId, (tx) =>
      tx.sql.delete(schema.screeningCampaigns).where(eq(schema.screeningCampaigns.id, campaign.id)),
    );
    expect(
      await db.asSuperuser('select from screening_counts where campaign_id = $1', [campaign.id]),
    ).toEqual([]);
  });
});

describe('saves', () => {
  it('are added and deleted, and never changed', async () => {
    const db = await createTestDatabase();
    try {
      const make = factories(db.database);
      const owner = await make.user();
      const { id } = await make.candidate(await make.screeningCampaign(owner));
      const key = { organizationId: owner.organizationId, questionnaireId: id };
      const ask = (query: string) =>
        db.database.withTenant(owner.organizationId, (tx) => tx.sql.execute(sql.raw(query)));
      await db.database.withTenant(owner.organizationId, (tx) =>
        tx.sql.insert(schema.screeningSaves).values({ ...key, items: {}, savedAt: new Date() }),
      );
      for (const table of ['screening_saves', 'profiling_saves'])
        await expect(ask(`update ${table} set items = '{}'`)).rejects.toMatchObject({
          cause: { code: '42501' },
        });
      expect((await ask('delete from screening_saves')).rowCount).toBe(1);
    } finally {
      await db.drop();
    }
  });
});

describe('a list of candidates', () => {
  it('is read by date, name and score from indexes that start with the organisation', async () => {
    const db = await createTestDatabase();
    try {
      const make = factories(db.database);
      const owner = await make.user();
      const campaigns: string[] = [];
      for (let n = 0; n < 10; n++) campaigns.push((await make.screeningCampaign(owner)).id);
      await db.asSuperuser(
        `insert into screening_questionnaires
           (organization_id, campaign_id, language, consented_at, consent_version, opened_at, contact)
         select $1, ($2::uuid[])[1 + n % 10], 'fr', now(), '1', now() - n * interval '1 minute',
                jsonb_build_object('lastName', 'Name ' || n)
         from generate_series(1, 5000) n`,
        [owner.organizationId, campaigns],
      );
      await db.asSuperuser('analyze screening_questionnaires');
      for (const [order, index] of [
        ['opened_at desc, id', 'screening_questionnaires_by_date'],
        ['contact_name, id', 'screening_questionnaires_by_name'],
        ['overall desc nulls last, id', 'screening_questionnaires_by_overall'],
      ]) {
        const plan = await db.database.withTenant(owner.organizationId, (tx) =>
          tx.sql.execute<{ 'QUERY PLAN': string }>(
            sql.raw(`explain select id from screening_questionnaires
              where organization_id = '${owner.organizationId}' and campaign_id = '${campaigns[0]}'
              order by ${order} limit 50`),
          ),
        );
        const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(text).toContain(index);
        expect(text).not.toContain('Sort');
      }
    } finally {
      await db.drop();
    }
  });
});
