import { contract, type Route } from '@cadran/contract';
import type { MadeCampaign, MadeCandidate, MadeUser } from '@cadran/testing';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesOf } from '../testing/same-answer.ts';
import { createTestApp, type Caller, type TestApp } from '../testing/test-app.ts';

const { screening } = contract;

interface Target {
  readonly organizationId: string;
  readonly campaignId: string;
  readonly candidateId: string;
}

interface Case {
  readonly route: Route;
  readonly params?: (target: Target) => Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: object;
  readonly success: number;
  /** Only the owner and administrators; others of the organisation are refused. */
  readonly edits?: true;
  /** Needs no campaign: nothing of another organisation can be named. */
  readonly own?: true;
}

const campaign = ({ campaignId }: Target) => ({ id: campaignId });

const CASES: Readonly<Record<string, Case>> = {
  listCampaigns: { route: screening.listCampaigns, success: 200, own: true },
  createCampaign: {
    route: screening.createCampaign,
    body: { name: 'A new one', customUrl: 'a-new-one' },
    success: 201,
    own: true,
  },
  urlAvailable: {
    route: screening.urlAvailable,
    query: { customUrl: 'anything' },
    success: 200,
    own: true,
  },
  campaignsOfOrganization: {
    route: screening.campaignsOfOrganization,
    params: ({ organizationId }) => ({ id: organizationId }),
    success: 200,
  },
  readCampaign: { route: screening.readCampaign, params: campaign, success: 200 },
  qrSvg: { route: screening.qrSvg, params: campaign, success: 200 },
  qrPng: { route: screening.qrPng, params: campaign, success: 200 },
  listCandidates: { route: screening.listCandidates, params: campaign, success: 200 },
  updateCampaign: {
    route: screening.updateCampaign,
    params: campaign,
    body: { version: 1, name: 'Changed' },
    success: 200,
    edits: true,
  },
  openCampaign: { route: screening.openCampaign, params: campaign, success: 200, edits: true },
  closeCampaign: { route: screening.closeCampaign, params: campaign, success: 200, edits: true },
  duplicateCampaign: {
    route: screening.duplicateCampaign,
    params: campaign,
    success: 201,
    edits: true,
  },
  removeQuestionnaire: {
    route: screening.removeQuestionnaire,
    params: ({ candidateId }) => ({ id: candidateId }),
    success: 204,
    edits: true,
  },
  removeCampaign: { route: screening.removeCampaign, params: campaign, success: 204, edits: true },
};

/** Looked up by anonymous visitors only: tested with the short links. */
const ELSEWHERE = ['findCampaignByUrl'];

