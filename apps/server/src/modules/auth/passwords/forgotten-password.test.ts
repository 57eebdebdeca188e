import { contract } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../../testing/activity-log-lines.ts';
import { deliverMail } from '../../../testing/deliver-mail.ts';
import { newcomer } from '../../../testing/new-user.ts';
import { createMailTestApp, type MailTestApp } from '../../../testing/mail-test-app.ts';

const { auth, email, users } = contract;
const HOUR = 3_600_000;

let test: MailTestApp;
beforeAll(async () => {
  test = await createMailTestApp();
});
afterAll(() => test.close());

describe('forgotten password', () => {
  const forget = (identifier: string, address = '192.0.2.9') =>
    test.nobody.call(auth.forgotPassword, { body: { identifier }, address });
  const reset = (token: string, newPassword = 'a brand new one') =>
    test.nobody.call(auth.resetPassword, { body: { token, newPassword } });
  const login = (identifier: string, password: string) =>
    test.nobody.call(auth.login, { body: { identifier, password } });
  const tokenFor = async (address: string): Promise<string> => {
    await test.deliverMail();
    return /reset-password#(\S+)/.exec(test.mailServer.to(address).at(-1)?.text ?? '')?.[1] ?? '';
  };

  it('is reset by a one-time mailed link, which ends all sessions', async () => {
    const user = await test.make.user({ mustChangePassword: true });
    const caller = await test.as(user);
    expect((await forget(user.username)).statusCode).toBe(204);
    const token = await tokenFor(user.email);
    expect(token.length).toBeGreaterThan(40);
    expect((await reset(token)).statusCode).toBe(204);
    expect((await caller.call(auth.session)).statusCode).toBe(401);
    expect((await login(user.username, user.password)).statusCode).toBe(401);
    const entered = await login(user.email, 'a brand new one');
    expect(entered.json()).toMatchObject({ user: { mustChangePassword: false } });
    expect((await reset(token)).statusCode).toBe(404);
    expect(await readActivityLog(test, user.organizationId)).toContainEqual(
      expect.objectContaining({ action: 'change_password', detail: { byMail: true } }),
    );
  });

  it('responds the same to existing and unknown names', async () => {
    const user = await test.make.user();
    const inactive = await test.make.user({ status: 'inactive' });
    const answers = await Promise.all(
      [user.username, user.email, inactive.username, 'nobody-at-all'].map((name) => forget(name)),
    );
    const facts = answers.map(({ statusCode, body, headers }) => [
      statusCode,
      body,
      Object.keys(headers),
    ]);
    for (const one of facts) expect(one).toEqual(facts[0]);
    expect(await test.database.asSuperuser('select from password_requests')).toHaveLength(4);
    await test.deliverMail();
    expect(test.mailServer.to(user.email)).toHaveLength(2);
    expect(test.mailServer.to(inactive.email)).toEqual([]);
    expect(await test.database.asSuperuser('select from password_requests')).toEqual([]);
  });

  it('accepts the link for one hour', async () => {
    const user = await test.make.user();
    await forget(user.username);
    const late = await tokenFor(user.email);
    test.advance(HOUR - 1000);
    await forget(user.username);
    const fresh = await tokenFor(user.email);
    test.advance(1001);
    expect((await reset(late)).statusCode).toBe(404);
    expect((await reset(fresh)).statusCode).toBe(204);
  });

  it('invalidates other links after a reset', async () => {
    const user = await test.make.user();
    await forget(user.username);
    const first = await tokenFor(user.email);
    await forget(user.username);
    const second = await tokenFor(user.email);
    expect(first).not.toBe(second);
    expect((await reset(second)).statusCode).toBe(204);
    expect((await reset(first)).statusCode).toBe(404);
  });

  it('accepts one of two concurrent uses of a link', async () => {
    const user = await test.make.user();
    await forget(user.username);
    const token = await tokenFor(user.email);
    const answers = await Promise.all([reset(token, 'one of the two'), reset(token, 'the other')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      204, 404,
    ]);
  });

  it('refuses weak passwords without consuming the link', async () => {
    const user = await test.make.user();
    await forget(user.username);
    const token = await tokenFor(user.email);
    expect((await reset(token, '12345')).statusCode).toBe(422);
    expect((await reset(token, 'password')).json()).toMatchObject({
      error: { fields: { newPassword: 'common_password' } },
    });
    expect((await reset(token)).statusCode).toBe(204);
  });

  it('limits the mails per name', async () => {
    const user = await test.make.user();
    const answers = [];
    for (let turn = 0; turn < 6; turn++)
      answers.push((await forget(user.username, `198.51.100.${turn}`)).statusCode);
    expect(answers).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('stores no readable link in the database', async () => {
    const user = await test.make.user();
    await forget(user.username);
    const token = await tokenFor(user.email);
    const [row] = await test.database.asSuperuser<{ secret: Buffer | null; dump: string }>(
      `select secret, to_jsonb(mails)::text as dump from mails where user_id = $1`,
      [user.id],
    );
    expect(row?.secret).toBeNull();
    expect(row?.dump).not.toContain(token);
  });

  it('is hidden from super admins who read the outbox, and that they read it is logged', async () => {
    const user = await test.make.user();
    const admin = await test.make.admin({ organizationId: user.organizationId });
    const created = newcomer(user.organizationId);
    await (await test.as(admin)).call(users.create, { body: created });
    await forget(user.username);
    // The mail server is down: both mails wait with their links.
    await deliverMail(test, 'smtp://127.0.0.1:1');
    const boss = await test.make.superadmin();
    const caller = await test.as(boss);
    const shown: string[] = [];
    for (const q of [user.email, created.email]) {
      const [mail] = (await caller.call(email.list, { query: { q } })).json().items;
      const read = await caller.call(email.read, { params: { id: mail.id } });
      expect(read.json().text).not.toContain('reset-password#');
      shown.push(read.body);
    }
    test.advance(HOUR / 4);
    for (const address of [user.email, created.email]) {
      const token = await tokenFor(address);
      expect(token.length).toBeGreaterThan(40);
      expect(shown.join()).not.toContain(token);
    }
    const logged = (await readActivityLog(test, user.organizationId)).filter(
      ({ action }) => action === 'read_mail',
    );
    expect(logged.map(({ actor, role }) => [actor, role])).toEqual([
      [boss.username, 'superadmin'],
      [boss.username, 'superadmin'],
    ]);
  });
});

describe('new user', () => {
  it('gets a mail with the user name and a link to choose a password', async () => {
    const admin = await test.make.admin();
    const body = newcomer(admin.organizationId, { language: 'en' });
    expect((await (await test.as(admin)).call(users.create, { body })).statusCode).toBe(201);
    await test.deliverMail();
    const [mail] = test.mailServer.to(body.email);
    expect(mail?.text).toContain(`Your username: ${body.username}`);
    const token = /reset-password#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const chosen = { token, newPassword: 'my very own' };
    expect((await test.nobody.call(auth.resetPassword, { body: chosen })).statusCode).toBe(204);
    const entered = await test.nobody.call(auth.login, {
      body: { identifier: body.username, password: 'my very own' },
    });
    expect(entered.json()).toMatchObject({ user: { mustChangePassword: false } });
  });

  it('gets no mail if the creator opts out', async () => {
    const admin = await test.make.admin();
    const body = newcomer(admin.organizationId, { sendCredentials: false });
    await (await test.as(admin)).call(users.create, { body });
    await test.deliverMail();
    expect(test.mailServer.to(body.email)).toEqual([]);
  });
});
