import { contract, type AuditLine } from '@cadran/contract';
import { DATABASE_ROLES, schema } from '@cadran/db';
import type { MadeUser } from '@cadran/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Caller, type TestApp } from '../testing/test-app.ts';

const { audit, auth, users } = contract;

describe('the audit log', () => {
  let test: TestApp;
  let admin: MadeUser;
  let user: MadeUser;
  let stranger: MadeUser;
  let asAdmin: Caller;
  let asBoss: Caller;

  /** Some work in two organisations, an hour after each other. */
  beforeAll(async () => {
    test = await createTestApp();
    admin = await test.make.admin({ username: 'adele-admin' });
    user = await test.make.user({ organizationId: admin.organizationId, username: 'ugo-user' });
    stranger = await test.make.admin({ username: 'sara-stranger' });
    const work = async (boss: MadeUser, id: string) => {
      const caller = await test.as(boss);
      await caller.call(users.update, { params: { id }, body: { language: 'en' } });
    };
    await work(admin, user.id);
    await work(stranger, stranger.id);
    test.advance(60 * 60_000);
    const elsewhere = await test.as(admin);
    await elsewhere.call(users.resetPassword, { params: { id: user.id } });
    await elsewhere.call(auth.logout);
    asAdmin = await test.as(admin);
    asBoss = await test.as(await test.make.superadmin());
  });
  afterAll(() => test.close());

  const search = async (caller: Caller, query: Record<string, string> = {}) => {
    const answer = await caller.call(audit.list, { query });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ items: AuditLine[]; total: number }>();
  };
  const actions = async (query: Record<string, string> = {}) =>
    (await search(asAdmin, query)).items.map((line) => line.action);

  it('says who did what to whom, when and in which role, newest first', async () => {
    const { items, total } = await search(asAdmin);
    expect(total).toBe(3);
    expect(items.map((line) => line.action)).toEqual(['logout', 'reset_password', 'update']);
    expect(items[2]).toEqual({
      id: expect.any(String),
      at: expect.stringMatching(/Z$/),
      actor: { id: admin.id, name: 'adele-admin', role: 'admin' },
      action: 'update',
      target: { type: 'user', id: user.id, name: 'ugo-user' },
      detail: { fields: ['language'] },
      organizationId: admin.organizationId,
      organizationName: null,
    });
  });

  it('shows an admin the own organisation only, whatever is asked; a super admin all, with their names', async () => {
    const foreign = await search(asAdmin, { organizationId: stranger.organizationId });
    expect(foreign).toEqual({ items: [], total: 0 });
    expect(await actions({ q: 'sara' })).toEqual([]);
    expect(await actions({ actor: stranger.id })).toEqual([]);
    const all = await search(asBoss);
    expect(all.total).toBe(4);
    const theirs = await search(asBoss, { organizationId: stranger.organizationId });
    expect(theirs.items).toMatchObject([
      {
        actor: { name: 'sara-stranger' },
        organizationName: expect.stringMatching(/^Organisation/),
      },
    ]);
  });

  it('is searched by text, action, kind and id of target, actor and time', async () => {
    expect(await actions({ q: 'UGO' })).toEqual(['reset_password', 'update']);
    expect(await actions({ q: 'adele' })).toHaveLength(3);
    expect(await actions({ q: '_' })).toEqual([]);
    expect(await actions({ action: 'reset_password' })).toEqual(['reset_password']);
    expect(await actions({ targetType: 'organization' })).toEqual([]);
    expect(await actions({ targetId: user.id })).toEqual(['reset_password', 'update']);
    expect(await actions({ actor: admin.id })).toHaveLength(3);
    expect(await actions({ actor: user.id })).toEqual([]);
  });

  it('takes a time from, inclusive, and to, exclusive, in any zone', async () => {
    const { items } = await search(asAdmin, { action: 'update' });
    const at = items[0]?.at ?? '';
    const shifted = new Date(new Date(at).getTime() + 2 * 3_600_000)
      .toISOString()
      .replace('Z', '+02:00');
    const after = new Date(new Date(at).getTime() + 1).toISOString();
    for (const moment of [at, shifted]) {
      expect(await actions({ from: moment, action: 'update' })).toEqual(['update']);
      expect(await actions({ to: moment })).toEqual([]);
    }
    expect(await actions({ from: after })).toEqual(['logout', 'reset_password']);
    expect(await actions({ to: after })).toEqual(['update']);
  });

  it('is paged and sorted by time', async () => {
    const page = await search(asAdmin, { page: '2', pageSize: '2' });
    expect([page.items.map((line) => line.action), page.total]).toEqual([['update'], 3]);
    expect(await actions({ sort: 'at', pageSize: '1' })).toEqual(['update']);
  });

  it.each<[Record<string, string>, string]>([
    [{ action: 'fly' }, 'one_of'],
    [{ targetType: 'planet' }, 'one_of'],
    [{ from: 'yesterday' }, 'format'],
    [{ to: '2026-02-30T00:00:00Z' }, 'format'],
    [{ actor: 'me' }, 'format'],
    [{ sort: 'detail' }, 'one_of'],
    [{ unknown: 'x' }, 'unknown_field'],
  ])('refuses a search it does not understand: %j', async (query, rule) => {
    const answer = await asAdmin.call(audit.list, { query });
    expect(answer.statusCode).toBe(422);
    expect(Object.values(answer.json<{ error: { fields: object } }>().error.fields)).toEqual([
      rule,
    ]);
  });

  it('shows a line of a newer version as "other" instead of failing', async () => {
    const organizationId = await test.make.organization();
    await test.database.asSuperuser(
      `insert into audit_log (organization_id, at, actor_name, actor_role, action, target_type)
       values ($1, now(), 'somebody', 'robot', 'teleport', 'moon')`,
      [organizationId],
    );
    const { items } = await search(asBoss, { organizationId });
    expect(items).toMatchObject([
      {
        action: 'other',
        actor: { id: null, name: 'somebody', role: 'system' },
        target: { type: 'other', id: null, name: '' },
      },
    ]);
  });

  it('is append-only: the application cannot change, remove or empty it, on no path', async () => {
    const client = new pg.Client(test.database.connection(DATABASE_ROLES.app));
    await client.connect();
    try {
      for (const role of [DATABASE_ROLES.app, DATABASE_ROLES.platform]) {
        await client.query(
          `select set_config('role', $1, false), set_config('app.organization', $2, false)`,
          [role, admin.organizationId],
        );
        const seen = await client.query('select from audit_log');
        expect(seen.rowCount).toBeGreaterThan(0);
        for (const attempt of [
          `update audit_log set actor_name = 'nobody'`,
          'delete from audit_log',
          'truncate audit_log',
        ])
          await expect(client.query(attempt)).rejects.toMatchObject({ code: '42501' });
      }
    } finally {
      await client.end();
    }
  });

  it('does not take a line for another organisation', async () => {
    const forged = test.database.database.withTenant(admin.organizationId, (tx) =>
      tx.sql.insert(schema.auditLog).values({
        organizationId: stranger.organizationId,
        at: new Date(),
        actorName: 'forger',
        actorRole: 'admin',
        action: 'delete',
        targetType: 'user',
      }),
    );
    await expect(forged).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});
