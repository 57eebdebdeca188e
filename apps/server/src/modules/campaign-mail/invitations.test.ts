import { contract, type InvitationList, type QueuedMails } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCandidate } from '../../testing/candidates/candidate-session.ts';
import { deliverMail } from '../../testing/deliver-mail.ts';
import { createMailTestApp, type MailTestApp } from '../../testing/mail-test-app.ts';
import { comparableBytes } from '../../testing/comparable-bytes.ts';

const { email, invitations } = contract;
const DAY = 24 * 3_600_000;
const MISSING = '00000000-0000-4000-8000-000000000000';

describe('invitations', () => {
  let test: MailTestApp;
  beforeAll(async () => {
    test = await createMailTestApp();
  });
  afterAll(() => test.close());

  const send = async (owner: MadeUser, body: object): Promise<QueuedMails> =>
    (await (await test.as(owner)).call(email.send, { body: { language: 'fr', ...body } })).json();
  const list = async (owner: MadeUser, id: string, query = {}): Promise<InvitationList> =>
    (await (await test.as(owner)).call(invitations.ofScreening, { params: { id }, query })).json();
  const statuses = async (owner: MadeUser, id: string) =>
    Object.fromEntries((await list(owner, id)).items.map((one) => [one.email, one.status]));

  /** Follows the link of a mail, as a candidate's browser does. */
  const follow = (address: string) => {
    const text = test.mailServer.to(address).at(-1)?.text ?? '';
    const invitation = /invitation=([0-9a-f-]{36})/.exec(text)?.[1];
    return { invitation };
  };

  it('have a status: queued, sent, opened, completed or failed', async () => {
    const owner = await test.make.user();
    const campaign = await test.make.screeningCampaign(owner);
    const to = ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org', 'bad@x.org'];
    await send(owner, { kind: 'invitation', campaignId: campaign.id, to });
    expect((await list(owner, campaign.id)).counts).toMatchObject({ queued: 5, sent: 0 });
    test.mailServer.onRecipient = (address) => (address === 'bad@x.org' ? 550 : undefined);
    await test.deliverMail();
    await startCandidate(test, campaign.id, follow('b@x.org'));
    const third = await startCandidate(test, campaign.id, follow('c@x.org'));
    await third.save({
      contact: { firstName: 'C', lastName: 'C', email: 'private@y.org' },
      status: 'completed',
    });
    // Opened without the mail's link: matched by address.
    const fourth = await startCandidate(test, campaign.id);
    await fourth.save({ contact: { email: 'D@x.org' } });
    expect(await statuses(owner, campaign.id)).toEqual({
      'a@x.org': 'sent',
      'b@x.org': 'opened',
      'c@x.org': 'completed',
      'd@x.org': 'opened',
      'bad@x.org': 'failed',
    });
    const { items, counts, total } = await list(owner, campaign.id, { status: 'failed' });
    expect([total, items[0]?.error]).toEqual([1, expect.stringContaining('550')]);
    expect(counts).toEqual({ queued: 0, sent: 1, opened: 2, completed: 1, failed: 1, unknown: 0 });
  });

  it('show why a mail was deferred and when it is retried', async () => {
    const owner = await test.make.user();
    const campaign = await test.make.screeningCampaign(owner);
    await send(owner, { kind: 'invitation', campaignId: campaign.id, to: ['busy@p.org'] });
    const one = async () => (await list(owner, campaign.id)).items[0];
    expect(await one()).toMatchObject({ status: 'queued', error: null, nextTryAt: null });
    test.mailServer.onRecipient = () => 450;
    await test.deliverMail();
    const putOff = await one();
    expect(putOff).toMatchObject({ status: 'queued', error: expect.stringContaining('450') });
    expect(Date.parse(putOff?.nextTryAt ?? '')).toBeGreaterThan(test.now().getTime());
    // Deliver other due mails first, then stop the test.mailServer.
    test.advance(DAY);
    await test.deliverMail();
    test.advance(DAY);
    await deliverMail(test, 'smtp://127.0.0.1:1');
    expect(await one()).toMatchObject({ status: 'queued', error: 'unreachable' });
    test.mailServer.onRecipient = () => undefined;
    test.advance(DAY);
    await test.deliverMail();
    expect(await one()).toMatchObject({ status: 'sent', error: null, nextTryAt: null });
  });

  it('remind candidates who did not finish, at most once a day and three times', async () => {
    const owner = await test.make.user();
    const campaign = await test.make.screeningCampaign(owner);
    const to = ['opened@r.org', 'silent@r.org', 'done@r.org'];
    await send(owner, { kind: 'invitation', campaignId: campaign.id, to });
    await test.deliverMail();
    await startCandidate(test, campaign.id, follow('opened@r.org'));
    const done = await startCandidate(test, campaign.id, follow('done@r.org'));
    await done.save({
      contact: { firstName: 'D', lastName: 'D', email: 'done@r.org' },
      status: 'completed',
    });
    // Came by the public link: not invited, but not finished either.
    const passer = await startCandidate(test, campaign.id);
    await passer.save({ contact: { firstName: 'Ada', email: 'passer@r.org' } });

    const remind = { kind: 'reminder', campaignId: campaign.id };
    expect((await list(owner, campaign.id)).remindable).toBe(2);
    expect(await send(owner, remind)).toEqual({ queued: 2, skipped: [], links: [] });
    expect((await list(owner, campaign.id)).remindable).toBe(0);
    await test.deliverMail();
    const [reminder] = test.mailServer.to('passer@r.org');
    expect(reminder?.subject).toContain('Votre questionnaire vous attend');
    expect(reminder?.text).toContain('Bonjour Ada,');
    expect(reminder?.text).toContain('Vos réponses sont conservées');
    expect(await send(owner, remind)).toMatchObject({
      queued: 0,
      skipped: [{ reason: 'recently_reminded' }, { reason: 'recently_reminded' }],
    });
    for (const turn of [2, 3]) {
      test.advance(DAY);
      expect([turn, (await send(owner, remind)).queued]).toEqual([turn, 2]);
    }
    test.advance(DAY);
    expect(await send(owner, remind)).toMatchObject({
      queued: 0,
      skipped: [{ reason: 'reminded_enough' }, { reason: 'reminded_enough' }],
    });
  });

  it('limit reminders per address over several questionnaires', async () => {
    const owner = await test.make.user();
    const campaign = await test.make.screeningCampaign(owner);
    const contact = { firstName: 'Ada', email: 'twice@r.org' };
    const remind = async () =>
      (await send(owner, { kind: 'reminder', campaignId: campaign.id })).queued;
    const first = await startCandidate(test, campaign.id);
    const second = await startCandidate(test, campaign.id);
    await second.save({ contact });
    expect(await remind()).toBe(1);
    await first.save({ contact });
    expect(await remind()).toBe(0);
    await second.save({ contact: { firstName: 'Zoé' } });
    expect(await remind()).toBe(0);
    await (await startCandidate(test, campaign.id)).save({ contact });
    expect(await remind()).toBe(0);
  });

  it('remind named candidates who never opened, but not finished or unknown ones', async () => {
    const owner = await test.make.user();
    const campaign = await test.make.screeningCampaign(owner);
    const to = ['slow@n.org', 'fast@n.org'];
    await send(owner, { kind: 'invitation', campaignId: campaign.id, to });
    await test.deliverMail();
    const fast = await startCandidate(test, campaign.id, follow('fast@n.org'));
    await fast.save({
      contact: { firstName: 'F', lastName: 'F', email: 'fast@n.org' },
      status: 'completed',
    });
    const body = { kind: 'reminder', campaignId: campaign.id, to: [...to, 'who@n.org'] };
    expect(await send(owner, body)).toEqual({
      queued: 1,
      links: [],
      skipped: [
        { email: 'fast@n.org', reason: 'completed' },
        { email: 'who@n.org', reason: 'not_invited' },
      ],
    });
    // Not begun: the mail mentions neither saved answers nor a code.
    await test.deliverMail();
    const reminder = test.mailServer.to('slow@n.org').at(-1)?.text;
    expect(reminder).toContain('Il est encore temps de répondre');
    expect(reminder).not.toMatch(/Vos réponses sont conservées|code de reprise/);
  });

  it('ignore an invitation id of another campaign', async () => {
    const owner = await test.make.user();
    const [one, two] = [
      await test.make.screeningCampaign(owner),
      await test.make.screeningCampaign(owner),
    ];
    await send(owner, { kind: 'invitation', campaignId: one.id, to: ['e@x.org'] });
    await test.deliverMail();
    await startCandidate(test, two.id, follow('e@x.org'));
    expect(await statuses(owner, one.id)).toEqual({ 'e@x.org': 'sent' });
  });

  it('to a culture audit share one link and never reveal who opened it', async () => {
    const owner = await test.make.user();
    const campaign = await test.make.profilingCampaign(owner);
    const to = ['one@audit.org', 'two@audit.org'];
    await send(owner, { kind: 'invitation', campaignId: campaign.id, to });
    await test.deliverMail();
    const links = to.map(
      (address) => /http\S+/.exec(test.mailServer.to(address)[0]?.text ?? '')?.[0],
    );
    expect(links[0]).toBe(
      `http://localhost:3000/profiling/${owner.organizationId}/${campaign.customUrl}`,
    );
    expect(links[1]).toBe(links[0]);
    const { items } = (
      await (await test.as(owner)).call(invitations.ofProfiling, { params: { id: campaign.id } })
    ).json<InvitationList>();
    expect(items.map((one) => [one.status, one.questionnaireId])).toEqual([
      ['sent', null],
      ['sent', null],
    ]);
    await expect(
      test.database.asSuperuser(
        `update invitations set questionnaire_id = gen_random_uuid() where organization_id = $1`,
        [owner.organizationId],
      ),
    ).rejects.toThrow('check constraint');
    test.advance(DAY);
    const remind = () => send(owner, { kind: 'reminder', campaignId: campaign.id });
    expect((await remind()).queued).toBe(2);
    // Although they are still queued.
    expect((await remind()).skipped.map(({ reason }) => reason)).toEqual([
      'recently_reminded',
      'recently_reminded',
    ]);
  });

  it('are deleted with their address and queued mail', async () => {
    const owner = await test.make.user();
    const campaign = await test.make.screeningCampaign(owner);
    await send(owner, { kind: 'invitation', campaignId: campaign.id, to: ['typo@x.org'] });
    const [one] = (await list(owner, campaign.id)).items;
    const params = { id: campaign.id, invitationId: one?.id ?? '' };
    const asOwner = await test.as(owner);
    expect((await asOwner.call(invitations.removeOfScreening, { params })).statusCode).toBe(204);
    expect((await asOwner.call(invitations.removeOfScreening, { params })).statusCode).toBe(404);
    expect(
      await test.database.asSuperuser(`select from mails where recipient = 'typo@x.org'`),
    ).toEqual([]);
  });

  it('are visible only to editors of the campaign; not found elsewhere', async () => {
    const owner = await test.make.user();
    const { organizationId } = owner;
    const campaign = await test.make.screeningCampaign(owner);
    const call = async (user: MadeUser, id = campaign.id) =>
      (await test.as(user)).call(invitations.ofScreening, { params: { id } });
    expect((await call(await test.make.admin({ organizationId }))).statusCode).toBe(200);
    expect((await call(await test.make.user({ organizationId }))).statusCode).toBe(403);
    const off = await test.make.admin({ organizationId, screeningEnabled: false });
    expect((await call(off)).statusCode).toBe(403);
    const outsider = await test.make.admin();
    expect(comparableBytes(await call(outsider))).toEqual(
      comparableBytes(await call(outsider, MISSING)),
    );
    const params = { id: campaign.id };
    expect((await test.nobody.call(invitations.ofScreening, { params })).statusCode).toBe(401);
  });
});
