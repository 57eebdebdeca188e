import { type CandidateProgress, contract, type ScreeningCampaign } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Refusal } from '../../testing/candidates/campaign-fixture.ts';
import { createCampaign, startCandidate } from '../../testing/candidates/candidate-session.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { candidates, email, screening } = contract;

const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' };
const PROFILE = {
  values: { target: null },
  motivations: { target: null },
  studies: { target: null },
};

let test: TestApp;
let owner: MadeUser;
let colleague: MadeUser;
let campaign: ScreeningCampaign;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.make.user();
  colleague = await test.make.user({ organizationId: owner.organizationId });
  campaign = await createCampaign(test, owner, {
    name: 'Baker',
    customUrl: 'baker',
    profile: PROFILE,
  });
});
afterAll(() => test.close());

const call = async (by: MadeUser, id: string) =>
  (await test.as(by)).call(candidates.progress, { params: { id } });
const progress = async (id: string, by = owner) => (await call(by, id)).json<CandidateProgress>();
const states = ({ parts }: CandidateProgress) => parts.map(({ name, state }) => `${name} ${state}`);
const remind = async (to: string) =>
  (await test.as(owner)).call(email.send, {
    body: { kind: 'reminder', campaignId: campaign.id, to: [to], language: 'fr' },
  });

describe('the progress of a candidate', () => {
  it('tells the parts reached and when, without answers or scores', async () => {
    const own = await startCandidate(test, campaign.id);
    const begun = await progress(own.id);
    expect(begun).toMatchObject({
      id: own.id,
      campaign: { id: campaign.id, name: 'Baker', organizationId: owner.organizationId },
      status: 'opened',
      savedAt: null,
      lastPart: null,
    });
    expect(states(begun)).toEqual([
      'contact open',
      'values open',
      'motivations open',
      'studies open',
    ]);

    await own.save({ contact: ADA, answers: { values: { power_1: 3 } } });
    const further = await progress(own.id);
    expect(further.lastPart).toBe('values');
    expect(Date.parse(further.savedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(begun.openedAt));
    expect(states(further)).toEqual([
      'contact done',
      'values begun',
      'motivations open',
      'studies open',
    ]);
    expect(JSON.stringify(further)).not.toContain('power_1');
    expect(Object.keys(further)).not.toContain('scores');

    await own.save({
      answers: { studies: { degree: 'master' } },
      timings: { 'studies/0': { ms: 900, statements: 1 } },
    });
    expect(states(await progress(own.id)).slice(1)).toEqual([
      'values begun',
      'motivations open',
      'studies done',
    ]);
  });

  it('says how often a reminder was sent, and why none can be sent now', async () => {
    const own = await startCandidate(test, campaign.id);
    expect((await progress(own.id)).reminders).toEqual({
      email: null,
      sent: 0,
      lastAt: null,
      refusal: 'no_address',
    });
    await own.save({ contact: { ...ADA, email: 'Blaise@example.org' } });
    expect((await progress(own.id)).reminders).toMatchObject({
      email: 'blaise@example.org',
      refusal: null,
    });
    expect((await remind('blaise@example.org')).json()).toMatchObject({ queued: 1 });
    const reminded = (await progress(own.id)).reminders;
    expect(reminded).toMatchObject({ sent: 1, refusal: 'recently_reminded' });
    expect(reminded.lastAt).not.toBeNull();
    expect((await remind('blaise@example.org')).json()).toMatchObject({
      queued: 0,
      skipped: [{ reason: 'recently_reminded' }],
    });
    await test.database.asSuperuser(
      'insert into mails (organization_id, kind, recipient, recipient_name, language, data, questionnaire_id, created_at, due_at, expires_at) select organization_id, kind, recipient, recipient_name, language, data, questionnaire_id, created_at, due_at, expires_at from mails, generate_series(1, 2) where questionnaire_id = $1',
      [own.id],
    );
    expect((await progress(own.id)).reminders).toMatchObject({
      sent: 3,
      refusal: 'reminded_enough',
    });
  });

  it('is read by members; only who may write to candidates may remind', async () => {
    const own = await startCandidate(test, campaign.id);
    expect((await progress(own.id)).can).toEqual({ remind: true, delete: true });
    expect((await progress(own.id, colleague)).can).toEqual({ remind: false, delete: false });
    const superadmin = await test.make.superadmin();
    expect((await call(superadmin, own.id)).statusCode).toBe(200);
  });

  it('is refused to everybody else', async () => {
    const own = await startCandidate(test, campaign.id);
    const params = { id: own.id };
    expect((await call(await test.make.admin(), own.id)).statusCode).toBe(404);
    expect((await own.caller.call(candidates.progress, { params })).statusCode).toBe(403);
    const visitor = await test.anonymous();
    expect((await visitor.call(candidates.progress, { params })).statusCode).toBe(403);
    const without = await test.make.user({
      organizationId: owner.organizationId,
      screeningEnabled: false,
    });
    expect((await call(without, own.id)).statusCode).toBe(403);
    const malformed = await call(owner, 'nobody');
    expect([malformed.statusCode, malformed.json<Refusal>().error.fields]).toEqual([
      422,
      { id: 'format' },
    ]);
    expect((await call(owner, campaign.id)).statusCode).toBe(404);
  });

  it('of a closed campaign can be read, and no reminder sent', async () => {
    const closing = await createCampaign(test, owner, {
      name: 'Closing',
      customUrl: 'closing',
      profile: PROFILE,
    });
    const own = await startCandidate(test, closing.id);
    await own.save({ contact: ADA });
    const params = { id: closing.id };
    await (await test.as(owner)).call(screening.closeCampaign, { params });
    expect((await progress(own.id)).reminders.refusal).toBe('campaign_closed');
  });
});
