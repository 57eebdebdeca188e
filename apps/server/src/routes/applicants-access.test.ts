import { contract, type Route, type ScreeningCampaign } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answering, makeCampaign } from '../testing/answering.ts';
import { completeCandidate } from '../testing/completed-candidate.ts';
import { everyField } from '../testing/every-field.ts';
import { bytesOf } from '../testing/same-answer.ts';
import { createTestApp, type Caller, type TestApp } from '../testing/test-app.ts';

const { applicants, questionnaires } = contract;

interface Target {
  readonly campaignId: string;
  readonly candidateId: string;
}

interface Case {
  readonly route: Route;
  readonly params?: (target: Target) => Record<string, string>;
  readonly query?: (target: Target) => Record<string, string>;
  readonly body?: object;
  /** Only the owner and administrators; others of the organisation are refused. */
  readonly edits?: true;
  /** Names nothing: there is nothing of another organisation to ask for. */
  readonly own?: true;
  /** Open to the candidate's own token. */
  readonly respondent?: true;
}

const campaign = ({ campaignId }: Target) => ({ id: campaignId });
const candidate = ({ candidateId }: Target) => ({ id: candidateId });
const personal = () => ({ kind: 'personal' });

const CASES: Readonly<Record<string, Case>> = {
  search: { route: applicants.search, own: true },
  report: { route: applicants.report, params: candidate, query: personal, respondent: true },
  reportPdf: { route: applicants.reportPdf, params: candidate, query: personal, respondent: true },
  decide: {
    route: applicants.decide,
    params: candidate,
    body: { decision: 'interview', note: 'Mardi' },
    edits: true,
  },
  recompute: { route: applicants.recompute, params: candidate, edits: true },
  recomputeCampaign: { route: applicants.recomputeCampaign, params: campaign, edits: true },
  compare: {
    route: applicants.compare,
    params: campaign,
    query: ({ candidateId }) => ({ ids: candidateId }),
  },
  exportCsv: { route: applicants.exportCsv, params: campaign, edits: true },
  exportXlsx: { route: applicants.exportXlsx, params: campaign, edits: true },
};

const READ: Case = { route: questionnaires.read, params: candidate, respondent: true };

describe('every call about candidates who answered', () => {
  let test: TestApp;
  let owner: MadeUser;
  let made: ScreeningCampaign;
  let own: Answering;
  let other: Answering;
  let target: Target;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await test.make.user();
    made = await makeCampaign(test, owner, everyField('candidats'));
    own = await completeCandidate(test, made, 1, { contact: { lastName: 'Canari' } });
    other = await completeCandidate(test, made, 2);
    target = { campaignId: made.id, candidateId: own.id };
  });
  afterAll(() => test.close());

  const ask = ({ route, params, query, body }: Case, about: Target, by: Caller) =>
    by.call(route, {
      ...(params && { params: params(about) }),
      ...(query && { query: query(about) }),
      ...(body && { body }),
    });

  const stored = () =>
    test.database.asSuperuser('select * from screening_questionnaires where id = $1', [own.id]);

  it('is in this table', () => {
    expect(Object.keys(CASES).toSorted()).toEqual(Object.keys(applicants).toSorted());
  });

  describe.each(Object.entries({ ...CASES, read: READ }))('%s', (_name, one) => {
    it('is for its owner, the organisation’s administrators and super admins', async () => {
      const admin = await test.make.admin({ organizationId: owner.organizationId });
      for (const person of [owner, admin, await test.make.superadmin()]) {
        const answer = await ask(one, target, await test.as(person));
        expect([person.role, answer.statusCode]).toEqual([person.role, 200]);
      }
    });

    it('is read by others of the organisation, who change nothing', async () => {
      const colleague = await test.make.user({ organizationId: owner.organizationId });
      const before = await stored();
      const answer = await ask(one, target, await test.as(colleague));
      expect(answer.statusCode).toBe(one.edits ? 403 : 200);
      expect(await stored()).toEqual(before);
    });

    it('is refused to nobody and to anonymous visitors; to candidates but for their own', async () => {
      expect((await ask(one, target, test.nobody)).statusCode).toBe(401);
      expect((await ask(one, target, await test.anonymous())).statusCode).toBe(403);
      expect((await ask(one, target, own.caller)).statusCode).toBe(one.respondent ? 200 : 403);
      expect((await ask(one, target, other.caller)).statusCode).toBe(one.respondent ? 404 : 403);
    });

    it('is refused where the module is switched off', async () => {
      const { organizationId } = owner;
      for (const person of [
        await test.make.user({ organizationId, screeningEnabled: false }),
        await test.make.admin({ organizationId, screeningEnabled: false }),
      ])
        expect((await ask(one, target, await test.as(person))).statusCode).toBe(403);
    });
  });

  const NAMING = Object.entries({ ...CASES, read: READ }).filter(([, one]) => !one.own);

  it.each(NAMING)('%s does not tell another organisation’s from a missing one', async (_, one) => {
    const stranger = await test.as(await test.make.admin());
    const before = await stored();
    const foreign = await ask(one, target, stranger);
    const missing = { campaignId: crypto.randomUUID(), candidateId: crypto.randomUUID() };
    expect(foreign.statusCode).toBe(404);
    expect(bytesOf(foreign)).toBe(bytesOf(await ask(one, missing, stranger)));
    expect(await stored()).toEqual(before);
  });

  it('searches the own organisation only', async () => {
    const stranger = await test.as(await test.make.admin());
    const none = await stranger.call(applicants.search, { query: { q: 'canari' } });
    expect(none.json()).toEqual({ items: [], total: 0 });
    const mine = await (await test.as(owner)).call(applicants.search, { query: { q: 'canari' } });
    expect(mine.json()).toMatchObject({
      total: 1,
      items: [{ id: own.id, campaign: { id: made.id, name: made.name } }],
    });
  });

  it('does not compare with a candidate of another campaign', async () => {
    const elsewhere = await test.make.candidate(await test.make.screeningCampaign(owner));
    const answer = await (
      await test.as(owner)
    ).call(applicants.compare, {
      params: { id: made.id },
      query: { ids: `${own.id},${elsewhere.id}` },
    });
    expect(answer.statusCode).toBe(404);
  });
});
