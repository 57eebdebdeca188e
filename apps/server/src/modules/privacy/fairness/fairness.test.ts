import { contract, type FairnessReport } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comparableBytes } from '../../../testing/comparable-bytes.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const { privacy } = contract;

describe('fairness', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  /** So many completed candidates of one age, of whom the first few were shortlisted. */
  const people = async (
    campaign: { organizationId: string; id: string },
    birthDate: string,
    count: number,
    shortlisted: number,
  ) => {
    await test.database.asSuperuser(
      `with made as (
         insert into screening_questionnaires
           (organization_id, campaign_id, status, language, consented_at, consent_version, opened_at, completed_at,
            decision, verdict)
         select $1, $2, 'completed', 'fr', now(), '1', now(), '2026-06-01',
                case when n <= $4::integer then 'shortlisted' else 'rejected' end, 'does_not_fit'
         from generate_series(1, $3::integer) n returning organization_id, id)
       insert into screening_answers
       select organization_id, id, jsonb_build_object('individual', jsonb_build_object('birthDate', $5::text,
         'nationalities', '["CH", "FR"]'::jsonb)), '{}' from made`,
      [campaign.organizationId, campaign.id, count, shortlisted, birthDate],
    );
  };
  const report = async (admin: MadeUser, query = {}) => {
    const params = { id: admin.organizationId };
    const answer = await (await test.as(admin)).call(privacy.fairness, { params, query });
    const body = answer.json<FairnessReport>();
    const groups = (dimension: string, stage: string) =>
      body.dimensions
        .find((one) => one.dimension === dimension)
        ?.stages.find((one) => one.stage === stage)?.groups;
    return { body, groups };
  };

  it('compares selection rates of groups from 30 people on and flags less than four fifths (V15)', async () => {
    const admin = await test.make.admin();
    const campaign = await test.make.screeningCampaign(admin);
    await people(campaign, '1996-01-01', 120, 48);
    await people(campaign, '1976-01-01', 80, 20);
    await people(campaign, '1966-01-01', 29, 29);
    const { body, groups } = await report(admin);
    expect(body.candidates).toBe(229);
    expect(groups('age', 'shortlisted')).toEqual([
      {
        group: '25_34',
        status: 'compared',
        candidates: 120,
        selected: 48,
        rate: 0.4,
        ratio: 1,
        flagged: false,
      },
      {
        group: '45_54',
        status: 'compared',
        candidates: 80,
        selected: 20,
        rate: 0.25,
        ratio: 0.625,
        flagged: true,
      },
      { group: '55_plus', status: 'too_few' },
    ]);
    expect(groups('age', 'hired')?.[0]).toEqual({ group: '25_34', status: 'none_selected' });
    expect(groups('nationality', 'shortlisted')).toMatchObject([
      { group: 'CH', candidates: 229 },
      { group: 'FR', candidates: 229 },
    ]);
    expect(groups('language', 'shortlisted')).toMatchObject([{ group: 'fr', candidates: 229 }]);
  });

  it('is limited to a campaign or period', async () => {
    const admin = await test.make.admin();
    const [one, two] = [
      await test.make.screeningCampaign(admin),
      await test.make.screeningCampaign(admin),
    ];
    await people(one, '1996-01-01', 30, 3);
    await people(two, '1996-01-01', 10, 3);
    expect((await report(admin, { campaignId: one.id })).body.candidates).toBe(30);
    expect((await report(admin, { from: '2026-06-01', to: '2026-06-01' })).body.candidates).toBe(
      40,
    );
    expect((await report(admin, { from: '2026-06-02' })).body.candidates).toBe(0);
    expect((await report(admin, { to: '2026-05-31' })).body.candidates).toBe(0);
  });

  it('is only available to the organisation’s admins with the module', async () => {
    const admin = await test.make.admin();
    const { organizationId } = admin;
    const params = { id: organizationId };
    const call = async (user: MadeUser) => (await test.as(user)).call(privacy.fairness, { params });
    expect((await call(await test.make.user({ organizationId }))).statusCode).toBe(403);
    const off = await test.make.admin({ organizationId, screeningEnabled: false });
    expect((await call(off)).statusCode).toBe(403);
    const stranger = await test.as(await test.make.admin());
    const missing = { id: '00000000-0000-4000-8000-000000000000' };
    expect(comparableBytes(await stranger.call(privacy.fairness, { params }))).toEqual(
      comparableBytes(await stranger.call(privacy.fairness, { params: missing })),
    );
    expect((await test.nobody.call(privacy.fairness, { params })).statusCode).toBe(401);
    const theirs = await test.make.screeningCampaign(await test.make.user());
    const foreign = await (
      await test.as(admin)
    ).call(privacy.fairness, { params, query: { campaignId: theirs.id } });
    expect(foreign.statusCode).toBe(404);
  });
});
