import { randomUUID } from 'node:crypto';
import { contract, type User } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLines } from '../testing/audit-lines.ts';
import { bytesOf } from '../testing/same-answer.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const { auth, users } = contract;

describe('users', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('who are super admin are seen but not touched by an admin of their organisation', async () => {
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

  it('change their own email, notifications and language, and nothing else', async () => {
    const user = await test.make.user();
    const me = await test.as(user);
    const change = (body: object) => me.call(users.update, { params: { id: user.id }, body });
    const email = `changed-${user.email}`;
    const allowed = await change({ email, notifications: false, language: 'en' });
    expect(allowed.json()).toMatchObject({ email, notifications: false, language: 'en' });
    expect((await auditLines(test, user.organizationId))[0]?.detail).toEqual({
      fields: ['email', 'notifications', 'language'],
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

  it('do not see each other: a colleague, a stranger and nobody answer alike, byte for byte', async () => {
    const user = await test.make.user();
    const colleague = await test.make.user({ organizationId: user.organizationId });
    const stranger = await test.make.user();
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
        [colleague.id, stranger.id, randomUUID()].map((id) =>
          me.call(users[name], { params: { id }, body }),
        ),
      );
      expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404]);
      expect(new Set(answers.map(bytesOf)).size).toBe(1);
    }
  });

  it('of another organisation do not exist for an admin, byte for byte', async () => {
    const asAdmin = await test.as(await test.make.admin());
    const stranger = await test.make.user();
    const before = await test.database.asSuperuser('select * from users where id = $1', [
      stranger.id,
    ]);
    const calls = [
      ['read', undefined],
      ['update', { status: 'inactive' }],
      ['remove', undefined],
      ['resetPassword', undefined],
    ] as const;
    for (const [name, body] of calls) {
      const call = (id: string) => asAdmin.call(users[name], { params: { id }, body });
      const foreign = await call(stranger.id);
      expect(foreign.statusCode).toBe(404);
      expect(bytesOf(foreign)).toBe(bytesOf(await call(randomUUID())));
    }
    expect(
      await test.database.asSuperuser('select * from users where id = $1', [stranger.id]),
    ).toEqual(before);
  });

  it('are edited by their admin: flags, role and state; only what changed is in the audit log', async () => {
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
    expect((await auditLines(test, admin.organizationId))[0]).toEqual({
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

  it('changed in name or address have in the log that they did, and neither', async () => {
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
    expect((await auditLines(test, admin.organizationId))[0]?.detail).toEqual({
      fields: ['username', 'email'],
    });
  });

  it('stay logged in when what was sent is what they already are', async () => {
    const admin = await test.make.admin();
    const asAdmin = await test.as(admin);
    const count = async () => (await auditLines(test, admin.organizationId)).length;
    const before = await count();
    const same = await asAdmin.call(users.update, {
      params: { id: admin.id },
      body: { role: 'admin', status: 'active', email: admin.email },
    });
    expect(same.statusCode).toBe(200);
    expect((await asAdmin.call(auth.session)).statusCode).toBe(200);
    expect(await count()).toBe(before);
  });

  it('are listed for their admin only within the organisation, for a super admin over all', async () => {
    const admin = await test.make.admin();
    const user = await test.make.user({ organizationId: admin.organizationId });
    const stranger = await test.make.user();
    const names = async (caller: Awaited<ReturnType<TestApp['as']>>, query = {}) => {
      const list = await caller.call(users.list, { query: { pageSize: '200', ...query } });
      return list.json<{ items: User[] }>().items.map((item) => item.username);
    };
    const asAdmin = await test.as(admin);
    expect((await names(asAdmin)).toSorted()).toEqual([admin.username, user.username].toSorted());
    expect(await names(asAdmin, { q: stranger.username })).toEqual([]);
    expect(await names(asAdmin, { q: user.email.toUpperCase() })).toEqual([user.username]);
    expect(await names(asAdmin, { q: '%' })).toEqual([]);
    const asBoss = await test.as(await test.make.superadmin());
    expect(await names(asBoss, { q: stranger.username })).toEqual([stranger.username]);
  });

  it('are sorted and paged; who never logged in comes last when the latest come first', async () => {
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

  it('never show what must stay inside', async () => {
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
