import {
  type DecisionMailsOverview,
  type CandidateList,
  contract,
  type Dashboard,
  type Decision,
  type QueuedDecisionMails,
  type RenderedMail,
  type ScreeningProgress,
} from '@cadran/contract';
import { mail as words } from '@cadran/i18n/mail';
import type { MadeCampaign, MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../testing/activity-log-lines.ts';
import { createMailTestApp, type MailTestApp } from '../../testing/mail-test-app.ts';

const { candidates, decisionMails, screening } = contract;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('telling candidates the decision', () => {
  let test: MailTestApp;
  let owner: MadeUser;
  let campaign: MadeCampaign;
  /** Of this test: mails of an earlier one may still wait. */
  const addresses = new Set<string>();
  beforeAll(async () => {
    test = await createMailTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    owner = await test.make.admin();
    campaign = await test.make.screeningCampaign(owner, { allowPersonalReport: true });
    addresses.clear();
  });

  const person = async (
    decision: Decision,
    more: { email?: string | null; language?: 'fr' | 'en'; note?: string; firstName?: string } = {},
  ) => {
    const {
      email = `${crypto.randomUUID()}@example.org`,
      language = 'fr',
      firstName = 'Zoé',
    } = more;
    const { id } = await test.make.candidate(campaign, {
      status: 'completed',
      completedAt: new Date(test.now().getTime() - 3 * DAY),
      language,
      contact: { firstName, ...(email && { email }) },
    });
    if (email) addresses.add(email.toLowerCase());
    await call(candidates.decide, { id }, { decision, note: more.note ?? '' });
    return { id, email: email ?? '' };
  };
  const call = async (
    route: Parameters<Awaited<ReturnType<MailTestApp['as']>>['call']>[0],
    params: Record<string, string>,
    body?: object,
    by = owner,
  ) => (await test.as(by)).call(route, { params, ...(body && { body }) });
  const send = async (ids: readonly string[], more: object = {}) =>
    call(
      decisionMails.send,
      { id: campaign.id },
      { ids, withReason: false, withReport: false, ...more },
    );
  const arrived = () =>
    test.mailServer.received.filter(({ envelopeTo }) => addresses.has(envelopeTo));
  const mailOf = async (id: string) => {
    const answer = await call(screening.listCandidates, { id: campaign.id });
    return answer.json<CandidateList>().items.find((one) => one.id === id)?.decisionMail;
  };
  const overview = async () =>
    (await call(decisionMails.overview, { id: campaign.id })).json<DecisionMailsOverview>();

  it('waits a day, then sends one mail each, in the candidate’s language', async () => {
    const [zoe, ada] = [
      await person('rejected'),
      await person('interview', { language: 'en', firstName: 'Ada' }),
    ];
    const answer = await send([zoe.id, ada.id]);
    expect(answer.statusCode).toBe(202);
    const { dueAt, ...rest } = answer.json<QueuedDecisionMails>();
    expect(rest).toEqual({ queued: 2, skipped: [] });
    expect(Math.abs(Date.parse(dueAt) - test.now().getTime() - DAY)).toBeLessThan(HOUR / 2);
    expect(await mailOf(zoe.id)).toEqual({ state: 'waiting', at: dueAt });
    test.advance(DAY - HOUR);
    await test.deliverMail();
    expect(arrived()).toEqual([]);
    test.advance(HOUR);
    await test.deliverMail();
    await test.deliverMail();
    const [fr, en] = [await words.load('fr'), await words.load('en')];
    const subjects = new Map(arrived().map(({ envelopeTo, subject }) => [envelopeTo, subject]));
    expect(arrived()).toHaveLength(2);
    const filled = (subject: string) => subject.replace('{campaign}', campaign.name);
    expect(subjects).toEqual(
      new Map([
        [zoe.email, filled(fr.decisionTexts.rejected.subject)],
        [ada.email, filled(en.decisionTexts.interview.subject)],
      ]),
    );
    const text = arrived().find(({ envelopeTo }) => envelopeTo === zoe.email)?.text ?? '';
    expect(text).toContain('Bonjour Zoé,');
    expect(text).toContain(campaign.name);
    expect(text).not.toMatch(/[{}]|https?:/);
    expect(await mailOf(zoe.id)).toMatchObject({ state: 'sent' });
    expect((await send([zoe.id])).json()).toMatchObject({
      queued: 0,
      skipped: [{ id: zoe.id, reason: 'already_told' }],
    });
    expect(await overview()).toMatchObject({
      completed: 2,
      told: 2,
      waiting: 0,
      averageDays: expect.closeTo(4, 2),
      notTold: { total: 0, items: [] },
    });
  });

  it('adds reason and report if wished, as the preview shows it', async () => {
    const { id } = await person('rejected', { note: 'The post was filled.' });
    const contents = { withReason: true, withReport: true };
    const preview = await call(
      decisionMails.preview,
      { id: campaign.id },
      { id, decision: 'rejected', ...contents },
    );
    await send([id], contents);
    test.advance(DAY);
    await test.deliverMail();
    const { text, subject } = preview.json<RenderedMail>();
    expect(arrived().map((one) => one.subject)).toEqual([subject]);
    expect(arrived()[0]?.text?.trim()).toBe(text.trim());
    expect(text).toContain('> The post was filled.');
    expect(text).toContain(`/${campaign.id}/data`);
  });

  it('sends no report that the campaign does not allow, and no link of a recruiter’s own', async () => {
    campaign = await test.make.screeningCampaign(owner, { allowPersonalReport: false });
    const { id } = await person('rejected', { note: 'See https://evil.example' });
    expect((await send([id], { withReport: true })).statusCode).toBe(422);
    expect((await send([id], { withReason: true })).statusCode).toBe(422);
    expect(await mailOf(id)).toEqual({ state: 'none', at: null });
  });

  it('is taken back within the day: nothing is sent', async () => {
    const { id } = await person('rejected');
    await send([id]);
    const back = await call(decisionMails.takeBack, { id: campaign.id }, { ids: [id] });
    expect(back.json()).toEqual({ takenBack: 1 });
    test.advance(2 * DAY);
    await test.deliverMail();
    expect(arrived()).toEqual([]);
    const again = await call(decisionMails.takeBack, { id: campaign.id }, { ids: [id] });
    expect(again.json()).toEqual({ takenBack: 0 });
    const actions = (await readActivityLog(test, owner.organizationId)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['send_decisions', 'take_back_decisions']));
  });

  it('is taken back by a new decision, which says so; the new one can be told', async () => {
    const { id } = await person('rejected');
    await send([id]);
    const same = await call(candidates.decide, { id }, { decision: 'rejected', note: '' });
    expect(same.json()).toMatchObject({ mailTakenBack: false });
    const changed = await call(candidates.decide, { id }, { decision: 'interview', note: '' });
    expect(changed.json()).toMatchObject({ mailTakenBack: true });
    await send([id]);
    test.advance(DAY);
    await test.deliverMail();
    const { decisionTexts } = await words.load('fr');
    expect(arrived().map(({ subject }) => subject)).toEqual([
      decisionTexts.interview.subject.replace('{campaign}', campaign.name),
    ]);
    // Told, then decided anew: not told the new decision.
    await call(candidates.decide, { id }, { decision: 'rejected', note: '' });
    expect(await mailOf(id)).toEqual({ state: 'none', at: null });
    await call(candidates.decide, { id }, { decision: 'interview', note: '' });
    expect(await mailOf(id)).toMatchObject({ state: 'sent' });
  });

  it('says whom it leaves out and why; one address gets one mail', async () => {
    const opened = await test.make.candidate(campaign);
    const undecided = await person('undecided');
    const unreachable = await person('rejected', { email: null });
    const first = await person('rejected', { email: 'same@example.org' });
    const second = await person('rejected', { email: 'Same@example.org' });
    const waiting = await person('rejected');
    await send([waiting.id]);
    const ids = [opened, undecided, unreachable, first, second, waiting].map(({ id }) => id);
    const { queued, skipped } = (await send(ids)).json<QueuedDecisionMails>();
    expect(queued).toBe(1);
    const reasons = new Map(skipped.map(({ id, reason }) => [id, reason]));
    expect([opened, undecided, unreachable, waiting].map(({ id }) => reasons.get(id))).toEqual([
      'not_completed',
      'undecided',
      'no_address',
      'waiting',
    ]);
    const ofAddress = [first, second].flatMap(({ id }) => reasons.get(id) ?? []);
    expect(ofAddress).toEqual(['same_address']);
    const left = skipped.find(({ reason }) => reason === 'same_address')?.id ?? '';
    expect((await send([left])).json()).toMatchObject({ queued: 0 });
    const { notTold, waiting: waits, told } = await overview();
    expect([notTold.total, waits, told]).toEqual([3, 2, 0]);
    expect(notTold.items.find(({ id }) => id === unreachable.id)?.hasAddress).toBe(false);
  });

  it('is refused for candidates of another campaign and for those who may not decide', async () => {
    const elsewhere = await person('rejected');
    campaign = await test.make.screeningCampaign(owner);
    const mine = await person('rejected');
    expect((await send([mine.id, elsewhere.id])).statusCode).toBe(404);
    const back = await call(decisionMails.takeBack, { id: campaign.id }, { ids: [elsewhere.id] });
    expect(back.statusCode).toBe(404);
    const colleague = await test.make.user({ organizationId: owner.organizationId });
    const body = { ids: [mine.id], withReason: false, withReport: false };
    const refused = await call(decisionMails.send, { id: campaign.id }, body, colleague);
    expect(refused.statusCode).toBe(403);
  });

  it('uses the organisation’s own words, which administrators save', async () => {
    const params = { id: owner.organizationId };
    const { texts } = (await call(decisionMails.texts, params)).json<{
      texts: Record<string, Record<string, { subject: string; text: string }>>;
    }>();
    const rejected = {
      ...texts['rejected'],
      fr: { subject: 'Non, {campaign}', text: 'Une ligne.\n\nMerci de {organization}.' },
    };
    const saved = await call(decisionMails.saveTexts, params, { ...texts, rejected });
    expect(saved.json()).toMatchObject({
      texts: { rejected },
      originals: { hired: texts['hired'] },
    });
    const linked = { ...rejected, en: { subject: 'x', text: 'Go to www.evil.example' } };
    expect(
      (await call(decisionMails.saveTexts, params, { ...texts, rejected: linked })).statusCode,
    ).toBe(422);
    const { id } = await person('rejected');
    await send([id]);
    // What waits keeps its words.
    await call(decisionMails.saveTexts, params, texts);
    test.advance(DAY);
    await test.deliverMail();
    expect(arrived()[0]?.subject).toBe(`Non, ${campaign.name}`);
    expect(arrived()[0]?.text).toContain('Une ligne.');
  });

  it('is sent again after it was refused, and the refused one is forgotten', async () => {
    const { id, email } = await person('rejected');
    await send([id]);
    test.advance(DAY);
    test.mailServer.onRecipient = (address) => (address === email ? 550 : undefined);
    await test.deliverMail();
    test.mailServer.onRecipient = () => undefined;
    expect(await mailOf(id)).toEqual({ state: 'failed', at: null });
    expect((await send([id])).json()).toMatchObject({ queued: 1 });
    test.advance(DAY);
    await test.deliverMail();
    expect(arrived()).toHaveLength(1);
    const left = await test.database.asSuperuser(
      `select status from mails where questionnaire_id = $1`,
      [id],
    );
    expect(left).toEqual([{ status: 'sent' }]);
  });

  it('is counted alike by campaign, list, progress and home page', async () => {
    await person('undecided');
    const failed = await person('rejected');
    const sent = await person('hired');
    await send([failed.id, sent.id]);
    test.advance(DAY);
    test.mailServer.onRecipient = (address) => (address === failed.email ? 550 : undefined);
    await test.deliverMail();
    test.mailServer.onRecipient = () => undefined;
    await send([(await person('interview')).id]);
    await person('shortlisted');
    const me = await test.as(owner);
    const params = { id: campaign.id };
    const listed = async (decisionMail: string) =>
      (
        await me.call(screening.listCandidates, { params, query: { decisionMail } })
      ).json<CandidateList>().total;
    expect(await listed('not_told')).toBe(3);
    expect([await listed('none'), await listed('failed'), await listed('waiting')]).toEqual([
      2, 1, 1,
    ]);
    const { notTold, told, waiting, completed } = await overview();
    expect([notTold.total, told, waiting, completed]).toEqual([3, 1, 1, 5]);
    const progress = (await me.call(screening.progress, { params })).json<ScreeningProgress>();
    expect(progress).toMatchObject({ notTold: 3, candidates: { completed: 5 } });
    const home = (await me.call(contract.dashboard.read)).json<Dashboard>();
    expect(home.notTold).toBe(3);
  });

  it('is erased with the person', async () => {
    const { id } = await person('rejected');
    await send([id]);
    await call(screening.removeQuestionnaire, { id });
    const left = await test.database.asSuperuser(
      `select from mails where organization_id = $1 and kind = 'decision'`,
      [owner.organizationId],
    );
    expect(left).toEqual([]);
    test.advance(DAY);
    await test.deliverMail();
    expect(arrived()).toEqual([]);
  });
});
