import { contract } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, readForm } from '../testing/saml/http-browser.ts';
import { hasSimpleSamlPhp, startSimpleSamlPhp } from '../testing/saml/simplesamlphp.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const { sso } = contract;
const ADA = {
  password: 'of the tests',
  uid: 'ada-1815',
  mail: 'ada@saml-real.example',
  displayName: 'Ada Lovelace',
};

const isInstalled = hasSimpleSamlPhp();
if (!isInstalled)
  process.stderr.write('Skipped: SimpleSAMLphp (simplesamlphp, php-cli) is not installed.\n');

describe.skipIf(!isInstalled)('sign-in by SAML with SimpleSAMLphp', () => {
  let test: TestApp;
  let provider: Awaited<ReturnType<typeof startSimpleSamlPhp>>;
  beforeAll(async () => {
    test = await createTestApp();
    provider = await startSimpleSamlPhp({ ada: ADA });
  });
  afterAll(async () => {
    await provider.close();
    await test.close();
  });

  it('imports its metadata, asks it, and opens a session by what it signs; once', async () => {
    const admin = await test.make.admin();
    const { organizationId: id } = admin;
    const caller = await test.as(admin);
    const settings = await caller.call(sso.read, { params: { id } });
    provider.register(settings.json().saml);
    const imported = await caller.call(sso.readMetadata, {
      params: { id },
      body: { xml: await provider.metadata() },
    });
    expect([imported.statusCode, imported.body]).toEqual([200, imported.body]);
    const saved = await caller.call(sso.saveSaml, {
      params: { id },
      body: { ...imported.json<object>(), trustEmail: true, createUsers: true },
    });
    expect([saved.statusCode, saved.body]).toEqual([200, saved.body]);

    const started = await test.nobody.call(sso.start, { body: { organizationId: id } });
    const cookie = started.cookies.find(({ name }) => name === 'cadran-sign-in')?.value;
    const browser = createBrowser();
    const page = await browser.open(started.json<{ url: string }>().url);
    const login = readForm(page);
    login.fields.set('username', 'ada');
    login.fields.set('password', ADA.password);
    const answered = await browser.submit(login.action, login.fields);
    const form = readForm(answered);
    expect([form.action, answered.html.slice(0, 2000)]).toEqual([
      settings.json().saml.acsUrl,
      expect.stringContaining('<'),
    ]);

    const post = () =>
      test.app.inject({
        method: 'POST',
        url: new URL(form.action).pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: form.fields.toString(),
      });
    const posted = await post();
    expect(posted.headers.location).toMatch(/^\/api\/auth\/saml\/complete\?state=/);
    const entered = await test.app.inject({
      url: String(posted.headers.location),
      headers: { cookie: `cadran-sign-in=${cookie}` },
    });
    expect([entered.statusCode, entered.headers.location]).toEqual([303, '/']);
    const users = await caller.call(contract.users.list, { query: { q: ADA.mail } });
    expect(users.json().items).toMatchObject([{ displayName: ADA.displayName, email: ADA.mail }]);
    expect((await post()).headers.location).toMatch(/^\/login\?refused=sign-in/);
  });
});
