import { contract, type ActivityLogEntry } from '@cadran/contract';
import { DATABASE_ROLES, schema } from '@cadran/db';
import type { MadeUser } from '@cadran/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Caller, type TestApp } from '../../testing/test-app.ts';

const { activityLog, auth, users } = contract;

describe('activity log', () => {
  let test: TestApp;
  let admin: MadeUser;
  let user: MadeUser;
  let outsider: MadeUser;
  let asAdmin: Caller;
  let asBoss: Caller;

  /** Activity in two organisations, one hour apart. */
  beforeAll(async () => {
    test = await createTestApp();
    admin = await test.make.admin({ username: 'adele-admin', fullName: 'Adèle Roux' });
    user = await test.make.user({ organizationId: admin.organizationId, username: 'ugo-user' });
    outsider = await test.make.admin({ username: 'sara-stranger' });
    const work = async (boss: MadeUser, id: string) => {
      const caller = await test.as(boss);
      await caller.call(users.update, { params: { id }, body: { language: 'en' } });
    };
    await work(admin, user.id);
    await work(outsider, outsider.id);
    test.advance(60 * 60_000);
    const elsewhere = await test.as(admin);
    await elsewhere.call(users.resetPassword, { params: { id: user.id } });
    await elsewhere.call(auth.logout);
    asAdmin = await test.as(admin);
    asBoss = await test.as(await test.make.superadmin());
  });
  afterAll(() => test.close());

  const search = async (caller: Caller, query: Record<string, string> = {}) => {
    const answer = await caller.call(activityLog.list, { query });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ items: ActivityLogEntry[]; total: number }>();
  };
  const actions = async (query: Record<string, string> = {}) =>
    (await search(asAdmin, query)).items.map((line) => line.action);

  it('lists actor, role, action, target and time, newest first', async () => {
    const { items, total } = await search(asAdmin);
    expect(total).toBe(3);
    expect(items.map((line) => line.action)).toEqual(['logout', 'reset_password', 'update']);
    expect(items[2]).toEqual({
      id: expect.any(String),
      at: expect.stringMatching(/Z$/),
      actor: { id: admin.id, name: 'Adèle Roux', username: 'adele-admin', role: 'admin' },
      action: 'update',
      target: { type: 'user', id: user.id, name: 'ugo-user' },
      detail: { fields: ['language'] },
      organizationId: admin.organizationId,
      organizationName: null,
    });
  });

  it('shows admins their own organisation only, super admins all with names', async () => {
    const foreign = await search(asAdmin, { organizationId: outsider.organizationId });
    expect(foreign).toEqual({ items: [], total: 0 });
    expect(await actions({ q: 'sara' })).toEqual([]);
    expect(await actions({ actor: outsider.id })).toEqual([]);
    const all = await search(asBoss);
    expect(all.total).toBe(4);
    const theirs = await search(asBoss, { organizationId: outsider.organizationId });
    expect(theirs.items).toMatchObject([
      {
        actor: { name: 'sara-stranger' },
        organizationName: expect.stringMatching(/^Organisation/),
      },
    ]);
  });

  it('is searched by text, action, target, actor and time', async () => {
    expect(await actions({ q: 'UGO' })).toEqual(['reset_password', 'update']);
    expect(await actions({ q: 'adele' })).toHaveLength(3);
    expect(await actions({ q: '_' })).toEqual([]);
    expect(await actions({ action: 'reset_password' })).toEqual(['reset_password']);
    expect(await actions({ targetType: 'organization' })).toEqual([]);
    expect(await actions({ targetId: user.id })).toEqual(['reset_password', 'update']);
    expect(await actions({ actor: admin.id })).toHaveLength(3);
    expect(await actions({ actor: user.id })).toEqual([]);
  });

  it('filters from (inclusive) to (exclusive) in any time zone', async () => {
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
    const answer = await asAdmin.call(activityLog.list, { query });
    expect(answer.statusCode).toBe(422);
    expect(Object.values(answer.json<{ error: { fields: object } }>().error.fields)).toEqual([
      rule,
    ]);
  });

  it('shows unknown codes of a newer version as "other"', async () => {
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

  it('is append-only: the application cannot update, delete or truncate it', async () => {
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

  it('refuses a line for another organisation', async () => {
    const forged = test.database.database.withTenant(admin.organizationId, (tx) =>
      tx.sql.insert(schema.auditLog).values({
        organizationId: outsider.organizationId,
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
