import { createTestDatabase, factories, type Factories, type TestDatabase } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from './index.ts';
import { eq, sql } from './sql.ts';

let db: TestDatabase;
let make: Factories;
beforeAll(async () => {
  db = await createTestDatabase();
  make = factories(db.database);
});
afterAll(() => db.drop());

describe('the tables of culture audit answers', () => {
  const columnsOf = (tables: readonly string[]) =>
    db.asSuperuser<{ table: string; name: string; type: string }>(
      `select table_name as "table", column_name as name, data_type as type
       from information_schema.columns where table_schema = 'public' and table_name = any($1)`,
      [tables],
    );

  it('have no column for an address, user agent, time or person, nor a reference to one', async () => {
    const columns = await columnsOf([
      'profiling_answers',
      'profiling_answer_groups',
      'profiling_questionnaires',
      'profiling_saves',
      'profiling_receipts',
      'profiling_codes',
    ]);
    expect(columns.length).toBeGreaterThan(15);
    const denied =
      /address|ip$|^ip|agent|browser|device|user|person|owner|name|mail|phone|birth|born|year|date|time|_at$|_on$|start|session|token|country|locale/;
    for (const { table, name, type } of columns) {
      expect([table, name, denied.test(name)]).toEqual([table, name, false]);
      expect([table, name, /timestamp|date|time|inet|cidr|macaddr|interval/.test(type)]).toEqual([
        table,
        name,
        false,
      ]);
    }
  });

  it('have exactly the listed columns for finished answers', async () => {
    const columns = await columnsOf(['profiling_answers']);
    expect(columns.map(({ name, type }) => `${name} ${type}`).toSorted()).toEqual([
      'age_band text',
      'campaign_id uuid',
      'desired bigint',
      'gender text',
      'id uuid',
      'organization_id uuid',
      'perceived bigint',
      'tenure_band text',
      'unit_id uuid',
    ]);
    const groups = await columnsOf(['profiling_answer_groups']);
    expect(groups.map(({ name, type }) => `${name} ${type}`).toSorted()).toEqual([
      'age_band text',
      'campaign_id uuid',
      'desired ARRAY',
      'gender text',
      'id uuid',
      'organization_id uuid',
      'people integer',
      'perceived ARRAY',
      'tenure_band text',
      'unit_id uuid',
    ]);
  });

  it('have random ids (version 4), which contain no time', async () => {
    const campaign = await make.profilingCampaign(await make.user());
    for (let n = 0; n < 5; n += 1) await make.profilingAnswers(campaign);
    const rows = await db.asSuperuser<{ id: string }>(
      'select id from profiling_answers where campaign_id = $1',
      [campaign.id],
    );
    for (const { id } of rows) expect(id[14]).toBe('4');
  });

  it('are referenced by no foreign key', async () => {
    const keys = await db.asSuperuser(
      `select from pg_constraint where contype = 'f' and confrelid in ('profiling_answers'::regclass, 'profiling_answer_groups'::regclass)`,
    );
    expect(keys).toEqual([]);
  });

  it('show the platform role ids, but no answers, segments, drafts or receipts', async () => {
    const campaign = await make.profilingCampaign(await make.user());
    await make.profilingAnswers(campaign, { gender: 'female' });
    const ask = (query: string) => db.database.withPlatform((tx) => tx.sql.execute(sql.raw(query)));
    const seen = await ask(`select id from profiling_answers where campaign_id = '${campaign.id}'`);
    expect(seen.rows).toHaveLength(1);
    for (const query of [
      'select perceived from profiling_answers',
      'select gender from profiling_answers',
      'select count(*) from profiling_answers group by unit_id',
      'select * from profiling_answers',
      'delete from profiling_answers',
      'select id from profiling_answer_groups',
      'delete from profiling_answer_groups',
      'select resume_code_hash from profiling_questionnaires',
      'select items from profiling_saves',
      'select receipt from profiling_receipts',
      `insert into profiling_answers (organization_id, campaign_id, perceived, desired) values ('${campaign.organizationId}', '${campaign.id}', 0, 0)`,
    ])
      await expect(ask(query)).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('allow no update of an answer or a receipt', async () => {
    const campaign = await make.profilingCampaign(await make.user());
    await make.profilingAnswers(campaign);
    for (const table of ['profiling_answers', 'profiling_receipts'])
      await expect(
        db.database.withTenant(campaign.organizationId, (tx) =>
          tx.sql.execute(sql.raw(`update ${table} set organization_id = organization_id`)),
        ),
      ).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});

describe('counts of respondents', () => {
  const counted = async (campaignId: string) => {
    const [row] = await db.asSuperuser<{ opened: number; completed: number }>(
      `select coalesce(sum(opened), 0)::int as opened, coalesce(sum(completed), 0)::int as completed
       from profiling_counts where campaign_id = $1`,
      [campaignId],
    );
    return row;
  };

  it('follow starts and completions over concurrent connections, and are deleted with the campaign', async () => {
    const campaign = await make.profilingCampaign(await make.user());
    const begun = await Promise.all(
      Array.from({ length: 12 }, () => make.profilingRespondent(campaign)),
    );
    await Promise.all(Array.from({ length: 5 }, () => make.profilingAnswers(campaign)));
    expect(await counted(campaign.id)).toEqual({ opened: 12, completed: 5 });
    const { profilingCampaigns, profilingQuestionnaires } = schema;
    const inTenant = db.database.withTenant.bind(db.database, campaign.organizationId);
    await inTenant((tx) =>
      tx.sql
        .delete(profilingQuestionnaires)
        .where(eq(profilingQuestionnaires.id, begun[0]?.id ?? '')),
    );
    expect(await counted(campaign.id)).toEqual({ opened: 11, completed: 5 });
    // As the platform role, which may not delete answers itself.
    await db.database.withPlatform((tx) =>
      tx.sql.delete(profilingCampaigns).where(eq(profilingCampaigns.id, campaign.id)),
    );
    expect(await counted(campaign.id)).toEqual({ opened: 0, completed: 0 });
    const left = await db.asSuperuser('select from profiling_answers where campaign_id = $1', [
      campaign.id,
    ]);
    expect(left).toEqual([]);
  });
});
