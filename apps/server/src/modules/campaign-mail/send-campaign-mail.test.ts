import { contract, type Mail, type QueuedMails, type RenderedMail } from '@cadran/contract';
import { questionnaireMinutes } from '@cadran/instruments/parts/duration';
import { PROFILING_PARTS } from '@cadran/instruments/parts/profiling-parts';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../testing/activity-log-lines.ts';
import { comparableBytes } from '../../testing/comparable-bytes.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { email } = contract;
const MISSING = '00000000-0000-4000-8000-000000000000';

describe('POST /email/', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ MAIL_QUOTA: '20' });
  });
  afterAll(() => test.close());

  const invitation = (campaignId: string, more: object = {}) => ({
    kind: 'invitation',
    campaignId,
    to: ['zoe@example.org'],
    language: 'fr',
    ...more,
  });
  const send = async (user: MadeUser, body: object) =>
    (await test.as(user)).call(email.send, { body });
  const mailsOf = (organizationId: string) =>
    test.database.asSuperuser<{ recipient: string; data: Record<string, string> }>(
      'select recipient, data from mails where organization_id = $1 order by recipient',
      [organizationId],
    );

  it('enqueues an invitation with the campaign’s link and logs it', async () => {
    const owner = await test.make.user();
    const campaign = await test.make.screeningCampaign(owner);
    const answer = await send(owner, invitation(campaign.id));
    expect([answer.statusCode, answer.json<QueuedMails>()]).toEqual([
      202,
      { queued: 1, skipped: [], links: [{ email: expect.any(String), link: expect.any(String) }] },
    ]);
    const [mail] = await mailsOf(owner.organizationId);
    expect(answer.json<QueuedMails>().links[0]?.link).toBe(mail?.data['link']);
    expect(mail?.data['link']).toContain(
      `http://localhost:3000/screening/${owner.organizationId}/${campaign.customUrl}?invitation=`,
    );
    expect((await readActivityLog(test, owner.organizationId))[0]).toMatchObject({
      action: 'invite',
      target: campaign.name,
      detail: { mails: 1 },
    });
  });

  it('returns 404 for another organisation’s campaign', async () => {
    const [outsider, owner] = [await test.make.admin(), await test.make.user()];
    const campaign = await test.make.screeningCampaign(owner);
    const foreign = await send(outsider, invitation(campaign.id));
    const missing = await send(outsider, invitation(MISSING));
    expect(foreign.statusCode).toBe(404);
    expect(comparableBytes(foreign)).toEqual(comparableBytes(missing));
    expect(await mailsOf(owner.organizationId)).toEqual([]);
  });

  it('is allowed only for editors of the campaign with the module enabled', async () => {
    const owner = await test.make.user();
    const { organizationId } = owner;
    const campaign = await test.make.screeningCampaign(owner);
    const body = invitation(campaign.id);
    expect((await send(await test.make.user({ organizationId }), body)).statusCode).toBe(403);
    expect((await test.nobody.call(email.send, { body })).statusCode).toBe(401);
    expect((await (await test.anonymous()).call(email.send, { body })).statusCode).toBe(403);
    const switchedOff = await test.make.admin({ organizationId, screeningEnabled: false });
    expect((await send(switchedOff, body)).statusCode).toBe(403);
    expect(await mailsOf(organizationId)).toEqual([]);
    expect((await send(await test.make.admin({ organizationId }), body)).statusCode).toBe(202);
  });

  it('refuses invitations to a closed campaign', async () => {
    const owner = await test.make.user();
    const campaign = await test.make.screeningCampaign(owner, { status: 'closed' });
    const answer = await send(owner, invitation(campaign.id));
    expect(answer.json()).toMatchObject({ error: { code: 'campaign_closed' } });
  });

  it.each([
    ['a line break in an address', { to: ['zoe@example.org\r\nBcc: all@example.org'] }, 'to.0'],
    ['two addresses in one', { to: ['zoe@example.org, leo@example.org'] }, 'to.0'],
    [
      'a line break in a name',
      { to: [{ email: 'zoe@example.org', name: 'Zoé\r\nBcc: all@example.org' }] },
      'to.0',
    ],
    ['a link in a name', { to: [{ email: 'zoe@example.org', name: 'http://x.io' }] }, 'to.0'],
    ['a link of one’s own', { message: 'Win at https://evil.example now' }, 'message'],
    ['a web address without a scheme', { message: 'Win at www.evil.example' }, 'message'],
    ['an unknown field', { subject: 'Free money' }, 'subject'],
    ['a sender', { from: 'boss@example.org' }, 'from'],
    ['nobody', { to: [] }, 'to'],
    ['an unknown kind', { kind: 'newsletter' }, 'kind'],
    [
      'more than 200 addresses',
      { to: Array.from({ length: 201 }, (_, index) => `a${index}@example.org`) },
      'to',
    ],
    ['a long message', { message: 'x'.repeat(2001) }, 'message'],
  ])('is no relay: refuses %s', async (_, more, field) => {
    const owner = await test.make.user();
    const campaign = await test.make.screeningCampaign(owner);
    const answer = await send(owner, invitation(campaign.id, more));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.fields)[0]).toMatch(new RegExp(`^${field}`));
    expect(await mailsOf(owner.organizationId)).toEqual([]);
  });

  it('accepts a message of 2000 characters', async () => {
    const owner = await test.make.user();
    const campaign = await test.make.screeningCampaign(owner);
    const body = invitation(campaign.id, { message: 'x'.repeat(2000) });
    expect((await send(owner, body)).statusCode).toBe(202);
  });

  it('enforces the daily quota of an organisation', async () => {
    const owner = await test.make.user();
    const campaign = await test.make.screeningCampaign(owner);
    const some = (from: number, count: number) => ({
      to: Array.from({ length: count }, (_, index) => `q${from + index}@example.org`),
    });
    expect((await send(owner, invitation(campaign.id, some(0, 19)))).statusCode).toBe(202);
    const beyond = await send(owner, invitation(campaign.id, some(19, 2)));
    expect([beyond.statusCode, beyond.headers['retry-after']]).toEqual([429, '3600']);
    expect(await mailsOf(owner.organizationId)).toHaveLength(19);
    expect((await send(owner, invitation(campaign.id, some(19, 1)))).statusCode).toBe(202);
    const settings = (await (await test.as(owner)).call(email.settings)).json();
    expect(settings).toMatchObject({ configured: false, quota: { perDay: 20, used: 20 } });
    const other = await test.make.user();
    const theirs = await test.make.screeningCampaign(other);
    expect((await send(other, invitation(theirs.id))).statusCode).toBe(202);
    test.advance(24 * 3_600_000 + 1000);
    expect((await send(owner, invitation(campaign.id, some(20, 2)))).statusCode).toBe(202);
  });

  it('enforces the quota for concurrent requests', async () => {
    const owner = await test.make.user();
    const campaign = await test.make.screeningCampaign(owner);
    const group = (name: string) =>
      invitation(campaign.id, {
        to: Array.from({ length: 15 }, (_, index) => `${name}${index}@example.org`),
      });
    const answers = await Promise.all([send(owner, group('a')), send(owner, group('b'))]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      202, 429,
    ]);
  });

  it('invites an address once, and again only if the mail failed', async () => {
    const owner = await test.make.user();
    const campaign = await test.make.screeningCampaign(owner);
    const twice = invitation(campaign.id, { to: ['zoe@example.org', 'ZOE@example.org'] });
    expect((await send(owner, twice)).json()).toMatchObject({ queued: 1, skipped: [] });
    const again = await send(owner, invitation(campaign.id));
    expect(again.json()).toEqual({
      queued: 0,
      links: [],
      skipped: [{ email: 'zoe@example.org', reason: 'already_invited' }],
    });
    await test.database.asSuperuser(
      `update mails set status = 'failed' where organization_id = $1`,
      [owner.organizationId],
    );
    expect((await send(owner, invitation(campaign.id))).json()).toMatchObject({ queued: 1 });
  });

  it.each(['codes', 'link'] as const)(
    'says the duration of an audit as its first page does (by %s)',
    async (access) => {
      const owner = await test.make.user();
      const campaign = await test.make.profilingCampaign(owner, { access });
      const minutes = questionnaireMinutes(PROFILING_PARTS, { ...campaign, units: [] });
      const textIn = async (language: 'fr' | 'en') =>
        (await test.as(owner))
          .call(email.preview, {
            body: { kind: 'invitation', campaignId: campaign.id, language },
          })
          .then((answer) => answer.json<RenderedMail>().text);
      // Within the words of the specification in French, not in English.
      expect(minutes).toBe(13);
      expect(await textIn('fr')).toContain('10 à 15 minutes');
      expect(await textIn('en')).toContain('takes about 13\u00a0minutes');
    },
  );

  it('previews a mail in both languages without enqueuing it', async () => {
    const owner = await test.make.user();
    const campaign = await test.make.screeningCampaign(owner, { name: 'Chef de projet' });
    const preview = async (more: object) =>
      (await test.as(owner)).call(email.preview, {
        body: { kind: 'invitation', campaignId: campaign.id, language: 'fr', ...more },
      });
    const french = (await preview({ name: 'Zoé', message: 'À bientôt !' })).json<RenderedMail>();
    expect(french.subject).toContain('Chef de projet');
    for (const part of ['Bonjour Zoé,', 'À bientôt !', `/${campaign.customUrl}`])
      expect([french.html.includes(part), french.text.includes(part)]).toEqual([true, true]);
    expect(french.replyTo).toBe(owner.email);
    const english = (await preview({ language: 'en', kind: 'reminder' })).json<RenderedMail>();
    expect(english.text).toContain('Hello,');
    expect(english.text).toContain('Your answers are kept');
    const unopened = (
      await preview({ language: 'en', kind: 'reminder', begun: false })
    ).json<RenderedMail>();
    expect(unopened.text).not.toContain('Your answers are kept');
    expect((await preview({ message: 'www.example.org' })).json()).toMatchObject({
      error: { fields: { message: 'no_links' } },
    });
    expect(await mailsOf(owner.organizationId)).toEqual([]);
  });

  it('sends results only to candidates who completed', async () => {
    const owner = await test.make.user();
    const campaign = await test.make.screeningCampaign(owner, { allowPersonalReport: true });
    const contact = (address: string) => ({ email: address, firstName: 'Zoé' });
    await test.make.candidate(campaign, { status: 'completed', contact: contact('done@x.org') });
    await test.make.candidate(campaign, { contact: contact('begun@x.org') });
    const body = invitation(campaign.id, {
      kind: 'result',
      to: ['done@x.org', 'begun@x.org', 'stranger@x.org'],
    });
    expect((await send(owner, body)).json()).toEqual({
      queued: 1,
      links: [],
      skipped: [
        { email: 'begun@x.org', reason: 'not_completed' },
        { email: 'stranger@x.org', reason: 'not_completed' },
      ],
    });
    // The linked page stays available when the campaign is closed.
    const [mail] = await test.database.asSuperuser<{ link: string }>(
      `select data->>'link' as link from mails where kind = 'result' and recipient = 'done@x.org'`,
    );
    expect(new URL(mail?.link ?? '').pathname).toBe(
      `/screening/questionnaire/${campaign.organizationId}/${campaign.id}/data`,
    );
    const silent = await test.make.screeningCampaign(owner);
    const refused = await send(owner, invitation(silent.id, { kind: 'result' }));
    expect(refused.json()).toMatchObject({ error: { fields: { kind: 'one_of' } } });
  });
});

