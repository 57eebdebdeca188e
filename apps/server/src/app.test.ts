import { allRoutes, contract, type Route, successStatus } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireDeclaredAccess } from './http/authentication/require-access.ts';
import { newcomer } from './testing/new-user.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { BUILD, VERSION } from './version.ts';
import Fastify from 'fastify';

describe('the server', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ METRICS_TOKEN: 'a token for the metrics' });
  });
  afterAll(() => test.close());

  it('does not boot with a route that declares no access', async () => {
    const app = Fastify();
    requireDeclaredAccess(app);
    app.get('/declared', { config: { access: 'public' } }, async () => 'fine');
    app.get('/forgotten', async () => 'open to all');
    await expect(app.ready()).rejects.toThrow('GET /forgotten declares no access');
  });

  it('sends security headers with every response, including errors', async () => {
    const answers = await Promise.all([
      test.app.inject('/api/health'),
      test.app.inject('/api/auth/session'),
      test.app.inject('/api/no/such/call'),
      test.app.inject('/api/openapi.json'),
      test.app.inject({ method: 'POST', url: '/api/auth/login', payload: {} }),
      test.app.inject('/api/%zz?q=%zz'),
      test.app.inject('/api/organizations/%E0%A4/logo'),
      test.app.inject(`/api/organizations/${'x'.repeat(5_000)}/logo`),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([
      200, 401, 404, 200, 422, 404, 422, 422,
    ]);
    for (const { headers } of answers) {
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`default-src 'none'`);
      expect(policy).toContain(`frame-ancestors 'none'`);
      expect(policy).toContain(`base-uri 'none'`);
      expect(policy).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['strict-transport-security']).toContain('max-age=63072000');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('documents every route at /api/openapi.json and /api/docs', async () => {
    const { paths } = (await test.app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    }>();
    const pathOf = ({ path }: Route): string => `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`;
    const operationOf = (route: Route) => paths[pathOf(route)]?.[route.method.toLowerCase()];
    for (const route of allRoutes) expect(operationOf(route), pathOf(route)).toBeDefined();
    const answering = allRoutes.filter((route) => route.answer !== undefined);
    expect(answering).not.toEqual([]);
    for (const route of answering) {
      const { responses } = operationOf(route) ?? { responses: {} };
      expect(Object.keys(responses)).toContain(String(successStatus(route)));
    }
    const docs = await test.app.inject('/api/docs/');
    expect(docs.statusCode).toBe(200);
    expect(docs.body).not.toMatch(/https?:\/\/(?!www\.w3\.org)[^"']*\.(js|css|woff2)/);
  });

  it('answers health and readiness probes', async () => {
    expect((await test.app.inject('/api/health')).json()).toEqual({
      status: 'ok',
      version: VERSION,
      build: BUILD,
    });
    expect((await test.app.inject('/ready')).json()).toEqual({ status: 'ready' });
    await test.database.asSuperuser(
      `update schema_migrations set name = 'x' || name where name like '0001%'`,
    );
    const behind = await test.app.inject('/ready');
    expect(behind.statusCode).toBe(503);
    expect(behind.headers['retry-after']).toBe('5');
    await test.database.asSuperuser(
      `update schema_migrations set name = substr(name, 2) where name like 'x%'`,
    );
  });

  it('serves metrics by route pattern, only with the token', async () => {
    expect((await test.app.inject('/metrics')).statusCode).toBe(403);
    const wrong = await test.app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer no' },
    });
    expect(wrong.statusCode).toBe(403);
    const user = await test.make.user();
    await (await test.as(user)).call(contract.users.read, { params: { id: user.id } });
    const right = await test.app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer a token for the metrics' },
    });
    expect(right.body).toContain('route="/api/users/:id"');
    expect(right.body).not.toContain(user.id);
  });

  it('without a metrics token serves metrics only to unproxied local requests', async () => {
    const own = await createTestApp();
    try {
      const here = { url: '/metrics', remoteAddress: '127.0.0.1' };
      expect((await own.app.inject(here)).statusCode).toBe(200);
      const proxied = await own.app.inject({
        ...here,
        headers: { 'x-forwarded-for': '192.0.2.7' },
      });
      expect(proxied.statusCode).toBe(403);
      expect((await own.app.inject({ ...here, remoteAddress: '192.0.2.7' })).statusCode).toBe(403);
    } finally {
      await own.close();
    }
  });

  it('refuses oversized, malformed and unknown input, naming the field', async () => {
    const send = (payload: string, type = 'application/json') =>
      test.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': type },
        payload,
      });
    const large = await send(JSON.stringify({ identifier: 'x'.repeat(300_000), password: 'y' }));
    expect([large.statusCode, large.json<{ error: { code: string } }>().error.code]).toEqual([
      413,
      'too_large',
    ]);
    expect((await send('{"identifier":')).statusCode).toBe(422);
    expect((await send('a=b', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    const unknown = await send(
      JSON.stringify({ identifier: 'a', password: 'b', role: 'superadmin' }),
    );
    expect(unknown.json()).toMatchObject({
      error: { code: 'invalid_input', fields: { role: 'unknown_field' } },
    });
    const me = await test.as(await test.make.user());
    const inside = await me.call(contract.sandbox.create, {
      headers: { 'content-type': 'application/json' },
      body: `{"name":"deep","payload":${'['.repeat(60_000)}${']'.repeat(60_000)}}`,
    });
    expect([inside.statusCode, inside.json().error.fields]).toEqual([422, { body: 'format' }]);
    const deep = await send(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`);
    expect(deep.statusCode).toBe(422);
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, key) => [`k${key}`, 1]));
    const named = (await send(JSON.stringify(many))).json<{ error: { fields: object } }>();
    expect(Object.keys(named.error.fields).length).toBeLessThan(1_000);
  });

  it('ignores a trailing slash', async () => {
    const me = await test.as(await test.make.user());
    const session = { ...contract.auth.session, path: '/auth/session/' as const };
    expect((await me.call(session)).statusCode).toBe(200);
  });

  it('gives every request an id and logs no personal data', async () => {
    test.logLines.length = 0;
    const user = await test.make.user({ username: 'canary-name', email: 'canary@mail.example' });
    const answer = await test.nobody.call(contract.auth.login, {
      body: { identifier: 'canary-name', password: 'canary-password' },
      address: '203.0.113.77',
    });
    expect(answer.json<{ error: { requestId: string } }>().error.requestId).toMatch(
      /^[0-9a-f-]{36}$/,
    );
    const superadmin = await test.as(await test.make.superadmin());
    await superadmin.call(contract.users.list, { query: { q: 'canary-search' } });
    await superadmin.call(contract.users.read, { params: { id: user.id } });
    const logged = test.logLines.join('');
    expect(logged).toContain('"route":"/api/auth/login"');
    for (const secret of ['canary', '203.0.113.77', user.id]) expect(logged).not.toContain(secret);
  });

  it('logs failures with type and stack, without values', async () => {
    await test.database.asSuperuser(
      `alter table users add constraint nobody_of_that_name check (username <> 'canary-failure')`,
    );
    test.logLines.length = 0;
    const admin = await test.make.user({ role: 'admin' });
    const body = newcomer(admin.organizationId, {
      username: 'canary-failure',
      email: 'canary-failure@mail.example',
    });
    const answer = await (await test.as(admin)).call(contract.users.create, { body });
    expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
      500,
      'internal',
    ]);
    const logged = test.logLines.join('');
    expect(logged).toContain('"code":"23514"');
    expect(logged).toContain('nobody_of_that_name');
    expect(logged).toContain('queries/users.ts');
    for (const secret of ['canary', '$argon2']) expect(logged).not.toContain(secret);
  });
});
