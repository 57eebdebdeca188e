import { contract, type OpenedSession } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runConcurrently } from '../../testing/run-concurrently.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { auth, users } = contract;

describe('sessions', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const cookieOf = (answer: { headers: Record<string, unknown> }): string =>
    String(answer.headers['set-cookie']).split(';')[0] ?? '';

  it('are created by username or email, ignoring case', async () => {
    const user = await test.make.user();
    for (const identifier of [user.username, user.email, user.email.toUpperCase()]) {
      const answer = await test.nobody.call(auth.login, {
        body: { identifier, password: user.password },
      });
      expect(answer.statusCode).toBe(200);
      const session = answer.json<OpenedSession>();
      expect(session.user.id).toBe(user.id);
      expect(session.organization.id).toBe(user.organizationId);
      expect(answer.body).not.toContain('argon2');
      expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly/);
      expect(String(answer.headers['set-cookie'])).toMatch(/SameSite=Strict/);
    }
  });

  it('are refused with the same error for unknown, wrong, inactive user and inactive organisation', async () => {
    const user = await test.make.user();
    const inactive = await test.make.user({ status: 'inactive' });
    const closed = await test.make.user({
      organizationId: await test.make.organization({ status: 'inactive' }),
    });
    const answers = await Promise.all(
      [
        { identifier: 'nobody-at-all', password: user.password },
        { identifier: user.username, password: 'wrong' },
        { identifier: inactive.username, password: inactive.password },
        { identifier: closed.username, password: closed.password },
      ].map((body) => test.nobody.call(auth.login, { body })),
    );
    const told = answers.map((answer) => {
      const { requestId: _, ...error } = answer.json<{ error: { requestId: string } }>().error;
      return { status: answer.statusCode, error, cookie: answer.headers['set-cookie'] };
    });
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(told[0]?.status).toBe(401);
  });

  it('are not created if the password changes while it is verified', async () => {
    const user = await test.make.user();
    const login = () =>
      test.nobody.call(auth.login, {
        body: { identifier: user.username, password: user.password },
      });
    const [answer] = await runConcurrently(
      test,
      [login],
      [
        `update users set password_hash = 'another' where id = '${user.id}'`,
        `delete from sessions where user_id = '${user.id}'`,
      ],
    );
    expect(answer?.statusCode).toBe(401);
    expect(
      await test.database.asSuperuser(`select from sessions where user_id = '${user.id}'`),
    ).toHaveLength(0);
  });

  it('require an identifier and a password', async () => {
    const answer = await test.nobody.call(auth.login, { body: { identifier: ' ' } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      error: { code: 'invalid_input', fields: { identifier: 'required', password: 'required' } },
    });
  });

  it('end on log-out', async () => {
    const user = await test.make.user();
    const login = await test.nobody.call(auth.login, {
      body: { identifier: user.username, password: user.password },
    });
    const me = test.withToken(login.json<OpenedSession>().token);
    expect((await me.call(auth.session)).statusCode).toBe(200);
    expect((await me.call(auth.logout)).statusCode).toBe(204);
    expect((await me.call(auth.session)).statusCode).toBe(401);
    const refreshed = await test.nobody.call(auth.refresh, {
      body: {},
      headers: { cookie: cookieOf(login), 'sec-fetch-site': 'same-origin' },
    });
    expect(refreshed.statusCode).toBe(401);
  });

  it('are refreshed by the cookie from our own pages only', async () => {
    const user = await test.make.user();
    const login = await test.nobody.call(auth.login, {
      body: { identifier: user.username, password: user.password },
    });
    const cookie = cookieOf(login);
    const from = (headers: Record<string, string>) =>
      test.nobody.call(auth.refresh, { body: {}, headers: { cookie, ...headers } });
    const good = await from({ 'sec-fetch-site': 'same-origin' });
    expect(good.statusCode).toBe(200);
    const { token } = good.json<OpenedSession>();
    expect((await test.withToken(token).call(auth.session)).statusCode).toBe(200);
    expect((await from({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await from({ 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
    expect((await from({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await from({ origin: 'http://localhost:3000' })).statusCode).toBe(200);
    const form = await test.app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=b',
    });
    expect(form.statusCode).toBe(415);
    const text = await test.app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { cookie, 'content-type': 'text/plain' },
      payload: '{}',
    });
    expect([415, 422]).toContain(text.statusCode);
  });

  it('expire: the bearer after 15 minutes, idle after 8 hours, any after 7 days', async () => {
    const own = await createTestApp();
    try {
      const user = await own.make.user();
      const login = await own.nobody.call(auth.login, {
        body: { identifier: user.username, password: user.password },
      });
      const cookie = cookieOf(login);
      const refresh = () =>
        own.nobody.call(auth.refresh, {
          body: {},
          headers: { cookie, 'sec-fetch-site': 'same-origin' },
        });
      const me = own.withToken(login.json<OpenedSession>().token);
      own.advance(14 * 60_000);
      expect((await me.call(auth.session)).statusCode).toBe(200);
      own.advance(60_000);
      expect((await me.call(auth.session)).statusCode).toBe(401);
      own.advance(7.5 * 3_600_000);
      expect((await refresh()).statusCode).toBe(200);
      own.advance(7.9 * 3_600_000);
      expect((await refresh()).statusCode).toBe(200);
      own.advance(8 * 3_600_000);
      expect((await refresh()).statusCode).toBe(401);

      const second = await own.nobody.call(auth.login, {
        body: { identifier: user.username, password: user.password },
      });
      const busy = cookieOf(second);
      for (let hour = 0; hour < 7 * 24 - 6; hour += 6) {
        own.advance(6 * 3_600_000);
        const answer = await own.nobody.call(auth.refresh, {
          body: {},
          headers: { cookie: busy, 'sec-fetch-site': 'same-origin' },
        });
        expect(answer.statusCode).toBe(200);
      }
      own.advance(6 * 3_600_000);
      const last = await own.nobody.call(auth.refresh, {
        body: {},
        headers: { cookie: busy, 'sec-fetch-site': 'same-origin' },
      });
      expect(last.statusCode).toBe(401);
    } finally {
      await own.close();
    }
  });

  it('do not start with an anonymous token', async () => {
    const made = await test.nobody.call(auth.anonymousToken, { body: { timestamp: Date.now() } });
    expect(made.statusCode).toBe(200);
    const outsider = test.withToken(made.json<{ token: string }>().token);
    expect((await outsider.call(auth.session)).statusCode).toBe(403);
    expect((await outsider.call(users.list)).statusCode).toBe(403);
    const bad = await test.nobody.call(auth.anonymousToken, { body: {} });
    expect(bad.json()).toMatchObject({ error: { fields: { timestamp: 'required' } } });
  });

  it('allow 10 attempts per address and 100 per account, and the owner from a known address', async () => {
    const user = await test.make.user();
    const guess = (address: string, password = 'wrong') =>
      test.nobody.call(auth.login, { body: { identifier: user.username, password }, address });
    expect((await guess('198.51.100.7', user.password)).statusCode).toBe(200);
    const here: number[] = [];
    for (let n = 0; n < 12; n++) here.push((await guess('203.0.113.1')).statusCode);
    expect(here.filter((status) => status === 401)).toHaveLength(10);
    expect(here.slice(-2)).toEqual([429, 429]);
    let evaluated = 10;
    for (let place = 2; place < 14; place++)
      for (let n = 0; n < 10; n++)
        if ((await guess(`203.0.113.${place}`)).statusCode === 401) evaluated += 1;
    expect(evaluated).toBeLessThanOrEqual(100);
    expect((await guess('198.51.100.7', user.password)).statusCode).toBe(200);
    const refused = await guess('203.0.113.1', user.password);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('do not count successful log-ins as attempts', async () => {
    const user = await test.make.user();
    const logIn = (password: string) =>
      test.nobody.call(auth.login, { body: { identifier: user.username, password } });
    for (let n = 0; n < 9; n++) expect((await logIn('wrong')).statusCode).toBe(401);
    for (let n = 0; n < 12; n++) expect((await logIn(user.password)).statusCode).toBe(200);
    expect((await logIn('wrong')).statusCode).toBe(401);
    expect((await logIn(user.password)).statusCode).toBe(429);
  });
});

describe('passwords', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('are changed with the old one, which ends all other sessions', async () => {
    const user = await test.make.user();
    const here = await test.as(user);
    const elsewhere = await test.as(user);
    const change = (body: object) =>
      here.call(users.changePassword, { params: { id: user.id }, body });
    const answer = await change({ oldPassword: user.password, newPassword: 'sixsix' });
    expect(answer.statusCode).toBe(204);
    expect((await here.call(auth.session)).statusCode).toBe(200);
    expect((await elsewhere.call(auth.session)).statusCode).toBe(401);
    const login = (password: string) =>
      test.nobody.call(auth.login, { body: { identifier: user.username, password } });
    expect((await login(user.password)).statusCode).toBe(401);
    expect((await login('sixsix')).statusCode).toBe(200);
  });

  it('must have 6 characters, not be common, and need the right old one', async () => {
    const user = await test.make.user();
    const me = await test.as(user);
    const fields = async (body: object) =>
      (await me.call(users.changePassword, { params: { id: user.id }, body })).json<{
        error: { fields: Record<string, string> };
      }>().error.fields;
    expect(await fields({ oldPassword: user.password, newPassword: '12345' })).toEqual({
      newPassword: 'min_length:6',
    });
    expect(await fields({ oldPassword: '', newPassword: '' })).toEqual({
      oldPassword: 'required',
      newPassword: 'min_length:6',
    });
    expect(await fields({ oldPassword: user.password, newPassword: 'azerty' })).toEqual({
      newPassword: 'common_password',
    });
    expect(await fields({ oldPassword: 'wrong', newPassword: 'long enough' })).toEqual({
      oldPassword: 'wrong_password',
    });
  });

  it('that were generated must be changed first', async () => {
    const user = await test.make.user({ mustChangePassword: true });
    const me = await test.as(user);
    expect((await me.call(auth.session)).statusCode).toBe(200);
    const blocked = await me.call(users.read, { params: { id: user.id } });
    expect(blocked.statusCode).toBe(403);
    expect(blocked.json()).toMatchObject({ error: { code: 'password_change_required' } });
    await me.call(users.changePassword, {
      params: { id: user.id },
      body: { oldPassword: user.password, newPassword: 'a new one' },
    });
    expect((await me.call(users.read, { params: { id: user.id } })).statusCode).toBe(200);
  });

  it('of others cannot be changed, not even by an admin; foreign users are not found', async () => {
    const admin = await test.make.admin();
    const user = await test.make.user({ organizationId: admin.organizationId });
    const outsider = await test.make.user();
    const body = { oldPassword: user.password, newPassword: 'something new' };
    const asAdmin = await test.as(admin);
    const own = await asAdmin.call(users.changePassword, { params: { id: user.id }, body });
    expect(own.statusCode).toBe(403);
    const foreign = await asAdmin.call(users.changePassword, { params: { id: outsider.id }, body });
    expect(foreign.statusCode).toBe(404);
  });

  it('deactivation, deletion and role changes apply to the next request', async () => {
    const admin = await test.make.admin();
    const asAdmin = await test.as(admin);
    const inOwn = () => test.make.user({ organizationId: admin.organizationId });
    const [a, b, c] = [await inOwn(), await inOwn(), await inOwn()];
    const [asA, asB, asC] = [await test.as(a), await test.as(b), await test.as(c)];
    await asAdmin.call(users.update, { params: { id: a.id }, body: { status: 'inactive' } });
    await asAdmin.call(users.remove, { params: { id: b.id } });
    await asAdmin.call(users.update, { params: { id: c.id }, body: { role: 'admin' } });
    for (const gone of [asA, asB, asC])
      expect((await gone.call(auth.session)).statusCode).toBe(401);
  });
});
