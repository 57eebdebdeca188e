import { contract } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runConcurrently } from '../../../testing/run-concurrently.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const { auth, users } = contract;

describe('passwords of users', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('are reset by an admin: shown once, must be changed, sessions end', async () => {
    const admin = await test.make.admin();
    const user = await test.make.user({ organizationId: admin.organizationId });
    const asUser = await test.as(user);
    const asAdmin = await test.as(admin);
    const reset = await asAdmin.call(users.resetPassword, { params: { id: user.id } });
    expect(reset.statusCode).toBe(200);
    expect((await asUser.call(auth.session)).statusCode).toBe(401);
    const { password } = reset.json<{ password: string }>();
    const body = (secret: string) => ({ identifier: user.username, password: secret });
    expect((await test.nobody.call(auth.login, { body: body(user.password) })).statusCode).toBe(
      401,
    );
    const entered = await test.nobody.call(auth.login, { body: body(password) });
    expect(entered.json()).toMatchObject({ user: { mustChangePassword: true } });
    const me = test.withToken(entered.json<{ token: string }>().token);
    const params = { id: user.id };
    for (const old of [{}, { oldPassword: password }]) {
      const same = await me.call(users.changePassword, {
        params,
        body: { ...old, newPassword: password },
      });
      expect(same.json()).toMatchObject({ error: { fields: { newPassword: 'same_password' } } });
    }
    expect((await asAdmin.call(users.resetPassword, { params: { id: admin.id } })).statusCode).toBe(
      403,
    );
    expect(
      JSON.stringify(await test.database.asSuperuser('select * from audit_log')),
    ).not.toContain(password);
  });

  it('ask for the old one, but at the first log-in', async () => {
    const user = await test.make.user();
    const params = { id: user.id };
    const me = await test.as(user);
    const body = { newPassword: 'known to nobody else' };
    const asked = await me.call(users.changePassword, { params, body });
    expect(asked.json()).toMatchObject({ error: { fields: { oldPassword: 'required' } } });
    await test.database.asSuperuser(
      `update users set must_change_password = true where id = '${user.id}'`,
    );
    expect((await me.call(users.changePassword, { params, body })).statusCode).toBe(204);
    expect((await me.call(users.changePassword, { params, body })).statusCode).toBe(422);
  });

  it('of two concurrent changes, the second fails with conflict', async () => {
    const user = await test.make.user();
    const me = await test.as(user);
    const change = () =>
      me.call(users.changePassword, {
        params: { id: user.id },
        body: { oldPassword: user.password, newPassword: 'the later, and the wrong one' },
      });
    const reset = `update users set password_hash = 'reset' where id = '${user.id}'`;
    const [answer] = await runConcurrently(test, [change], [reset]);
    expect(answer?.statusCode).toBe(409);
    expect(
      await test.database.asSuperuser(`select password_hash from users where id = '${user.id}'`),
    ).toEqual([{ password_hash: 'reset' }]);
  });

  it('limit attempts at the old password to ten in 15 minutes', async () => {
    const own = await createTestApp();
    try {
      const user = await own.make.user();
      const me = await own.as(user);
      const change = (oldPassword: string) =>
        me.call(users.changePassword, {
          params: { id: user.id },
          body: { oldPassword, newPassword: 'a new one' },
        });
      for (let guess = 0; guess < 10; guess++) expect((await change('wrong')).statusCode).toBe(422);
      const refused = await change(user.password);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await own.close();
    }
  });
});
