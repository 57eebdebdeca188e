import { randomUUID } from 'node:crypto';
import { contract } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../testing/activity-log-lines.ts';
import { codeOf, setUpSecondFactor, advanceToMiddleOfStep } from '../../testing/authenticator.ts';
import { comparableBytes } from '../../testing/comparable-bytes.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { auth, organizations, secondFactor, users } = contract;

describe('second factor', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const member = async (values: Parameters<TestApp['make']['user']>[0] = {}) => {
    const user = await test.make.user(values);
    return { user, me: await test.as(user), params: { id: user.id } };
  };
  const factorOf = async (user: MadeUser) =>
    (
      await test.database.asSuperuser<{ secret: Buffer | null; confirmed: Date | null }>(
        'select totp_secret as secret, totp_confirmed_at as confirmed from users where id = $1',
        [user.id],
      )
    )[0];

  it('begins with the current password and returns a secret and a QR code URL', async () => {
    const { user, me, params } = await member();
    const wrong = await me.call(secondFactor.begin, { params, body: { password: 'wrong' } });
    expect(wrong.json()).toMatchObject({ error: { fields: { password: 'wrong_password' } } });
    const offer = await me.call(secondFactor.begin, { params, body: { password: user.password } });
    const { secret, url } = offer.json<{ secret: string; url: string }>();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const parsed = new URL(url);
    expect(parsed.protocol).toBe('otpauth:');
    expect(decodeURIComponent(parsed.pathname)).toBe(`/Cadran (localhost):${user.username}`);
    expect(parsed.searchParams.get('secret')).toBe(secret);
    // Not active yet, and encrypted in the database.
    const status = await me.call(secondFactor.read, { params });
    expect(status.json()).toEqual({ active: false, demanded: false, recoveryCodesLeft: 0 });
    const row = await factorOf(user);
    expect(row?.confirmed).toBeNull();
    expect(row?.secret?.toString('latin1')).not.toContain(secret);
    const login = await test.nobody.call(auth.login, {
      body: { identifier: user.username, password: user.password },
    });
    expect(login.statusCode).toBe(200);
  });

  it('is activated by a valid code, returns ten recovery codes and ends other sessions', async () => {
    const { user, me, params } = await member();
    const elsewhere = await test.as(user);
    const early = await me.call(secondFactor.confirm, { params, body: { code: '123456' } });
    expect(early.statusCode).toBe(409);
    const offer = await me.call(secondFactor.begin, { params, body: { password: user.password } });
    const { secret } = offer.json<{ secret: string }>();
    advanceToMiddleOfStep(test);
    const old = await codeOf(test, secret, -2);
    const wrong = await me.call(secondFactor.confirm, { params, body: { code: old } });
    expect(wrong.json()).toMatchObject({ error: { fields: { code: 'wrong_code' } } });
    const confirmed = await me.call(secondFactor.confirm, {
      params,
      body: { code: await codeOf(test, secret) },
    });
    const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect((await me.call(auth.session)).json()).toMatchObject({ user: { secondFactor: true } });
    expect((await elsewhere.call(auth.session)).statusCode).toBe(401);
    expect((await me.call(secondFactor.read, { params })).json()).toMatchObject({
      active: true,
      recoveryCodesLeft: 10,
    });
    expect((await readActivityLog(test, user.organizationId))[0]).toMatchObject({
      action: 'set_up_second_factor',
      target: user.username,
      detail: {},
    });
    const again = await me.call(secondFactor.begin, { params, body: { password: user.password } });
    expect(again.statusCode).toBe(409);
    const stored = JSON.stringify(await test.database.asSuperuser('select * from recovery_codes'));
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''));
  });

  it('cannot be set up for other users; foreign users are not found', async () => {
    const admin = await test.make.admin();
    const asAdmin = await test.as(admin);
    const { user } = await member({ organizationId: admin.organizationId });
    const outsider = await test.make.user();
    const bodies = {
      begin: { password: admin.password },
      confirm: { code: '123456' },
      renewRecoveryCodes: { password: admin.password },
    };
    for (const name of ['begin', 'confirm', 'renewRecoveryCodes'] as const) {
      const call = (id: string) =>
        asAdmin.call(secondFactor[name], { params: { id }, body: bodies[name] });
      expect((await call(user.id)).statusCode).toBe(403);
      const foreign = await call(outsider.id);
      expect(foreign.statusCode).toBe(404);
      expect(comparableBytes(foreign)).toBe(comparableBytes(await call(randomUUID())));
    }
    const readForeign = await asAdmin.call(secondFactor.read, { params: { id: outsider.id } });
    expect(readForeign.statusCode).toBe(404);
  });

  it('is removed by its owner with an unused code, not with the password alone', async () => {
    const { user, me, params } = await member();
    const { secret, recoveryCodes } = await setUpSecondFactor(test, me, user);
    const remove = (body: object) => me.call(secondFactor.remove, { params, body });
    for (const body of [{}, { password: user.password }])
      expect((await remove(body)).json()).toMatchObject({
        error: { fields: { code: 'required' } },
      });
    expect((await remove({ code: '000000' })).json()).toMatchObject({
      error: { fields: { code: 'wrong_code' } },
    });
    expect((await remove({ password: user.password, code: 'abcdefgh' })).statusCode).toBe(422);
    const wrong = await remove({ password: 'wrong', code: recoveryCodes[0] });
    expect(wrong.json()).toMatchObject({ error: { fields: { password: 'wrong_password' } } });
    expect((await factorOf(user))?.confirmed).not.toBeNull();
    expect((await remove({ code: await codeOf(test, secret, 1) })).statusCode).toBe(204);
    expect(await factorOf(user)).toEqual({ secret: null, confirmed: null });
    expect((await remove({ password: user.password })).statusCode).toBe(409);
    const lines = await readActivityLog(test, user.organizationId);
    expect(lines[0]).toMatchObject({ action: 'remove_second_factor', actor: user.username });
    const again = await setUpSecondFactor(test, me, user);
    expect((await remove({ code: recoveryCodes[0] })).statusCode).toBe(422);
    expect((await remove({ code: again.recoveryCodes[0] })).statusCode).toBe(204);
  });

  it('can be removed by an admin, which ends the sessions and is logged', async () => {
    const admin = await test.make.admin();
    const { user, me, params } = await member({ organizationId: admin.organizationId });
    await setUpSecondFactor(test, me, user);
    const asAdmin = await test.as(admin);
    const can = async () =>
      (await asAdmin.call(users.read, { params })).json<{ can: { removeSecondFactor: boolean } }>()
        .can.removeSecondFactor;
    expect(await can()).toBe(true);
    const outsider = await test.as(await test.make.admin());
    const foreign = await outsider.call(secondFactor.remove, { params, body: {} });
    expect(foreign.statusCode).toBe(404);
    const removed = await asAdmin.call(secondFactor.remove, { params, body: {} });
    expect(removed.statusCode).toBe(204);
    expect(await can()).toBe(false);
    expect((await me.call(auth.session)).statusCode).toBe(401);
    expect((await readActivityLog(test, admin.organizationId))[0]).toMatchObject({
      action: 'remove_second_factor',
      actor: admin.username,
      target: user.username,
    });
    const login = await test.nobody.call(auth.login, {
      body: { identifier: user.username, password: user.password },
    });
    expect(login.statusCode).toBe(200);
  });

  it('issues new recovery codes after reauthentication and revokes the old ones', async () => {
    const { user, me, params } = await member();
    const renew = (body: object) => me.call(secondFactor.renewRecoveryCodes, { params, body });
    expect((await renew({ password: user.password })).statusCode).toBe(409);
    const { recoveryCodes } = await setUpSecondFactor(test, me, user);
    expect((await renew({})).statusCode).toBe(422);
    const renewed = await renew({ code: recoveryCodes[3] });
    const fresh = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes;
    expect(fresh).toHaveLength(10);
    expect(fresh.some((code) => recoveryCodes.includes(code))).toBe(false);
    expect((await renew({ code: recoveryCodes[4] })).statusCode).toBe(422);
    expect((await renew({ code: fresh[0] })).statusCode).toBe(200);
    expect((await readActivityLog(test, user.organizationId))[0]).toMatchObject({
      action: 'renew_recovery_codes',
    });
  });

  it('if required for admins, blocks only them until it is set up', async () => {
    const admin = await test.make.admin();
    const { organizationId: id } = admin;
    const { user, me: asUser } = await member({ organizationId: id });
    const asAdmin = await test.as(admin);
    const demand = await asAdmin.call(organizations.update, {
      params: { id },
      body: { settings: { secondFactorForAdmins: true }, version: 1 },
    });
    expect(demand.statusCode).toBe(200);
    const blocked = await asAdmin.call(users.list);
    expect(blocked.statusCode).toBe(403);
    expect(blocked.json()).toMatchObject({ error: { code: 'second_factor_setup_required' } });
    expect((await asUser.call(users.read, { params: { id: user.id } })).statusCode).toBe(200);
    expect((await asAdmin.call(auth.session)).statusCode).toBe(200);
    const status = await asAdmin.call(secondFactor.read, { params: { id: admin.id } });
    expect(status.json()).toMatchObject({ active: false, demanded: true });
    await setUpSecondFactor(test, asAdmin, admin);
    expect((await asAdmin.call(users.list)).statusCode).toBe(200);
  });

  it('limits reauthentication to ten attempts in 15 minutes', async () => {
    const { user, me, params } = await member();
    const { secret } = await setUpSecondFactor(test, me, user);
    const remove = (code: string) => me.call(secondFactor.remove, { params, body: { code } });
    // Setting it up used two of the ten attempts.
    for (let guess = 0; guess < 8; guess++)
      expect((await remove(`00000${guess}`)).statusCode).toBe(422);
    expect((await remove(await codeOf(test, secret, 1))).statusCode).toBe(429);
    test.advance(15 * 60_000);
    const later = await test.as(user);
    const code = await codeOf(test, secret, 1);
    expect((await later.call(secondFactor.remove, { params, body: { code } })).statusCode).toBe(
      204,
    );
  });
});