describe('every call of the screening module', () => {
  let test: TestApp;
  let owner: MadeUser;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await test.make.user();
  });
  afterAll(() => test.close());

  const ask = (
    { route, params, query, body }: Case,
    target: Target,
    by: Caller,
  ): Promise<LightMyRequestResponse> =>
    by.call(route, {
      ...(params === undefined ? {} : { params: params(target) }),
      ...(query === undefined ? {} : { query }),
      ...(body === undefined ? {} : { body }),
    });

  /** A fresh campaign each time: some calls delete it. */
  const fresh = async (
    of = owner,
  ): Promise<Target & { campaign: MadeCampaign; candidate: MadeCandidate }> => {
    const made = await test.make.screeningCampaign(of);
    const candidate = await test.make.candidate(made);
    return {
      organizationId: of.organizationId,
      campaignId: made.id,
      candidateId: candidate.id,
      campaign: made,
      candidate,
    };
  };

  const missing = (): Target => ({
    organizationId: crypto.randomUUID(),
    campaignId: crypto.randomUUID(),
    candidateId: crypto.randomUUID(),
  });

  it('is in this table', () => {
    expect([...Object.keys(CASES), ...ELSEWHERE].toSorted()).toEqual(
      Object.keys(screening).toSorted(),
    );
  });

  describe.each(Object.entries(CASES))('%s', (name, one) => {
    it('is for its owner, the organisation’s administrators and super admins', async () => {
      const admin = await test.make.admin({ organizationId: owner.organizationId });
      const root = await test.make.superadmin();
      for (const person of [owner, admin, root]) {
        const { campaign: made, ...target } = await fresh();
        // Each creates in the own organisation: the same custom url is free only once.
        const custom =
          one.own && one.body
            ? { body: { ...one.body, customUrl: made.customUrl.replace('campaign', 'new') } }
            : {};
        const answer = await ask({ ...one, ...custom }, target, await test.as(person));
        expect([person.role, answer.statusCode]).toEqual([person.role, one.success]);
      }
    });

    it('is read by others of the organisation, who change nothing', async () => {
      const colleague = await test.make.user({ organizationId: owner.organizationId });
      const { campaign: made, ...target } = await fresh();
      const before = await snapshot(made.id);
      const answer = await ask(one, target, await test.as(colleague));
      expect(answer.statusCode).toBe(one.edits ? 403 : one.success);
      if (one.edits) expect(await snapshot(made.id)).toEqual(before);
    });

    it('is refused to nobody, to an anonymous visitor and to a respondent, but for the public view', async () => {
      const { candidate, ...target } = await fresh();
      expect((await ask(one, target, test.nobody)).statusCode).toBe(401);
      expect((await ask(one, target, test.withToken('x'.repeat(43)))).statusCode).toBe(401);
      const visitors = [await test.anonymous(), await test.respondent(candidate)];
      for (const visitor of visitors)
        expect((await ask(one, target, visitor)).statusCode).toBe(
          name === 'readCampaign' ? 200 : 403,
        );
    });

    it('is refused where the module is switched off, for users and administrators alike', async () => {
      const { organizationId } = owner;
      for (const person of [
        await test.make.user({ organizationId, screeningEnabled: false }),
        await test.make.admin({ organizationId, screeningEnabled: false }),
      ])
        expect((await ask(one, await fresh(), await test.as(person))).statusCode).toBe(403);
    });
  });

  /** Those that name a campaign, a candidate or an organisation. */
  const NAMING = Object.entries(CASES).filter(([, one]) => !one.own);

  describe.each(NAMING)('%s', (_name, one) => {
    it('does not tell another organisation’s from a missing one', async () => {
      const stranger = await test.as(await test.make.admin());
      const { campaign: made, ...target } = await fresh();
      const before = await snapshot(made.id);
      const foreign = await ask(one, target, stranger);
      const absent = await ask(one, missing(), stranger);
      expect(foreign.statusCode).toBe(404);
      expect(bytesOf(foreign)).toBe(bytesOf(absent));
      expect(await snapshot(made.id)).toEqual(before);
    });

    it('refuses an id that is none', async () => {
      const bad = { organizationId: 'x', campaignId: '1 or 1=1', candidateId: '../x' };
      const answer = await ask(one, bad, await test.as(owner));
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ error: { fields: { id: 'format' } } });
    });
  });

  /** All that is stored of a campaign. */
  const snapshot = (id: string) =>
    test.database.asSuperuser(
      `select c.*, (select count(*) from screening_questionnaires where campaign_id = c.id) as candidates
       from screening_campaigns c where id = $1`,
      [id],
    );

  it('takes nothing that is not in its form', async () => {
    const { campaignId } = await fresh();
    const me = await test.as(owner);
    for (const [field, value] of Object.entries({
      id: crypto.randomUUID(),
      organizationId: crypto.randomUUID(),
      createdAt: new Date().toISOString(),
      candidates: { opened: 0, completed: 9 },
      closedAt: null,
      can: { edit: true },
    })) {
      const updated = await me.call(screening.updateCampaign, {
        params: { id: campaignId },
        body: { version: 1, [field]: value },
      });
      const created = await me.call(screening.createCampaign, {
        body: { name: 'A name', customUrl: 'a-name', [field]: value },
      });
      for (const answer of [updated, created]) {
        expect(answer.statusCode).toBe(422);
        expect(answer.json()).toMatchObject({ error: { fields: { [field]: 'unknown_field' } } });
      }
    }
    const own = await me.call(screening.createCampaign, {
      body: { name: 'A name', customUrl: 'a-name', ownerId: owner.id },
    });
    expect(own.json()).toMatchObject({ error: { fields: { ownerId: 'unknown_field' } } });
  });
});