describe('outbox routes', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('show super admins each mail as its recipient sees it', async () => {
    const owner = await test.make.user();
    const campaign = await test.make.screeningCampaign(owner, { name: 'Comptable' });
    const body = {
      kind: 'invitation',
      campaignId: campaign.id,
      to: ['zoe@example.org'],
      language: 'en',
      message: 'See you soon',
    };
    await (await test.as(owner)).call(email.send, { body });
    const boss = await test.as(await test.make.superadmin());
    const list = await boss.call(email.list, { query: { q: 'ZOE@', status: 'queued' } });
    const [mail] = list.json<{ items: Mail[] }>().items;
    expect(mail).toMatchObject({ kind: 'invitation', recipient: 'zoe@example.org', attempts: 0 });
    const read = await boss.call(email.read, { params: { id: mail?.id ?? '' } });
    expect(read.json()).toMatchObject({ replyTo: owner.email });
    expect(read.json().subject).toContain('Comptable');
    expect(read.json().text).toContain('See you soon');
    expect((await boss.call(email.read, { params: { id: MISSING } })).statusCode).toBe(404);
  });

  it('resend a mail once for concurrent requests', async () => {
    const owner = await test.make.user();
    const campaign = await test.make.screeningCampaign(owner);
    const to = ['twice@example.org'];
    const body = { kind: 'invitation', campaignId: campaign.id, to, language: 'en' };
    await (await test.as(owner)).call(email.send, { body });
    await test.database.asSuperuser(
      `update mails set status = 'failed' where organization_id = $1`,
      [owner.organizationId],
    );
    const boss = await test.as(await test.make.superadmin());
    const list = await boss.call(email.list, { query: { q: 'twice@' } });
    const params = { id: list.json<{ items: Mail[] }>().items[0]?.id ?? '' };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => boss.call(email.retry, { params })),
    );
    expect(
      answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
    ).toEqual([200, 409, 409, 409]);
    const lines = await readActivityLog(test, owner.organizationId);
    expect(lines.filter(({ action }) => action === 'resend_mail')).toHaveLength(1);
  });

  it('are forbidden to admins, users and anonymous callers', async () => {
    for (const user of [await test.make.admin(), await test.make.user()]) {
      const caller = await test.as(user);
      expect((await caller.call(email.list)).statusCode).toBe(403);
      expect((await caller.call(email.read, { params: { id: MISSING } })).statusCode).toBe(403);
      expect((await caller.call(email.retry, { params: { id: MISSING } })).statusCode).toBe(403);
    }
    expect((await test.nobody.call(email.list)).statusCode).toBe(401);
  });

  it('parse pasted addresses before sending', async () => {
    const caller = await test.as(await test.make.user());
    const answer = await caller.call(email.recipients, { body: { text: 'Zoé <zoe@x.fr>\nx' } });
    expect(answer.json()).toEqual({
      recipients: [{ email: 'zoe@x.fr', name: 'Zoé' }],
      refused: [{ line: 2, text: 'x', rule: 'email' }],
    });
    expect((await caller.call(email.recipients, { body: { text: '' } })).statusCode).toBe(422);
  });
});
