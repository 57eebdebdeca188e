import { setTimeout as sleep } from 'node:timers/promises';
import { contract, DEFAULT_THEME, type ScreeningCampaign } from '@cadran/contract';
import type { ReportPrinter } from '@cadran/pdf';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCampaign } from '../../testing/candidates/candidate-session.ts';
import { completeCandidate } from '../../testing/candidates/complete-candidate.ts';
import { fullCampaign } from '../../testing/candidates/full-campaign.ts';
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts';

const { candidates, organizations, screening } = contract;

describe('printed reports of candidates', () => {
  let printed = 0;
  /** Each document differs from all others. */
  const pdf: ReportPrinter = {
    print: async () => {
      printed += 1;
      const document = Buffer.from(`%PDF-${printed}`);
      await sleep(50);
      return document;
    },
    printCodeCards: () => Promise.reject(new Error('no cards')),
    warm: async () => undefined,
    close: async () => undefined,
  };
  let test: TestApp;
  let owner: MadeUser;
  let me: Caller;
  let campaign: ScreeningCampaign;
  beforeAll(async () => {
    test = await createTestApp({}, { pdf });
    owner = await test.make.admin();
    me = await test.as(owner);
    campaign = await createCampaign(test, owner, fullCampaign('printed'));
  });
  afterAll(() => test.close());

  const print = async (id: string, query: Record<string, string> = {}, by = me) => {
    const { statusCode, body } = await by.call(candidates.reportPdf, { params: { id }, query });
    return statusCode === 200 ? body : statusCode;
  };
  const kept = async (id: string) =>
    (
      await test.database.asSuperuser<{ content: Buffer }>(
        'select content from printed_reports where questionnaire_id = $1 order by printed_at',
        [id],
      )
    ).map(({ content }) => content.toString());

  it('are printed once, also for eight callers at once', async () => {
    const { id } = await completeCandidate(test, campaign, 1);
    const before = printed;
    const answers = await Promise.all(Array.from({ length: 8 }, () => print(id)));
    expect(printed).toBe(before + 1);
    expect(new Set(answers)).toEqual(new Set([`%PDF-${printed}`]));
    expect(await print(id)).toBe(`%PDF-${printed}`);
    expect(await print(id, {}, await test.as(await test.make.superadmin()))).toBe(answers[0]);
    expect(printed).toBe(before + 1);
    expect(await kept(id)).toEqual([answers[0]]);
  });

  it('are printed anew when anything in them has changed', async () => {
    const { id } = await completeCandidate(test, campaign, 2);
    const params = { id: owner.organizationId };
    const changeCampaign = (set: string) => () =>
      test.database.asSuperuser(`update screening_campaigns set ${set} where id = $1`, [
        campaign.id,
      ]);
    const changeCandidate = (set: string) => () =>
      test.database.asSuperuser(`update screening_questionnaires set ${set} where id = $1`, [id]);
    const changeOrganization = (set: string) => () =>
      test.database.asSuperuser(`update organizations set ${set} where organization_id = $1`, [
        owner.organizationId,
      ]);
    const changes: Readonly<Record<string, () => Promise<unknown>>> = {
      colours: () =>
        me.call(organizations.update, {
          params,
          body: { theme: { ...DEFAULT_THEME, primarycolor: '#123456' }, version: 1 },
        }),
      logo: () =>
        test.database.asSuperuser(
          `with logo as (insert into organization_logos values ($1, $2, 1, 1) returning organization_id)
           update organizations set logo_etag = 'a' where organization_id = $1`,
          [owner.organizationId, Buffer.from('logo')],
        ),
      'another logo': () =>
        test.database.asSuperuser('update organization_logos set content = $1', [
          Buffer.from('another'),
        ]),
      'name of the organisation': changeOrganization(`name = 'Canary'`),
      'time zone': changeOrganization(`time_zone = 'Pacific/Auckland'`),
      header: changeCampaign(
        `customization = jsonb_set(customization, '{pdfHeader,fr}', '"<p>Canary</p>"')`,
      ),
      footer: changeCampaign(
        `customization = jsonb_set(customization, '{pdfFooter,fr}', '"<p>Canary</p>"')`,
      ),
      'name of the campaign': changeCampaign(`name = 'Canary'`),
      'name of the candidate': changeCandidate(
        `contact = jsonb_set(contact, '{lastName}', '"Canary"')`,
      ),
      scores: changeCandidate(`scores = jsonb_set(scores, '{overall}', '1')`),
      decision: () =>
        me.call(candidates.decide, { params: { id }, body: { decision: 'interview' } }),
      note: () =>
        me.call(candidates.decide, {
          params: { id },
          body: { decision: 'interview', note: 'Canary' },
        }),
    };
    let last = await print(id);
    for (const [what, change] of Object.entries(changes)) {
      await change();
      const next = await print(id);
      expect(next, what).not.toBe(last);
      expect(await print(id), what).toBe(next);
      last = next;
    }
    const queries = [
      { language: 'en' },
      { kind: 'personal' },
      { kind: 'personal', language: 'en' },
      { timeZone: 'America/New_York' },
    ];
    const all = [last];
    for (const query of queries) all.push(await print(id, query));
    expect(new Set(all).size).toBe(all.length);
    for (const [at, query] of queries.entries()) expect(await print(id, query)).toBe(all[at + 1]);
  });

  it('are given to nobody who may not read them', async () => {
    const { id, caller } = await completeCandidate(test, campaign, 3);
    await print(id);
    await print(id, { kind: 'personal' });
    const { organizationId } = owner;
    const without = await test.as(
      await test.make.user({ organizationId, screeningEnabled: false }),
    );
    expect(await print(id, {}, without)).toBe(403);
    expect(await print(id, {}, await test.as(await test.make.admin()))).toBe(404);
    expect(await print(id, {}, await test.anonymous())).toBe(403);
    expect(await print(id, {}, caller)).toBe(403);
    const other = await completeCandidate(test, campaign, 3);
    expect(await print(id, { kind: 'personal' }, other.caller)).toBe(404);
    const allow = (personal: boolean) =>
      test.database.asSuperuser(
        'update screening_campaigns set allow_personal_report = $2 where id = $1',
        [campaign.id, personal],
      );
    await allow(true);
    expect(await print(id, { kind: 'personal' }, caller)).toContain('%PDF');
    await allow(false);
    expect(await print(id, { kind: 'personal' }, caller)).toBe(403);
  });

  it('are erased with the candidate, and printed for one who is erased meanwhile', async () => {
    const [gone, meanwhile] = [
      await completeCandidate(test, campaign, 4),
      await completeCandidate(test, campaign, 5),
    ];
    await print(gone.id);
    const erase = (id: string) => me.call(screening.removeQuestionnaire, { params: { id } });
    expect((await erase(gone.id)).statusCode).toBe(204);
    const before = printed;
    const waiting = print(meanwhile.id);
    await expect.poll(() => printed).toBe(before + 1);
    await erase(meanwhile.id);
    expect(await waiting).toBe(`%PDF-${printed}`);
    expect([await kept(gone.id), await kept(meanwhile.id)]).toEqual([[], []]);
    expect(await print(gone.id)).toBe(404);
  });

  it('are the newest hundred of an organisation', async () => {
    const { id } = await completeCandidate(test, campaign, 6);
    const other = await test.make.admin();
    const elsewhere = await createCampaign(test, other, fullCampaign('elsewhere'));
    const theirs = await completeCandidate(test, elsewhere, 6);
    await print(theirs.id, {}, await test.as(other));
    await test.database.asSuperuser(
      `insert into printed_reports select $1, $2, n::text::bytea, '', now() - interval '1 day' + n * interval '1 minute'
       from generate_series(1, 200) n`,
      [owner.organizationId, id],
    );
    await print(id);
    const [row] = await test.database.asSuperuser<{ count: number }>(
      'select count(*)::int from printed_reports where organization_id = $1',
      [owner.organizationId],
    );
    expect(row?.count).toBe(100);
    expect((await kept(id)).at(-1)).toBe(`%PDF-${printed}`);
    expect(await kept(theirs.id)).toHaveLength(1);
  });
});
