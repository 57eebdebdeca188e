import { randomUUID } from 'node:crypto';
import { contract, type User } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../testing/activity-log-lines.ts';
import { comparableBytes } from '../../testing/comparable-bytes.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { auth, users } = contract;

describe('users', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('who are super admins can be read but not changed by an admin', async () => {
    const boss = await test.make.superadmin();
    const admin = await test.make.admin({ organizationId: boss.organizationId });
    const asAdmin = await test.as(admin);
    const params = { id: boss.id };
    expect((await asAdmin.call(users.read, { params })).json()).toMatchObject({
      can: {
        edit: false,
        changeFlags: false,
        resetPassword: false,
        removeSecondFactor: false,
        delete: false,
      },
    });
    const tries = [
      asAdmin.call(users.update, { params, body: { email: 'mine@example.org' } }),
      asAdmin.call(users.update, { params, body: { status: 'inactive' } }),
      asAdmin.call(users.resetPassword, { params }),
      asAdmin.call(users.remove, { params }),
      asAdmin.call(contract.secondFactor.remove, { params, body: {} }),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.statusCode).toBe(403);
  });

  it('change their own name, email, notifications and language, and nothing else', async () => {
    const user = await test.make.user();
    const me = await test.as(user);
    const change = (body: object) => me.call(users.update, { params: { id: user.id }, body });
    const email = `changed-${user.email}`;
    const allowed = await change({
      fullName: 'Ugo Blanc',
      email,
      notifications: false,
      language: 'en',
    });
    expect(allowed.json()).toMatchObject({
      fullName: 'Ugo Blanc',
      displayName: 'Ugo Blanc',
      email,
      notifications: false,
      language: 'en',
    });
    expect((await readActivityLog(test, user.organizationId))[0]?.detail).toEqual({
      fields: ['fullName', 'email', 'notifications', 'language'],
    });
    for (const body of [
      { role: 'admin' },
      { role: 'user' },
      { status: 'active' },
      { username: 'somebody-else' },
      { profilingEnabled: true },
      { screeningEnabled: true },
      { email, role: 'admin' },
    ])
      expect((await change(body)).statusCode).toBe(403);
    const login = await test.nobody.call(auth.login, {
      body: { identifier: email, password: user.password },
    });
    expect(login.statusCode).toBe(200);
    const old = await test.nobody.call(auth.login, {
      body: { identifier: user.email, password: user.password },
    });
    expect(old.statusCode).toBe(401);
  });

  it('cannot read each other: the response is the same as for a missing user', async () => {
    const user = await test.make.user();
    const colleague = await test.make.user({ organizationId: user.organizationId });
    const outsider = await test.make.user();
    const me = await test.as(user);
    const bodies = {
      update: { email: 'x@example.org' },
      changePassword: { oldPassword: 'a', newPassword: 'bcdefg' },
    };
    for (const [name, body] of [
      ['read', undefined],
      ['update', bodies.update],
      ['changePassword', bodies.changePassword],
    ] as const) {
      const answers = await Promise.all(
        [colleague.id, outsider.id, randomUUID()].map((id) =>
          me.call(users[name], { params: { id }, body }),
        ),
      );
      expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404]);
      expect(new Set(answers.map(comparableBytes)).size).toBe(1);
    }
  });

  it('of another organisation are not found by an admin', async () => {
    const asAdmin = await test.as(await test.make.admin());
    const outsider = await test.make.user();
    const before = await test.database.asSuperuser('select * from users where id = $1', [
      outsider.id,
    ]);
    const calls = [
      ['read', undefined],
      ['update', { status: 'inactive' }],
      ['remove', undefined],
      ['resetPassword', undefined],
    ] as const;
    for (const [name, body] of calls) {
      const call = (id: string) => asAdmin.call(users[name], { params: { id }, body });
      const foreign = await call(outsider.id);
      expect(foreign.statusCode).toBe(404);
      expect(comparableBytes(foreign)).toBe(comparableBytes(await call(randomUUID())));
    }
    expect(
      await test.database.asSuperuser('select * from users where id = $1', [outsider.id]),
    ).toEqual(before);
  });

  it('are edited by their admin; only changed fields are logged', async () => {
    const admin = await test.make.admin();
    const user = await test.make.user({ organizationId: admin.organizationId });
    const asAdmin = await test.as(admin);
    const change = (body: object) => asAdmin.call(users.update, { params: { id: user.id }, body });
    const edited = await change({
      role: 'user',
      notifications: true,
      screeningEnabled: false,
      status: 'active',
    });
    expect(edited.json()).toMatchObject({ screeningEnabled: false, role: 'user' });
    expect((await readActivityLog(test, admin.organizationId))[0]).toEqual({
      actor: admin.username,
      role: 'admin',
      action: 'update',
      target: user.username,
      detail: {
        fields: ['screeningEnabled'],
        'screeningEnabled.from': true,
        'screeningEnabled.to': false,
      },
    });
  });

  it('have name and address changes logged without values', async () => {
    const admin = await test.make.admin();
    const user = await test.make.user({ organizationId: admin.organizationId });
    const body = {
      username: `canary-${user.username}`,
      email: `canary-${user.username}@example.org`,
    };
    const asAdmin = await test.as(admin);
    expect((await asAdmin.call(users.update, { params: { id: user.id }, body })).statusCode).toBe(
      200,
    );
    expect((await readActivityLog(test, admin.organizationId))[0]?.detail).toEqual({
      fields: ['username', 'email'],
    });
  });

  it('stay logged in when an update changes nothing', async () => {
    const admin = await test.make.admin();
    const asAdmin = await test.as(admin);
    const count = async () => (await readActivityLog(test, admin.organizationId)).length;
    const before = await count();
    const same = await asAdmin.call(users.update, {
      params: { id: admin.id },
      body: { role: 'admin', status: 'active', email: admin.email },
    });
    expect(same.statusCode).toBe(200);
    expect((await asAdmin.call(auth.session)).statusCode).toBe(200);
    expect(await count()).toBe(before);
  });

  it('are listed per organisation for admins, over all for super admins', async () => {
    const admin = await test.make.admin();
    const user = await test.make.user({ organizationId: admin.organizationId });
    const outsider = await test.make.user();
    const names = async (caller: Awaited<ReturnType<TestApp['as']>>, query = {}) => {
      const list = await caller.call(users.list, { query: { pageSize: '200', ...query } });
      return list.json<{ items: User[] }>().items.map((item) => item.username);
    };
    const asAdmin = await test.as(admin);
    expect((await names(asAdmin)).toSorted()).toEqual([admin.username, user.username].toSorted());
    expect(await names(asAdmin, { q: outsider.username })).toEqual([]);
    expect(await names(asAdmin, { q: user.email.toUpperCase() })).toEqual([user.username]);
    expect(await names(asAdmin, { q: '%' })).toEqual([]);
    const asBoss = await test.as(await test.make.superadmin());
    expect(await names(asBoss, { q: outsider.username })).toEqual([outsider.username]);
  });

  it('are sorted and paged; users who never logged in sort last by latest log-in', async () => {
    const admin = await test.make.admin({ lastLoginAt: new Date('2026-01-02') });
    const { organizationId } = admin;
    const early = await test.make.user({ organizationId, lastLoginAt: new Date('2026-01-01') });
    const never = await test.make.user({ organizationId });
    const asAdmin = await test.as(admin);
    const ids = async (query: Record<string, string>) =>
      (await asAdmin.call(users.list, { query })).json<{ items: User[]; total: number }>();
    const latest = await ids({ sort: '-lastLoginAt' });
    expect(latest.items.map((item) => item.id)).toEqual([admin.id, early.id, never.id]);
    const second = await ids({ sort: 'lastLoginAt', page: '2', pageSize: '2' });
    expect([second.items.map((item) => item.id), second.total]).toEqual([[admin.id], 3]);
    for (const query of [{ page: '0' }, { pageSize: '201' }, { sort: 'passwordHash' }, { x: '1' }])
      expect((await asAdmin.call(users.list, { query })).statusCode).toBe(422);
  });

  it('never expose secret fields', async () => {
    const admin = await test.make.admin();
    const asAdmin = await test.as(admin);
    const answers = [
      await asAdmin.call(users.list),
      await asAdmin.call(users.read, { params: { id: admin.id } }),
      await asAdmin.call(auth.session),
    ];
    for (const { body } of answers) expect(body).not.toMatch(/argon2|password_?hash|totp/i);
  });
});
