import { contract, type Route } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesOf } from '../testing/same-answer.ts';
import { createTestApp, type Caller, type TestApp } from '../testing/test-app.ts';

const { profiling, profilingQuestionnaires } = contract;

interface Case {
  readonly route: Route;
  /** `campaign` unless named otherwise; `own` names nothing that could be another's. */
  readonly names?: 'organization' | 'own';
  readonly query?: Record<string, string>;
  readonly body?: object;
  readonly success: number;
  /** Only the owner and administrators; others of the organisation are refused. */
  readonly edits?: true;
}

const CASES: Readonly<Record<string, Case>> = {
  listCampaigns: { route: profiling.listCampaigns, names: 'own', success: 200 },
  countQuestionnaires: { route: profiling.countQuestionnaires, names: 'own', success: 200 },
  createCampaign: {
    route: profiling.createCampaign,
    names: 'own',
    body: { name: 'A new one', customUrl: 'a-new-one' },
    success: 201,
  },
  urlAvailable: {
    route: profiling.urlAvailable,
    names: 'own',
    query: { customUrl: 'anything' },
    success: 200,
  },
  campaignsOfOrganization: {
    route: profiling.campaignsOfOrganization,
    names: 'organization',
    success: 200,
  },
  readCampaign: { route: profiling.readCampaign, success: 200 },
  progress: { route: profiling.progress, success: 200 },
  listQuestionnaires: { route: profiling.listQuestionnaires, success: 200 },
  qrSvg: { route: profiling.qrSvg, success: 200 },
  qrPng: { route: profiling.qrPng, success: 200 },
  updateCampaign: {
    route: profiling.updateCampaign,
    body: { version: 1, name: 'Changed' },
    success: 200,
    edits: true,
  },
  openCampaign: { route: profiling.openCampaign, success: 200, edits: true },
  closeCampaign: { route: profiling.closeCampaign, success: 200, edits: true },
  duplicateCampaign: { route: profiling.duplicateCampaign, success: 201, edits: true },
  removeLogo: { route: profiling.removeLogo, success: 200, edits: true },
  removeCampaign: { route: profiling.removeCampaign, success: 204, edits: true },
};

/** With a file, public, or for visitors only: each has a test of its own. */
const ELSEWHERE = ['findCampaignByUrl', 'readLogo', 'uploadLogo'];

describe('every call of the profiling module', () => {
  let test: TestApp;
  let owner: MadeUser;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await test.make.user();
  });
  afterAll(() => test.close());

  interface Target {
    readonly organizationId: string;
    readonly id: string;
  }

  const ask = ({ route, names, query, body }: Case, target: Target, by: Caller) =>
    by.call(route, {
      ...(names === 'own'
        ? {}
        : { params: { id: names === 'organization' ? target.organizationId : target.id } }),
      ...(query && { query }),
      ...(body && { body: names === 'own' ? { ...body, customUrl: `c-${target.id}` } : body }),
    });

  const snapshot = (id: string) =>
    test.database.asSuperuser('select * from profiling_campaigns where id = $1', [id]);

  it('is in this table', () => {
    expect([...Object.keys(CASES), ...ELSEWHERE].toSorted()).toEqual(
      Object.keys(profiling).toSorted(),
    );
  });

  describe.each(Object.entries(CASES))('%s', (name, one) => {
    it('is for owner, administrators and super admins; colleagues read and change nothing', async () => {
      const { organizationId } = owner;
      const people = [
        owner,
        await test.make.admin({ organizationId }),
        await test.make.superadmin(),
      ];
      for (const person of people) {
        const campaign = await test.make.profilingCampaign(owner);
        await test.make.employee(campaign);
        const answer = await ask(one, campaign, await test.as(person));
        expect([person.role, answer.statusCode]).toEqual([person.role, one.success]);
      }
      const campaign = await test.make.profilingCampaign(owner);
      const before = await snapshot(campaign.id);
      const colleague = await test.as(await test.make.user({ organizationId }));
      const answer = await ask(one, campaign, colleague);
      expect(answer.statusCode).toBe(one.edits ? 403 : one.success);
      if (one.edits) expect(await snapshot(campaign.id)).toEqual(before);
    });

    it('is refused to nobody, visitors and respondents (but the public view), and without the module', async () => {
      const campaign = await test.make.profilingCampaign(owner);
      const employee = await test.make.employee(campaign);
      expect((await ask(one, campaign, test.nobody)).statusCode).toBe(401);
      for (const visitor of [await test.anonymous(), await test.respondent(employee, 'profiling')])
        expect((await ask(one, campaign, visitor)).statusCode).toBe(
          name === 'readCampaign' ? 200 : 403,
        );
      const candidate = await test.make.candidate(await test.make.screeningCampaign(owner));
      expect((await ask(one, campaign, await test.respondent(candidate))).statusCode).toBe(403);
      const off = { organizationId: owner.organizationId, profilingEnabled: false };
      for (const person of [await test.make.user(off), await test.make.admin(off)])
        expect((await ask(one, campaign, await test.as(person))).statusCode).toBe(403);
    });
  });

  const NAMING = Object.entries(CASES).filter(([, one]) => one.names !== 'own');

  describe.each(NAMING)('%s', (_name, one) => {
    it('does not tell a foreign one from a missing one', async () => {
      const stranger = await test.as(await test.make.admin());
      const campaign = await test.make.profilingCampaign(owner);
      const before = await snapshot(campaign.id);
      const missing = { organizationId: crypto.randomUUID(), id: crypto.randomUUID() };
      const foreign = await ask(one, campaign, stranger);
      expect(foreign.statusCode).toBe(404);
      expect(bytesOf(foreign)).toBe(bytesOf(await ask(one, missing, stranger)));
      expect(await snapshot(campaign.id)).toEqual(before);
    });
  });

  it('an employee’s questionnaire is read and saved by its own token and by nobody else', async () => {
    const campaign = await test.make.profilingCampaign(owner);
    const [mine, other] = [await test.make.employee(campaign), await test.make.employee(campaign)];
    const { organizationId } = owner;
    const off = { organizationId, profilingEnabled: false };
    const members = [
      owner,
      await test.make.admin({ organizationId }),
      await test.make.user(off),
      await test.make.superadmin(),
      await test.make.admin(),
    ];
    const params = { id: mine.id };
    for (const [route, body] of [
      [profilingQuestionnaires.read, undefined],
      [profilingQuestionnaires.save, { language: 'en' }],
    ] as const) {
      const call = body === undefined ? { params } : { params, body };
      for (const member of members)
        expect((await (await test.as(member)).call(route, call)).statusCode).toBe(403);
      expect((await test.nobody.call(route, call)).statusCode).toBe(401);
      expect((await (await test.anonymous()).call(route, call)).statusCode).toBe(403);
      const wrongModule = await test.respondent(mine, 'screening');
      expect((await wrongModule.call(route, call)).statusCode).toBe(403);
      const neighbour = await test.respondent(other, 'profiling');
      const refused = await neighbour.call(route, call);
      const absent = await neighbour.call(route, { ...call, params: { id: crypto.randomUUID() } });
      expect(refused.statusCode).toBe(404);
      expect(bytesOf(refused)).toBe(bytesOf(absent));
      const own = await test.respondent(mine, 'profiling');
      expect((await own.call(route, call)).statusCode).toBe(200);
    }
    for (const route of [profilingQuestionnaires.start, profilingQuestionnaires.resume])
      expect((await (await test.as(owner)).call(route, { body: {} })).statusCode).toBe(403);
  });
});
