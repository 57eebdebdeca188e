import {
  contract,
  type ProfilingCampaignSummary,
  type PublicProfilingCampaign,
} from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../testing/activity-log-lines.ts';
import { codeInMail, createCodeAudit } from '../../testing/culture-audits/code-audit.ts';
import {
  createCultureAudit,
  requestStart,
} from '../../testing/culture-audits/respondent-session.ts';
import { createMailTestApp, type MailTestApp } from '../../testing/mail-test-app.ts';

const { email, invitations, profiling } = contract;
const DAY = 24 * 3_600_000;

let test: MailTestApp;
let owner: MadeUser;
beforeAll(async () => {
  test = await createMailTestApp();
  owner = await test.make.user();
});
afterAll(() => test.close());

const unit = (expectedHeadcount: number | null) => ({
  id: crypto.randomUUID(),
  name: { fr: 'Atelier', en: '' },
  expectedHeadcount,
});

describe('the access of an audit', () => {
  it('is by link if nothing is said, and can be changed until the first opening', async () => {
    const campaign = await createCultureAudit(test, owner, { status: 'closed' });
    expect(campaign).toMatchObject({ access: 'link', codes: null, frozen: { access: false } });
    const me = await test.as(owner);
    const params = { id: campaign.id };
    const change = (version: number, access: string) =>
      me.call(profiling.updateCampaign, { params, body: { version, access } });
    const changed = await change(campaign.version, 'codes');
    expect(changed.json()).toMatchObject({ access: 'codes', codes: { mailed: 0, printed: 0 } });
    const opened = (await me.call(profiling.openCampaign, { params })).json();
    const late = await change(opened.version, 'link');
    expect([late.statusCode, late.json().error.fields]).toEqual([422, { access: 'frozen' }]);
    const same = await change(opened.version, 'codes');
    expect(same.statusCode).toBe(200);
    expect((await readActivityLog(test, owner.organizationId)).at(-2)?.detail).toBeDefined();
  });

  it('is told in the list of audits', async () => {
    const { campaign, me } = await createCodeAudit(test, owner);
    const byLink = await createCultureAudit(test, owner);
    const { items } = (
      await me.call(profiling.listCampaigns, { query: { pageSize: '100' } })
    ).json<{ items: ProfilingCampaignSummary[] }>();
    const accessOf = (id: string) => items.find((one) => one.id === id)?.access;
    expect([accessOf(campaign.id), accessOf(byLink.id)]).toEqual(['codes', 'link']);
  });

  it('is fixed by the first printed card too', async () => {
    const { campaign, cards, me, params } = await createCodeAudit(test, owner, {
      status: 'closed',
    });
    await cards(1);
    const body = { version: campaign.version, access: 'link' };
    const answer = await me.call(profiling.updateCampaign, { params, body });
    expect(answer.json().error.fields).toEqual({ access: 'frozen' });
  });
});

