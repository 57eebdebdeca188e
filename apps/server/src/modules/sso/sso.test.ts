import { contract, type OpenedSession } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runConcurrently } from '../../testing/run-concurrently.ts';
import { readActivityLog } from '../../testing/activity-log-lines.ts';
import { codeOf, setUpSecondFactor } from '../../testing/authenticator.ts';
import { startProvider, type TestProvider } from '@cadran/testing/identity-provider';
import { comparableBytes } from '../../testing/comparable-bytes.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { auth, organizations, sso } = contract;
const MISSING = '00000000-0000-4000-8000-000000000000';

describe('sign-in by an identity provider', () => {
  let test: TestApp;
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startProvider();
    test = await createTestApp({ OUTBOUND_HOSTS: provider.issuer });
  });
  afterAll(async () => {
    await test.close();
    await provider.close();
  });

  const settings = (more: object = {}) => ({
    issuer: provider.issuer,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    ...more,
  });
  const save = async (user: MadeUser, body: object, id = user.organizationId) =>
    (await test.as(user)).call(sso.save, { params: { id }, body });
  /** An organisation with this provider, and its admin. */
  const company = async (more: object = {}) => {
    const admin = await test.make.admin();
    const saved = await save(admin, settings(more));
    expect([saved.statusCode, saved.body]).toEqual([200, saved.body]);
    return admin;
  };

  const start = (body: object) => test.nobody.call(sso.start, { body });
  const cookieOf = (answer: Awaited<ReturnType<typeof start>>, name: string) =>
    answer.cookies.find((cookie) => cookie.name === name)?.value;
  const back = (url: string, browser: string | undefined) =>
    test.app.inject({
      url: url.slice('http://localhost:3000'.length),
      headers: browser === undefined ? {} : { cookie: `cadran-sign-in=${browser}` },
    });
  /** The complete flow: redirect, provider pages, callback. */
  const walk = async (organizationId: string, name: string, more: object = {}) => {
    const started = await start({ organizationId, ...more });
    const url = await provider.logIn(started.json<{ url: string }>().url, name);
    return { url, browser: cookieOf(started, 'cadran-sign-in') };
  };
  const enter = async (organizationId: string, name: string, more: object = {}) => {
    const { url, browser } = await walk(organizationId, name, more);
    return back(url, browser);
  };
  const refusedPage = {
    statusCode: 303,
    headers: { location: expect.stringMatching(/^\/login\?refused=sign-in(&|$)/) },
  };

  it('creates a session for a known user and logs it', async () => {
    const admin = await company();
    const user = await test.make.user({
      organizationId: admin.organizationId,
      mustChangePassword: true,
    });
    provider.people.set('camille', { email: user.email.toUpperCase(), email_verified: true });
    const entered = await enter(admin.organizationId, 'camille');
    expect([entered.statusCode, entered.headers.location]).toEqual([303, '/']);
    const refreshed = await test.app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      payload: {},
      headers: { cookie: `cadran=${cookieOf(entered, 'cadran')}`, 'sec-fetch-site': 'same-origin' },
    });
    const session = refreshed.json<OpenedSession>();
    expect(session.user).toMatchObject({ id: user.id, mustChangePassword: false });
    const caller = test.withToken(session.token);
    expect((await caller.call(auth.session)).statusCode).toBe(200);
    expect((await readActivityLog(test, admin.organizationId))[0]).toMatchObject({
      actor: user.username,
      action: 'login',
      detail: { provider: new URL(provider.issuer).host },
    });
    // Later sign-ins match the provider's subject, even if the address changes.
    provider.people.set('camille', { email: 'married@example.org', email_verified: true });
    expect((await enter(admin.organizationId, 'camille')).headers.location).toBe('/');
  });

  it('refuses unknown users unless createUsers is on', async () => {
    const admin = await company();
    const newcomer = { email: 'newcomer@company.example', email_verified: true };
    provider.people.set('newcomer', { ...newcomer, name: 'Nora Newcomer' });
    expect(await enter(admin.organizationId, 'newcomer')).toMatchObject(refusedPage);
    await save(admin, settings({ createUsers: true }));
    expect((await enter(admin.organizationId, 'newcomer')).headers.location).toBe('/');
    const users = await (
      await test.as(admin)
    ).call(organizations.users, {
      params: { id: admin.organizationId },
      query: { q: 'newcomer@company.example' },
    });
    expect(users.json().items).toMatchObject([
      { role: 'user', mustChangePassword: false, displayName: 'Nora Newcomer' },
    ]);
    expect((await enter(admin.organizationId, 'newcomer')).headers.location).toBe('/');
  });

  it('refuses users of other organisations, super admins, inactive users and unverified addresses', async () => {
    const admin = await company({ createUsers: true });
    const { organizationId } = admin;
    const outsiders: [string, MadeUser][] = [
      ['foreign', await test.make.user()],
      ['boss', await test.make.superadmin({ organizationId })],
      ['gone', await test.make.user({ organizationId, status: 'inactive' })],
    ];
    for (const [name, user] of outsiders) {
      provider.people.set(name, { email: user.email, email_verified: true });
      expect({ name, ...(await enter(organizationId, name)) }).toMatchObject({
        name,
        ...refusedPage,
      });
    }
    provider.people.set('unproved', { email: admin.email, email_verified: false });
    expect(await enter(organizationId, 'unproved')).toMatchObject(refusedPage);
    provider.people.set('without-claims', {});
    expect(await enter(organizationId, 'without-claims')).toMatchObject(refusedPage);
  });

  it('links an account only to a verified address, or by an explicit setting', async () => {
    const admin = await company({ createUsers: true });
    const { organizationId } = admin;
    const user = await test.make.user({ organizationId });
    provider.people.set('unmarked', { email: user.email });
    expect(await enter(organizationId, 'unmarked')).toMatchObject(refusedPage);
    provider.people.set('new-unmarked', { email: 'new-unmarked@example.org' });
    expect(await enter(organizationId, 'new-unmarked')).toMatchObject(refusedPage);
    await save(admin, settings({ trustEmail: true }));
    expect((await enter(organizationId, 'unmarked')).headers.location).toBe('/');
    // Known by the provider's own name for the person from now on.
    await save(admin, settings());
    expect((await enter(organizationId, 'unmarked')).headers.location).toBe('/');
  });

  it('verifies the signature of what the provider says', async () => {
    const admin = await company();
    provider.people.set('signed', { email: admin.email, email_verified: true });
    provider.publishesWrongKey = true;
    try {
      expect(await enter(admin.organizationId, 'signed')).toMatchObject(refusedPage);
    } finally {
      provider.publishesWrongKey = false;
    }
    expect((await enter(admin.organizationId, 'signed')).headers.location).toBe('/');
  });

  it('asks for the second factor of a user who has one, unless the organisation trusts the provider', async () => {
    const admin = await company();
    const { organizationId } = admin;
    const user = await test.make.user({ organizationId });
    provider.people.set('careful', { email: user.email, email_verified: true });
    const { secret } = await setUpSecondFactor(test, await test.as(user), user);
    const pending = await enter(organizationId, 'careful', { returnTo: '/screening' });
    expect(cookieOf(pending, 'cadran')).toBeUndefined();
    const { pathname, searchParams } = new URL(`${pending.headers.location}`, 'http://localhost');
    expect([pathname, searchParams.get('step'), searchParams.get('returnTo')]).toEqual([
      '/login',
      'code',
      '/screening',
    ]);
    const cookie = `cadran-sign-in=${cookieOf(pending, 'cadran-sign-in')}`;
    const verify = (code: string, headers: Record<string, string> = { cookie }) =>
      test.nobody.call(sso.verifyCode, {
        body: { code },
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
      });
    expect((await verify('000000')).statusCode).toBe(401);
    const code = await codeOf(test, secret, 1);
    expect((await verify(code, {})).statusCode).toBe(401);
    expect((await verify(code, { cookie: 'cadran-sign-in=invented' })).statusCode).toBe(401);
    expect((await verify(code, { cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const entered = await verify(code);
    expect(entered.json<OpenedSession>().user.id).toBe(user.id);
    expect(cookieOf(entered, 'cadran')).toBeDefined();
    expect((await verify(code)).statusCode).toBe(401);
    test.advance(10 * 60_000);
    expect((await verify(await codeOf(test, secret, 1))).statusCode).toBe(401);

    await save(admin, settings({ askSecondFactor: false }));
    expect((await enter(organizationId, 'careful')).headers.location).toBe('/');
  });

  it('accepts plain http on this machine only', async () => {
    const own = await createTestApp({ OUTBOUND_HOSTS: 'http://login.example.org' });
    try {
      const admin = await own.make.admin();
      const answer = await (
        await own.as(admin)
      ).call(sso.save, {
        params: { id: admin.organizationId },
        body: settings({ issuer: 'http://login.example.org' }),
      });
      expect(answer.json()).toMatchObject({ error: { fields: { issuer: 'https' } } });
    } finally {
      await own.close();
    }
  });

  it('refuses a user who is deactivated during sign-in', async () => {
    const { organizationId } = await company();
    const user = await test.make.user({ organizationId });
    provider.people.set('leaver', { email: user.email, email_verified: true });
    const { url, browser } = await walk(organizationId, 'leaver');
    const [answer] = await runConcurrently(
      test,
      [() => back(url, browser)],
      [`update users set status = 'inactive' where id = '${user.id}'`],
    );
    expect(answer).toMatchObject(refusedPage);
    const sessions = await test.database.asSuperuser('select from sessions where user_id = $1', [
      user.id,
    ]);
    expect(sessions).toEqual([]);
  });

  it('accepts a callback once, in time, from the browser and attempt it belongs to', async () => {
    const admin = await company();
    const { organizationId } = admin;
    provider.people.set('admin', { email: admin.email, email_verified: true });
    const used = await walk(organizationId, 'admin');
    expect((await back(used.url, used.browser)).headers.location).toBe('/');
    expect(await back(used.url, used.browser)).toMatchObject(refusedPage);
    const stolen = await walk(organizationId, 'admin');
    expect(await back(stolen.url, undefined)).toMatchObject(refusedPage);
    const other = await walk(organizationId, 'admin');
    expect(await back(other.url, 'another-browser')).toMatchObject(refusedPage);
    const forged = await walk(organizationId, 'admin');
    const changed = forged.url.replace(/code=[^&]+/, 'code=guessed');
    expect(await back(changed, forged.browser)).toMatchObject(refusedPage);
    // The code of one attempt with the state of another: PKCE fails.
    const [one, two] = [await walk(organizationId, 'admin'), await walk(organizationId, 'admin')];
    const code = /code=[^&]+/.exec(one.url)?.[0] ?? '';
    const mixed = two.url.replace(/code=[^&]+/, code);
    expect(await back(mixed, two.browser)).toMatchObject(refusedPage);
    const late = await walk(organizationId, 'admin');
    test.advance(10 * 60_000 + 1);
    expect(await back(late.url, late.browser)).toMatchObject(refusedPage);
  });

  it('redirects to the requested page on this site, or back to the log-in page', async () => {
    const admin = await company();
    const { organizationId } = admin;
    provider.people.set('returner', { email: admin.email, email_verified: true });
    const lands = async (returnTo: string, name = 'returner') =>
      (await enter(organizationId, name, { returnTo })).headers.location;
    expect(await lands('/screening?page=2#list')).toBe('/screening?page=2#list');
    for (const outside of ['https://evil.example/', '//evil.example', '/\\evil.example', '/login'])
      expect([outside, await lands(outside)]).toEqual([outside, '/']);
    provider.people.set('unknown', { email: 'unknown@company.example', email_verified: true });
    expect(await lands('/screening', 'unknown')).toBe(
      `/login?refused=sign-in&organization=${organizationId}&returnTo=%2Fscreening`,
    );
  });

  it('finds the provider by email domain; only super admins set domains', async () => {
    const admin = await company();
    const { organizationId } = admin;
    const claimed = await save(admin, settings({ domains: ['acme.example'] }));
    expect(claimed.statusCode).toBe(403);
    const boss = await test.make.superadmin();
    const set = await save(boss, settings({ domains: ['ACME.example'] }), organizationId);
    expect(set.json()).toMatchObject({ provider: { domains: ['acme.example'] } });
    const started = await start({ email: 'Zoe@Acme.example' });
    expect(started.json().url).toContain(provider.issuer);
    expect(started.json().url).toContain('code_challenge_method=S256');
    expect((await start({ email: 'zoe@elsewhere.example' })).statusCode).toBe(404);
    expect((await start({})).statusCode).toBe(422);
    // An admin may change the other settings.
    expect((await save(admin, settings({ enabled: true }))).json().provider.domains).toEqual([
      'acme.example',
    ]);
    provider.people.set('outsider', { email: 'x@other.example', email_verified: true });
    await test.make.user({ organizationId, email: 'x@other.example' });
    expect(await enter(organizationId, 'outsider')).toMatchObject(refusedPage);
  });

  it('is unavailable when disabled, removed, or the organisation is inactive', async () => {
    const admin = await company();
    const { organizationId } = admin;
    const params = { id: organizationId };
    await save(admin, settings({ enabled: false }));
    expect((await start({ organizationId })).statusCode).toBe(404);
    await save(admin, settings());
    expect((await start({ organizationId })).statusCode).toBe(200);
    const asAdmin = await test.as(admin);
    expect((await asAdmin.call(sso.remove, { params })).statusCode).toBe(204);
    expect((await asAdmin.call(sso.remove, { params })).statusCode).toBe(404);
    expect((await start({ organizationId })).statusCode).toBe(404);
    expect((await start({ organizationId: MISSING })).statusCode).toBe(404);
  });

  it('accepts only allowed, reachable providers and never returns the secret', async () => {
    const admin = await test.make.admin();
    const refused = await save(admin, settings({ issuer: 'https://evil.example' }));
    expect(refused.json()).toMatchObject({ error: { fields: { issuer: 'one_of' } } });
    const inside = await save(admin, settings({ issuer: 'http://169.254.169.254' }));
    expect(inside.statusCode).toBe(422);
    const silent = await save(admin, settings({ issuer: `${provider.issuer}/nowhere` }));
    expect(silent.json()).toMatchObject({ error: { fields: { issuer: 'format' } } });
    const { clientSecret: _, ...without } = settings();
    expect((await save(admin, without)).json()).toMatchObject({
      error: { fields: { clientSecret: 'required' } },
    });
    const saved = await save(admin, settings());
    const params = { id: admin.organizationId };
    const read = await (await test.as(admin)).call(sso.read, { params });
    for (const { body } of [saved, read]) expect(body).not.toContain(provider.clientSecret);
    expect(read.json().redirectUri).toBe('http://localhost:3000/api/auth/oidc/callback');
    expect((await save(admin, without)).statusCode).toBe(200);
  });

  it('refuses to overwrite a concurrent change', async () => {
    const admin = await company();
    const { organizationId } = admin;
    const { clientSecret: _, ...without } = settings();
    const [answer] = await runConcurrently(
      test,
      [() => save(admin, without)],
      [
        'select from organizations for update',
        `update identity_providers set domains = '{acme.example}' where organization_id = '${organizationId}'`,
      ],
    );
    expect(answer?.statusCode).toBe(409);
    const read = await (await test.as(admin)).call(sso.read, { params: { id: organizationId } });
    expect(read.json().provider.domains).toEqual(['acme.example']);
  });

  it('can be configured only by the organisation’s admins', async () => {
    const admin = await company();
    const params = { id: admin.organizationId };
    const user = await test.as(await test.make.user({ organizationId: admin.organizationId }));
    expect((await user.call(sso.read, { params })).statusCode).toBe(403);
    const outsider = await test.as(await test.make.admin());
    expect(comparableBytes(await outsider.call(sso.read, { params }))).toEqual(
      comparableBytes(await outsider.call(sso.read, { params: { id: MISSING } })),
    );
    expect((await test.nobody.call(sso.read, { params })).statusCode).toBe(401);
  });
});
