import { contract, type OpenedSession } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../../testing/activity-log-lines.ts';
import { codeOf, setUpSecondFactor } from '../../../testing/authenticator.ts';
import {
  cookieOf,
  refusedPage,
  samlFixture,
  settings,
} from '../../../testing/saml/saml-fixture.ts';
import {
  ISSUER,
  readRequest,
  type ResponseParts,
  responseXml,
  sign,
  SSO_URL,
} from '../../../testing/saml/saml-response.ts';
import { PROVIDER, WEAK_CERTIFICATE } from '../../../testing/saml/test-keys.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const { organizations, sso } = contract;
const MISSING = '00000000-0000-4000-8000-000000000000';

describe('sign-in by SAML', () => {
  let test: TestApp;
  let fixture: ReturnType<typeof samlFixture>;
  beforeAll(async () => {
    test = await createTestApp();
    fixture = samlFixture(test);
  });
  afterAll(() => test.close());

  it('opens a session for a known user, in the browser that started, and logs it', async () => {
    const admin = await fixture.company();
    const { organizationId } = admin;
    const user = await test.make.user({ organizationId, mustChangePassword: true });
    const entered = await fixture.enter(organizationId, { email: user.email.toUpperCase() });
    expect([entered.statusCode, entered.headers.location]).toEqual([303, '/']);
    const refreshed = await test.app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      payload: {},
      headers: { cookie: `cadran=${cookieOf(entered, 'cadran')}`, 'sec-fetch-site': 'same-origin' },
    });
    expect(refreshed.json<OpenedSession>().user).toMatchObject({
      id: user.id,
      mustChangePassword: false,
    });
    expect((await readActivityLog(test, organizationId))[0]).toMatchObject({
      actor: user.username,
      action: 'login',
      detail: { provider: 'login.example.org' },
    });
    // Later sign-ins match the provider's name for the person, even if the address changes.
    const later = await fixture.enter(organizationId, { email: 'married@example.org' });
    expect(later.headers.location).toBe('/');
  });

  it('accepts a response that is signed as a whole, and returns to the requested page', async () => {
    const admin = await fixture.company();
    const { organizationId } = admin;
    const attempt = await fixture.start(organizationId, { returnTo: '/screening?page=2' });
    const xml = responseXml({ ...attempt, email: admin.email });
    const entered = await fixture.finish(
      organizationId,
      attempt,
      sign(xml, { element: 'Response' }),
    );
    expect(entered.headers.location).toBe('/screening?page=2');
  });

  it('asks in a standard request, and finds the provider by email domain', async () => {
    const admin = await fixture.company();
    const { organizationId } = admin;
    const boss = await test.make.superadmin();
    expect((await fixture.save(admin, settings({ domains: ['saml.example'] }))).statusCode).toBe(
      403,
    );
    await fixture.save(boss, settings({ domains: ['saml.example'] }), organizationId);
    const started = await test.nobody.call(sso.start, { body: { email: 'zoe@saml.example' } });
    const { url } = started.json<{ url: string }>();
    const request = readRequest(url);
    expect(url.startsWith(`${SSO_URL}?`)).toBe(true);
    expect(request.xml).toContain(
      'ProtocolBinding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST"',
    );
    expect(request.acsUrl).toBe(`http://localhost:3000/api/auth/saml/${organizationId}/acs`);
    expect(request.entityId).toBe(`http://localhost:3000/api/auth/saml/${organizationId}/metadata`);
    // Only addresses of the domains may come in.
    await test.make.user({ organizationId, email: 'x@other.example' });
    expect(await fixture.enter(organizationId, { email: 'x@other.example' })).toMatchObject(
      refusedPage,
    );
    expect(await fixture.lastRefusal(organizationId)).toMatchObject({
      detail: { reason: 'saml_user' },
    });
  });

  it('links by address only if the organisation trusts the addresses', async () => {
    const admin = await fixture.company({ trustEmail: false, createUsers: true });
    const { organizationId, email } = admin;
    expect(await fixture.enter(organizationId, { email })).toMatchObject(refusedPage);
    expect(await fixture.enter(organizationId, { email: 'new@example.net' })).toMatchObject(
      refusedPage,
    );
    expect(await fixture.lastRefusal(organizationId)).toMatchObject({
      detail: { reason: 'saml_user' },
    });
    await fixture.save(admin, settings());
    expect((await fixture.enter(organizationId, { email })).headers.location).toBe('/');
    await fixture.save(admin, settings({ trustEmail: false }));
    expect((await fixture.enter(organizationId, { email })).headers.location).toBe('/');
  });

  it('creates users if that is on, never admits those of another organisation or super admins', async () => {
    const admin = await fixture.company({ createUsers: true });
    const { organizationId } = admin;
    const created = await fixture.enter(organizationId, {
      subject: 'new-person',
      email: 'newcomer@saml-company.example',
      attributes: { displayName: 'Nora Newcomer' },
    });
    expect(created.headers.location).toBe('/');
    const users = await (
      await test.as(admin)
    ).call(organizations.users, { params: { id: organizationId }, query: { q: 'newcomer' } });
    expect(users.json().items).toMatchObject([{ role: 'user', displayName: 'Nora Newcomer' }]);
    const stranger = await test.make.user();
    const boss = await test.make.superadmin({ organizationId });
    for (const { email } of [stranger, boss])
      expect(await fixture.enter(organizationId, { subject: email, email })).toMatchObject(
        refusedPage,
      );
  });

  it('reads the address from the attribute that is set, a usual one, or the name itself', async () => {
    const admin = await fixture.company();
    const { organizationId, email } = admin;
    const claim = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress';
    const lands = async (parts: Partial<ResponseParts>) =>
      (await fixture.enter(organizationId, parts)).headers.location;
    expect(await lands({ subject: 'a', attributes: { [claim]: email } })).toBe('/');
    expect(await lands({ subject: email })).toBe('/');
    await fixture.save(admin, settings({ emailAttribute: 'workAddress' }));
    expect(await lands({ subject: 'b', attributes: { workAddress: email } })).toBe('/');
    expect(await lands({ subject: 'c', email })).toContain('refused');
    expect(await fixture.lastRefusal(organizationId)).toMatchObject({
      detail: { reason: 'saml_email' },
    });
  });

  it('asks for the second factor of a user who has one', async () => {
    const { organizationId } = await fixture.company();
    const user = await test.make.user({ organizationId });
    const { secret } = await setUpSecondFactor(test, await test.as(user), user);
    const pending = await fixture.enter(organizationId, { email: user.email });
    expect(cookieOf(pending, 'cadran')).toBeUndefined();
    expect(pending.headers.location).toMatch(/^\/login\?step=code/);
    const entered = await test.nobody.call(sso.verifyCode, {
      body: { code: await codeOf(test, secret, 1) },
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: `cadran-sign-in=${cookieOf(pending, 'cadran-sign-in')}`,
      },
    });
    expect(entered.json<OpenedSession>().user.id).toBe(user.id);
  });

  it('takes the fields of a form, each once, and no other route does', async () => {
    const { organizationId } = await fixture.company();
    const url = `/api/auth/saml/${organizationId}/acs`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const twice = await test.app.inject({
      method: 'POST',
      url,
      headers,
      payload: 'SAMLResponse=a&SAMLResponse=b',
    });
    expect(twice.statusCode).toBe(422);
    const login = await test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers,
      payload: 'identifier=a&password=b',
    });
    expect(login.statusCode).toBe(415);
    expect(await fixture.post(MISSING, { SAMLResponse: 'x' })).toMatchObject(refusedPage);
  });

  it('is off when disabled or replaced, and passes on to OpenID Connect and back', async () => {
    const admin = await fixture.company();
    const { organizationId } = admin;
    const attempt = await fixture.start(organizationId);
    await fixture.save(admin, settings({ enabled: false }));
    const xml = sign(responseXml({ ...attempt, email: admin.email }));
    expect(await fixture.finish(organizationId, attempt, xml)).toMatchObject(refusedPage);
    expect(await fixture.lastRefusal(organizationId)).toMatchObject({
      detail: { reason: 'saml_off' },
    });
    const caller = await test.as(admin);
    const params = { id: organizationId };
    const read = await caller.call(sso.read, { params });
    expect(read.json()).toMatchObject({
      provider: {
        protocol: 'saml',
        certificates: [{ fingerprint: expect.stringMatching(/^([0-9A-F]{2}:){31}/) }],
      },
      saml: { acsUrl: `http://localhost:3000/api/auth/saml/${organizationId}/acs` },
    });
    expect((await caller.call(sso.remove, { params })).statusCode).toBe(204);
  });

  it('names the field that is wrong', async () => {
    const admin = await test.make.admin();
    const fieldsOf = async (more: object) =>
      (await fixture.save(admin, settings(more))).json<{ error: { fields: object } }>().error
        .fields;
    expect(await fieldsOf({ ssoUrl: 'http://login.example.org' })).toEqual({ ssoUrl: 'https' });
    expect(await fieldsOf({ ssoUrl: 'javascript:alert(1)' })).toEqual({ ssoUrl: 'https' });
    expect(await fieldsOf({ ssoUrl: 'nowhere' })).toEqual({ ssoUrl: 'format' });
    expect(await fieldsOf({ certificates: [] })).toEqual({ certificates: 'min_items:1' });
    for (const wrong of ['no certificate', PROVIDER.key, WEAK_CERTIFICATE])
      expect(await fieldsOf({ certificates: [PROVIDER.certificate, wrong] })).toEqual({
        'certificates.1': 'format',
      });
    expect(
      (await fixture.save(admin, settings({ certificates: Array(6).fill('x') }))).statusCode,
    ).toBe(422);
  });

  it('serves its metadata, and reads that of providers', async () => {
    const admin = await test.make.admin();
    const { organizationId: id } = admin;
    const metadata = await test.nobody.call(sso.samlMetadata, { params: { id } });
    expect(metadata.headers['content-type']).toContain('application/samlmetadata+xml');
    expect(metadata.body).toContain(`Location="http://localhost:3000/api/auth/saml/${id}/acs"`);
    const missing = await test.nobody.call(sso.samlMetadata, { params: { id: MISSING } });
    expect(missing.statusCode).toBe(404);
    const base64 = PROVIDER.certificate.replaceAll(/-----[^-]+-----|\s/g, '');
    const xml = (inside: string) =>
      `<?xml version="1.0"?><!-- ours --><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${ISSUER}">${inside}</md:EntityDescriptor>`;
    const key = (use: string, text: string) =>
      `<md:KeyDescriptor ${use}><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${text}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;
    const service = `<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${SSO_URL}"/>`;
    const idp = (inside: string) => `<md:IDPSSODescriptor>${inside}</md:IDPSSODescriptor>`;
    const caller = await test.as(admin);
    const read = async (text: string) =>
      (await caller.call(sso.readMetadata, { params: { id }, body: { xml: text } })).json();
    expect(
      await read(
        xml(idp(`${key('use="signing"', base64)}${key('use="encryption"', 'x')}${service}`)),
      ),
    ).toEqual({
      issuer: ISSUER,
      ssoUrl: SSO_URL,
      certificates: [expect.stringContaining('BEGIN CERTIFICATE')],
    });
    const refused = (rule: string) => ({ error: { fields: { xml: rule } } });
    expect(await read(xml(idp(service)))).toMatchObject(refused('required'));
    expect(await read(xml(''))).toMatchObject(refused('one_of'));
    expect(await read('<!DOCTYPE x [<!ENTITY a "b">]><x/>')).toMatchObject(refused('format'));
    expect(await read('not xml')).toMatchObject(refused('format'));
  });
});
