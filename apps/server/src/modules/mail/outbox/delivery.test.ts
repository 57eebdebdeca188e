import { contract, type Mail } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '@cadran/testing/mail-server';
import { insertMails } from '../queries/mails.ts';
import { deliverMail } from '../../../testing/deliver-mail.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { LEASE } from './mail-times.ts';
import { cleanUpMails, releaseMails } from './mail-worker.ts';

const HOUR = 3_600_000;

describe('the outbox', () => {
  let test: TestApp;
  let server: MailServer;
  let owner: MadeUser;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    server = await startMailServer();
    owner = await test.make.user();
  });
  afterEach(() => server.close());

  const invite = async (to: readonly unknown[], more: object = {}) => {
    const campaign = await test.make.screeningCampaign(owner, { name: 'Chef de projet (H/F)' });
    const body = { kind: 'invitation', campaignId: campaign.id, to, language: 'fr', ...more };
    const answer = await (await test.as(owner)).call(contract.email.send, { body });
    expect(answer.statusCode).toBe(202);
    return campaign;
  };
  const outbox = async (): Promise<Mail[]> => {
    const boss = await test.as(await test.make.superadmin());
    const query = { organizationId: owner.organizationId };
    return (await boss.call(contract.email.list, { query })).json().items;
  };
  const parts = () => ({
    config: {} as never,
    secrets: test.secrets,
    database: test.database.database,
    clock: () => test.now(),
  });

  it('sends HTML and plain text with language, colours and name of the organisation', async () => {
    await test.database.asSuperuser(
      `update organizations set name = 'Atelier Mercure', theme = theme || '{"primarycolor":"#1c7ed6"}'
       where organization_id = $1`,
      [owner.organizationId],
    );
    const campaign = await invite([{ email: 'zoe@example.org', name: 'Zoé' }], {
      message: 'À très vite,\n<b>Camille</b>',
    });
    expect(await deliverMail(test, server.url)).toBe(true);
    const [mail] = server.to('zoe@example.org');
    expect(mail?.envelopeFrom).toBe('post@cadran.example');
    expect(mail?.from).toMatchObject({ name: 'Atelier Mercure', address: 'post@cadran.example' });
    expect(mail?.to).toMatchObject([{ name: 'Zoé', address: 'zoe@example.org' }]);
    expect(mail?.replyTo).toMatchObject([{ address: owner.email }]);
    expect(mail?.subject).toBe(
      'Atelier Mercure vous invite à répondre\u00a0: Chef de projet (H/F)',
    );
    const link = `http://localhost:3000/screening/${owner.organizationId}/${campaign.customUrl}?invitation=`;
    for (const part of [mail?.html, mail?.text]) {
      expect(part).toContain('Bonjour Zoé,');
      expect(part).toContain(link);
    }
    expect(mail?.html).toContain('#1c7ed6');
    expect(mail?.html).toContain('&lt;b&gt;Camille&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.html).not.toMatch(/<(script|link|style)|src="http/);
    expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 1, error: null }]);
  });

  it('sends English mails to English recipients', async () => {
    await invite(['grace@example.org'], { language: 'en' });
    await deliverMail(test, server.url);
    expect(server.to('grace@example.org')[0]?.text).toMatch(/^Hello,\n/);
  });

  it('embeds the logo', async () => {
    await test.database.asSuperuser(
      `with logo as (insert into organization_logos values ($1, '\\x89504e47', 10, 10))
       update organizations set logo_etag = 'x' where organization_id = $1`,
      [owner.organizationId],
    );
    await invite(['logo@example.org']);
    await deliverMail(test, server.url);
    const [mail] = server.to('logo@example.org');
    expect(mail?.html).toContain('src="cid:logo"');
    expect(mail?.attachments).toMatchObject([{ mimeType: 'image/png', contentId: '<logo>' }]);
  });

  it('authenticates with the mail server', async () => {
    const guarded = await startMailServer({ user: 'cadran', password: 'p@ss' });
    try {
      await invite(['login@example.org']);
      expect(await deliverMail(test, guarded.url)).toBe(true);
      expect(guarded.to('login@example.org')).toHaveLength(1);
    } finally {
      await guarded.close();
    }
  });

  it('retries after an authentication failure', async () => {
    const guarded = await startMailServer({ user: 'cadran', password: 'right' });
    try {
      await invite(['patient@example.org']);
      expect(await deliverMail(test, guarded.url.replace('right', 'wrong'))).toBe(false);
      expect(await outbox()).toMatchObject([{ status: 'queued', attempts: 1 }]);
      test.advance(2 * 60_000);
      await deliverMail(test, guarded.url);
      expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 2 }]);
    } finally {
      await guarded.close();
    }
  });

  it('retries an unreachable server with backoff until the mail expires', async () => {
    await invite(['away@example.org']);
    const { url } = server;
    await server.close();
    const pauses: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      expect(await deliverMail(test, url)).toBe(false);
      const [mail] = await outbox();
      expect(mail).toMatchObject({ status: 'queued', attempts: turn + 1 });
      const pause = Date.parse(mail?.dueAt ?? '') - test.now().getTime();
      pauses.push(Math.round(pause / 60_000));
      test.advance(pause + 1000);
    }
    expect(pauses).toEqual([1, 2, 4, 8]);
    test.advance(8 * 24 * HOUR);
    await cleanUpMails(parts());
    expect((await outbox())[0]).toMatchObject({ status: 'failed', can: { retry: true } });
    server = await startMailServer();
  });

  it('marks a refused recipient as failed, with the response, and does not retry', async () => {
    server.onRecipient = (address) => (address === 'gone@example.org' ? 550 : undefined);
    await invite(['gone@example.org', 'here@example.org']);
    expect(await deliverMail(test, server.url)).toBe(true);
    expect(server.received.map(({ envelopeTo }) => envelopeTo)).toEqual(['here@example.org']);
    const failed = (await outbox()).find(({ status }) => status === 'failed');
    expect(failed).toMatchObject({ recipient: 'gone@example.org', attempts: 1 });
    expect(failed?.error).toContain('550');
    test.advance(HOUR);
    await deliverMail(test, server.url);
    expect(server.received).toHaveLength(1);
  });

  it('retries a deferred recipient without blocking others', async () => {
    let grey = true;
    server.onRecipient = (address) => (grey && address === 'grey@example.org' ? 451 : undefined);
    await invite(['grey@example.org', 'white@example.org']);
    expect(await deliverMail(test, server.url)).toBe(true);
    expect(server.received.map(({ envelopeTo }) => envelopeTo)).toEqual(['white@example.org']);
    grey = false;
    test.advance(2 * 60_000);
    await deliverMail(test, server.url);
    expect(server.to('grey@example.org')).toHaveLength(1);
  });

  it('marks a mail as unknown if the connection breaks after DATA, and does not resend it', async () => {
    server.onMessage = () => 'cut_before_answer';
    await invite(['maybe@example.org']);
    await deliverMail(test, server.url);
    expect(await outbox()).toMatchObject([{ status: 'unknown' }]);
    server.onMessage = () => undefined;
    test.advance(24 * HOUR);
    await deliverMail(test, server.url);
    expect(server.to('maybe@example.org')).toHaveLength(1);
  });

  it('marks a mail as unknown if its worker died while sending', async () => {
    await invite(['orphan@example.org']);
    await test.database.asSuperuser(
      `update mails set status = 'sending', attempts = 1, lease_until = $2 where organization_id = $1`,
      [owner.organizationId, new Date(test.now().getTime() + LEASE)],
    );
    await releaseMails(parts());
    expect(await outbox()).toMatchObject([{ status: 'sending' }]);
    test.advance(LEASE + 1);
    await releaseMails(parts());
    expect(await outbox()).toMatchObject([{ status: 'unknown', error: 'interrupted' }]);
    await deliverMail(test, server.url);
    expect(server.received).toEqual([]);
  });

  it('resends an unknown mail on request of a super admin', async () => {
    await invite(['again@example.org']);
    await test.database.asSuperuser(
      `update mails set status = 'unknown' where organization_id = $1`,
      [owner.organizationId],
    );
    const [mail] = await outbox();
    const boss = await test.as(await test.make.superadmin());
    const params = { id: mail?.id ?? '' };
    expect((await boss.call(contract.email.retry, { params })).json()).toMatchObject({
      status: 'queued',
    });
    expect((await boss.call(contract.email.retry, { params })).statusCode).toBe(409);
    await deliverMail(test, server.url);
    expect(server.to('again@example.org')).toHaveLength(1);
  });

  it('sends each mail once with several workers', async () => {
    const to = Array.from({ length: 60 }, (_, index) => `p${index}@example.org`);
    await invite(to);
    await Promise.all([1, 2, 3, 4].map(() => deliverMail(test, server.url)));
    expect(server.received.map(({ envelopeTo }) => envelopeTo).toSorted()).toEqual(to.toSorted());
    expect(new Set(server.accepted).size).toBe(60);
    expect(server.connections()).toBeLessThanOrEqual(4);
  });

  it('enqueues a full quota of mails at once', async () => {
    const { organizationId } = owner;
    const now = test.now();
    const mail = {
      organizationId,
      kind: 'reminder',
      language: 'fr',
      data: {},
      createdAt: now,
    } as const;
    const rows = Array.from({ length: 6_000 }, (_, index) => ({
      ...mail,
      recipient: `p${index}@example.org`,
      recipientName: '',
      replyTo: null,
      invitationId: null,
      questionnaireId: null,
      dueAt: now,
      expiresAt: now,
    }));
    await test.database.database.withTenant(organizationId, (tx) => insertMails(tx, rows));
    const counted = await test.database.asSuperuser(
      'delete from mails where organization_id = $1 returning id',
      [organizationId],
    );
    expect(counted).toHaveLength(rows.length);
  });

  it('sends nothing for an inactive organisation', async () => {
    await invite(['late@example.org']);
    await test.database.asSuperuser(
      `update organizations set status = 'inactive' where organization_id = $1`,
      [owner.organizationId],
    );
    await deliverMail(test, server.url);
    expect(server.received).toEqual([]);
    expect(await outbox()).toMatchObject([{ status: 'failed', error: 'withdrawn' }]);
  });
});