describe('codes by mail', () => {
  it('reach each address once, and the reminder repeats them', async () => {
    const audit = await createCodeAudit(test, owner);
    const people = ['anne@example.org', 'bruno@example.org', 'chloe@example.org'];
    expect((await audit.invite([...people, 'ANNE@example.org'])).json().queued).toBe(3);
    await test.deliverMail();
    const first = people.map((one) => codeInMail(test.mailServer.to(one)[0]));
    expect(new Set(first).size).toBe(3);
    expect((await audit.read()).codes).toEqual({
      mailed: 3,
      printed: 0,
      used: 0,
      headcount: null,
      canMail: true,
    });
    test.advance(2 * DAY);
    expect((await audit.remind()).json().queued).toBe(3);
    await test.deliverMail();
    expect(people.map((one) => codeInMail(test.mailServer.to(one)[1]))).toEqual(first);
    expect((await audit.read()).codes?.mailed).toBe(3);
    const log = await readActivityLog(test, owner.organizationId);
    expect(log.find(({ action }) => action === 'invite')?.detail).toEqual({ mails: 3, codes: 3 });
    for (const code of first)
      expect((await requestStart(test, audit.campaign.id, { code })).statusCode).toBe(201);
  });

  it('are shown neither in the outbox nor in the preview', async () => {
    const audit = await createCodeAudit(test, owner);
    await audit.invite(['dora@example.org']);
    const boss = await test.as(await test.make.superadmin());
    const query = { organizationId: owner.organizationId, q: 'dora@example.org' };
    const [mail] = (await boss.call(email.list, { query })).json().items;
    const read = async () => (await boss.call(email.read, { params: { id: mail.id } })).body;
    const before = await read();
    await test.deliverMail();
    const code = codeInMail(test.mailServer.to('dora@example.org')[0]);
    const body = { kind: 'invitation', campaignId: audit.campaign.id, language: 'fr' };
    const preview = (await audit.me.call(email.preview, { body })).body;
    for (const seen of [before, await read(), preview]) {
      expect(seen).toContain('•••-•••-•••-•••');
      expect(seen.replaceAll('-', '')).not.toContain(code);
    }
  });

  it('are taken back with an invitation whose mail never left, and with no other', async () => {
    const audit = await createCodeAudit(test, owner);
    await audit.invite(['left@example.org']);
    await test.deliverMail();
    await audit.invite(['waits@example.org']);
    expect((await audit.read()).codes?.mailed).toBe(2);
    const { items } = (
      await audit.me.call(invitations.ofProfiling, { params: audit.params })
    ).json();
    for (const { id } of items)
      await audit.me.call(invitations.removeOfProfiling, {
        params: { ...audit.params, invitationId: id },
      });
    expect((await audit.read()).codes?.mailed).toBe(1);
    const code = codeInMail(test.mailServer.to('left@example.org')[0]);
    expect((await requestStart(test, audit.campaign.id, { code })).statusCode).toBe(201);
    // Invited again, the address gets the code it had.
    await audit.invite(['left@example.org']);
    await test.deliverMail();
    expect(codeInMail(test.mailServer.to('left@example.org')[1])).toBe(code);
    expect((await audit.read()).codes?.mailed).toBe(1);
  });
});

describe('codes on cards', () => {
  it('are printed once, counted, logged and shown to respondents', async () => {
    const audit = await createCodeAudit(test, owner);
    await audit.invite(['emma@example.org']);
    const codes = await audit.cards(9);
    expect(new Set(codes).size).toBe(9);
    expect((await audit.read()).codes).toMatchObject({ mailed: 1, printed: 9 });
    const visitor = await test.anonymous();
    const seen = await visitor.call(profiling.readCampaign, { params: audit.params });
    const { access, codes: given } = seen.json<PublicProfilingCampaign>();
    expect([access, given]).toEqual(['codes', { mailed: 1, printed: 9 }]);
    const log = await readActivityLog(test, owner.organizationId);
    expect(log.find(({ action }) => action === 'print_codes')?.detail).toEqual({ codes: 9 });
    for (const code of codes)
      expect((await requestStart(test, audit.campaign.id, { code })).statusCode).toBe(201);
    expect((await audit.read()).codes?.used).toBe(5);
  });

  it('are printed before the first opening, but not for a closed audit or one by link', async () => {
    const prepared = await createCodeAudit(test, owner, { status: 'closed' });
    const [code = ''] = await prepared.cards(1);
    await prepared.reopen();
    expect((await requestStart(test, prepared.campaign.id, { code })).statusCode).toBe(201);
    await prepared.close();
    expect((await prepared.print(1)).json().error.code).toBe('campaign_closed');
    const byLink = await createCodeAudit(test, owner, { access: 'link' });
    const refused = await byLink.print(1);
    expect([refused.statusCode, refused.json().error.fields]).toEqual([422, { access: 'one_of' }]);
  });

  it.each([0, 501, 1.5, '3'])('are not printed %j at a time', async (count) => {
    const audit = await createCodeAudit(test, owner);
    const body = { count, language: 'fr' };
    const answer = await audit.me.call(profiling.printCodes, { params: audit.params, body });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.fields)).toEqual(['count']);
  });
});

