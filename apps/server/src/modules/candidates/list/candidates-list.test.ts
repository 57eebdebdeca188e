import { contract, type Candidate, type ScreeningCampaign } from '@cadran/contract';
import type { MadeCampaign, MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../../testing/activity-log-lines.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const { candidates, screening } = contract;

describe('the candidates of a campaign', () => {
  let test: TestApp;
  let owner: MadeUser;
  let campaign: MadeCampaign;
  const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n));
  beforeAll(async () => {
    test = await createTestApp();
    owner = await test.make.user();
    campaign = await test.make.screeningCampaign(owner);
    await test.make.candidate(campaign, {
      openedAt: minute(1),
      contact: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.org',
        phone: '+44 20 7946 0123',
      },
      status: 'completed',
      completedAt: minute(30),
    });
    await test.make.candidate(campaign, {
      openedAt: minute(2),
      contact: { firstName: 'Blaise', lastName: 'Pascal' },
      language: 'en',
    });
    await test.make.candidate(campaign, { openedAt: minute(3) });
    const other = await test.make.screeningCampaign(owner);
    await test.make.candidate(other, { contact: { lastName: 'Elsewhere' } });
  });
  afterAll(() => test.close());

  const list = async (query: Record<string, string> = {}, by = owner) =>
    (
      await (
        await test.as(by)
      ).call(screening.listCandidates, { params: { id: campaign.id }, query })
    ).json<{ items: Candidate[]; total: number }>();
  const names = async (query: Record<string, string> = {}) =>
    (await list(query)).items.map((item) => item.contact.lastName);

  it('are listed with application date, status and contact, the newest first', async () => {
    const { items, total } = await list();
    expect(total).toBe(3);
    expect(items.map((item) => item.openedAt)).toEqual(
      [3, 2, 1].map((n) => minute(n).toISOString()),
    );
    expect(items[2]).toEqual({
      id: items[2]?.id,
      campaignId: campaign.id,
      status: 'completed',
      language: 'fr',
      openedAt: minute(1).toISOString(),
      completedAt: minute(30).toISOString(),
      contact: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.org',
        phone: '+44 20 7946 0123',
      },
      overall: null,
      verdict: null,
      interval: null,
      certainty: null,
      quality: null,
      sections: null,
      engineVersion: null,
      decision: 'undecided',
      decisionMail: { state: 'none', at: null },
      can: { delete: true, decide: true },
    });
    expect(items[0]?.contact).toEqual({
      firstName: null,
      lastName: null,
      email: null,
      phone: null,
    });
  });

  it('are searched by name in either order and by email, sorted, filtered and cut into pages', async () => {
    expect(await names({ q: 'ada love' })).toEqual(['Lovelace']);
    expect(await names({ q: 'lovelace a' })).toEqual(['Lovelace']);
    expect(await names({ q: 'ADA@EXAMPLE' })).toEqual(['Lovelace']);
    expect(await names({ q: '%' })).toEqual([]);
    expect(await names({ sort: 'name', q: 'a' })).toEqual(['Lovelace', 'Pascal']);
    expect(await names({ sort: '-name', q: 'a' })).toEqual(['Pascal', 'Lovelace']);
    expect(await names({ status: 'completed' })).toEqual(['Lovelace']);
    expect(await names({ sort: 'openedAt', pageSize: '1', page: '2' })).toEqual(['Pascal']);
  });

  it('are readable for all members and deleted by owner and administrators', async () => {
    const { organizationId } = owner;
    const colleague = await test.make.user({ organizationId });
    const admin = await test.make.admin({ organizationId });
    expect((await list({}, colleague)).items.every((item) => !item.can.delete)).toBe(true);
    expect((await list({}, admin)).items.every((item) => item.can.delete)).toBe(true);
  });

  it('are deleted with their answers and their token, and leave no name in the log', async () => {
    const candidate = await test.make.candidate(campaign, {
      contact: { lastName: 'CanaryCandidate', email: 'canary@example.org' },
      status: 'completed',
    });
    await test.database.asSuperuser(
      `insert into screening_answers values ($1, $2, '{"job": {"a": 1}}', '{}')`,
      [owner.organizationId, candidate.id],
    );
    const respondent = await test.respondent(candidate);
    const me = await test.as(owner);
    const counts = async () =>
      (
        await me.call(screening.readCampaign, { params: { id: campaign.id } })
      ).json<ScreeningCampaign>().candidates;
    expect(await counts()).toEqual({ opened: 2, completed: 2 });
    const removed = await me.call(screening.removeQuestionnaire, { params: { id: candidate.id } });
    expect(removed.statusCode).toBe(204);
    expect(await counts()).toEqual({ opened: 2, completed: 1 });
    expect(
      await test.database.asSuperuser('select from screening_answers where questionnaire_id = $1', [
        candidate.id,
      ]),
    ).toEqual([]);
    const read = await respondent.call(screening.readCampaign, { params: { id: campaign.id } });
    expect(read.statusCode).toBe(401);
    const [line] = await readActivityLog(test, owner.organizationId);
    expect(line).toMatchObject({ action: 'delete', target: campaign.name });
    expect(test.logLines.join('')).not.toMatch(/canary/i);
    const again = await me.call(screening.removeQuestionnaire, { params: { id: candidate.id } });
    expect(again.statusCode).toBe(404);
  });

  it('are searched across campaigns, in the own organisation only', async () => {
    const find = async (by: MadeUser) =>
      (await (await test.as(by)).call(candidates.search, { query: { q: 'lovelace' } })).json();
    expect(await find(owner)).toMatchObject({
      total: 1,
      items: [{ contact: { firstName: 'Ada' }, campaign: { id: campaign.id } }],
    });
    expect(await find(await test.make.admin())).toEqual({ items: [], total: 0 });
  });

  it('cannot be compared with one of another campaign', async () => {
    const [mine, elsewhere] = [
      await test.make.candidate(await test.make.screeningCampaign(owner)),
      await test.make.candidate(await test.make.screeningCampaign(owner)),
    ];
    const answer = await (
      await test.as(owner)
    ).call(candidates.compare, {
      params: { id: mine.campaignId },
      query: { ids: `${mine.id},${elsewhere.id}` },
    });
    expect(answer.statusCode).toBe(404);
  });
});