describe('more codes than people', () => {
  it('are refused with the two numbers, by mail and on cards', async () => {
    const audit = await createCodeAudit(test, owner, { units: [unit(3), unit(2)] });
    await audit.invite(['f1@example.org', 'f2@example.org']);
    await audit.cards(2);
    const cards = await audit.print(2);
    expect([cards.statusCode, cards.json().error]).toMatchObject([
      409,
      { code: 'too_many_codes', fields: { codes: '6', headcount: '5' } },
    ]);
    const mail = await audit.invite(['f3@example.org', 'f4@example.org', 'f5@example.org']);
    expect(mail.json().error).toMatchObject({
      code: 'too_many_codes',
      fields: { codes: '7', headcount: '5' },
    });
    expect((await audit.read()).codes).toMatchObject({ mailed: 2, printed: 2, headcount: 5 });
    expect((await audit.invite(['f3@example.org'])).statusCode).toBe(202);
    expect((await audit.read()).codes).toMatchObject({ mailed: 3, printed: 2 });
  });

  it('are possible where a unit has no head-count', async () => {
    const audit = await createCodeAudit(test, owner, { units: [unit(1), unit(null)] });
    await audit.cards(3);
    expect((await audit.read()).codes).toMatchObject({ printed: 3, headcount: null });
  });
});

describe('closing', () => {
  it('ends mailing for good; codes and cards go on after reopening', async () => {
    const audit = await createCodeAudit(test, owner);
    await audit.invite(['gil@example.org', 'hal@example.org']);
    await test.deliverMail();
    await audit.invite(['late@example.org']);
    await audit.close();
    // Its code cannot be told any more.
    await test.deliverMail();
    expect(test.mailServer.to('late@example.org')).toEqual([]);
    expect((await audit.read()).codes?.canMail).toBe(false);
    await audit.reopen();
    test.advance(2 * DAY);
    for (const answer of [await audit.invite(['new@example.org']), await audit.remind()])
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'codes_ended']);
    const list = (await audit.me.call(invitations.ofProfiling, { params: audit.params })).json();
    expect(list).toMatchObject({ remindable: 0, can: { invite: false } });
    const code = codeInMail(test.mailServer.to('gil@example.org')[0]);
    expect((await requestStart(test, audit.campaign.id, { code })).statusCode).toBe(201);
    expect(await audit.cards(1)).toHaveLength(1);
  });

  it('by a change of the status destroys the secret too, and a copy has none', async () => {
    const audit = await createCodeAudit(test, owner);
    await audit.invite(['ida@example.org']);
    const { version } = await audit.read();
    const body = { version, status: 'closed' };
    const closed = await audit.me.call(profiling.updateCampaign, { params: audit.params, body });
    expect(closed.json().codes.canMail).toBe(false);
    const copy = await audit.me.call(profiling.duplicateCampaign, { params: audit.params });
    expect(copy.json()).toMatchObject({
      access: 'codes',
      codes: { mailed: 0, printed: 0, canMail: true },
      frozen: { access: false },
    });
    const left = await test.database.asSuperuser(
      'select from profiling_campaigns where id = any($1) and code_secret is not null',
      [[audit.campaign.id, copy.json().id]],
    );
    expect(left).toEqual([]);
  });

  it('by deleting takes the codes along', async () => {
    const audit = await createCodeAudit(test, owner);
    await audit.invite(['jo@example.org']);
    await audit.me.call(profiling.removeCampaign, { params: audit.params });
    const left = await test.database.asSuperuser(
      'select from profiling_codes where campaign_id = $1',
      [audit.campaign.id],
    );
    expect(left).toEqual([]);
  });
});
