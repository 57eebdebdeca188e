import { randomUUID } from 'node:crypto';
import { SAML_REFUSALS, type SamlRefusal } from '@cadran/contract';
import { DOMParser } from '@xmldom/xmldom';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Forge, SAML_ATTACKS } from '../testing/saml/saml-attacks.ts';
import { type Attempt, samlFixture, settings } from '../testing/saml/saml-fixture.ts';
import { encode, responseXml, sign } from '../testing/saml/saml-response.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { XmlElement } from '../modules/sso/saml/reading/xml-element.ts';

/** The disabled guards, by what they refuse with; with none, the mocks below behave like the real modules. */
const { broken, unless } = vi.hoisted(() => {
  const disabled = new Set<string>();
  return {
    broken: disabled,
    /** What a disabled guard refuses goes on as if nothing were wrong. */
    unless: <T>(guarded: () => T, otherwise: () => T): T => {
      try {
        return guarded();
      } catch (error) {
        if (error instanceof Error && 'reason' in error && disabled.has(String(error.reason)))
          return otherwise();
        throw error;
      }
    },
  };
});

vi.mock('../modules/sso/saml/reading/parse-xml.ts', async (original) => {
  const real = await original<typeof import('../modules/sso/saml/reading/parse-xml.ts')>();
  const parseXml: typeof real.parseXml = (xml, limits) =>
    unless(
      () => real.parseXml(xml, limits),
      () => {
        const ignore = () => undefined;
        const errorHandler = { warning: ignore, error: ignore, fatalError: ignore };
        const parsed = new DOMParser({ errorHandler }).parseFromString(xml, 'text/xml');
        return parsed.documentElement as XmlElement;
      },
    );
  return { ...real, parseXml };
});

vi.mock('../modules/sso/saml/check-structure.ts', async (original) => {
  const real = await original<typeof import('../modules/sso/saml/check-structure.ts')>();
  const checkStructure: typeof real.checkStructure = (root) =>
    unless(
      () => real.checkStructure(root),
      () => undefined,
    );
  return { ...real, checkStructure };
});

vi.mock('../modules/sso/saml/check-assertion.ts', async (original) => {
  const real = await original<typeof import('../modules/sso/saml/check-assertion.ts')>();
  const checkAssertion: typeof real.checkAssertion = (assertion, expected, now) =>
    unless(
      () => real.checkAssertion(assertion, expected, now),
      () => new Date(now.getTime() + 60_000),
    );
  const checkEnvelope: typeof real.checkEnvelope = (response, expected) =>
    unless(
      () => real.checkEnvelope(response, expected),
      () => undefined,
    );
  return { ...real, checkAssertion, checkEnvelope };
});

vi.mock('../modules/sso/saml/read-identity.ts', async (original) => {
  const real = await original<typeof import('../modules/sso/saml/read-identity.ts')>();
  const readIdentity: typeof real.readIdentity = (assertion, names) =>
    unless(
      () => real.readIdentity(assertion, names),
      () => ({ subject: 'anybody', email: newAddress(), emailVerified: false, name: '' }),
    );
  return { ...real, readIdentity };
});

vi.mock('../modules/sso/saml/service-provider.ts', async (original) => {
  const real = await original<typeof import('../modules/sso/saml/service-provider.ts')>();
  const samlClient: typeof real.samlClient = async (...about) => {
    const client = await real.samlClient(...about);
    if (broken.has('saml_signature'))
      client.validatePostResponseAsync = async ({ SAMLResponse = '' }) => {
        const xml = Buffer.from(SAMLResponse, 'base64').toString();
        const namespace = 'xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"';
        const [assertion = ''] = /<saml:Assertion.*<\/saml:Assertion>/su.exec(xml) ?? [];
        const own = assertion.replace('<saml:Assertion', `<saml:Assertion ${namespace}`);
        return { profile: { getAssertionXml: () => own }, loggedOut: false } as never;
      };
    return client;
  };
  return { ...real, samlClient };
});

vi.mock('../modules/sso/attempts.ts', async (original) => {
  const real = await original<typeof import('../modules/sso/attempts.ts')>();
  const isSameBrowser: typeof real.isSameBrowser = (browser, hash) =>
    broken.has('saml_other_browser') || real.isSameBrowser(browser, hash);
  return { ...real, isSameBrowser };
});

vi.mock('../modules/sso/queries.ts', async (original) => {
  const real = await original<typeof import('../modules/sso/queries.ts')>();
  const findProvider: typeof real.findProvider = async (...about) => {
    const provider = await real.findProvider(...about);
    return provider && broken.has('saml_off') ? { ...provider, enabled: true } : provider;
  };
  const consumeAttempt: typeof real.consumeAttempt = async (db, hash) => {
    const attempt = await real.consumeAttempt(db, hash);
    if (attempt && broken.has('saml_unsolicited'))
      await real.insertAttempt(db, attempt, new Date(0));
    return attempt;
  };
  const recordAssertion: typeof real.recordAssertion = async (...about) =>
    (await real.recordAssertion(...about)) || broken.has('saml_replay');
  return { ...real, findProvider, consumeAttempt, recordAssertion };
});

const MINUTE = 60_000;
const reasonIn = (detail: unknown): unknown =>
  typeof detail === 'object' && detail !== null && 'reason' in detail ? detail.reason : undefined;
const newAddress = (): string => `${randomUUID()}@example.org`;

/** Attacks that a second guard stops when the first is gone, by its own name; the others get in. */
const STOPPED_AGAIN: Readonly<Record<string, SamlRefusal>> = {
  'an unsigned response': 'saml_signature',
  'a second assertion beside the signed one': 'saml_signature',
  'the signed assertion moved into an extension, a forged one in its place': 'saml_signature',
  'the signed assertion inside the signature of a forged one': 'saml_signature',
  'two elements with the same id': 'saml_signature',
  'entities that grow (a billion laughs)': 'saml_signature',
  'a response that is too large': 'saml_unsigned',
  'what is not XML': 'saml_signature',
  'another document': 'saml_signature',
  'an encrypted assertion': 'saml_signature',
};

/** What the attacks of the table do not do: they need another time, request or browser. */
const OTHER_GUARDS = [
  'saml_not_yet_valid',
  'saml_expired',
  'saml_replay',
  'saml_unsolicited',
  'saml_other_browser',
  'saml_off',
] as const;

describe('an attack by SAML is noticed without the guard against it:', () => {
  let test: TestApp;
  let fixture: ReturnType<typeof samlFixture>;
  beforeAll(async () => {
    test = await createTestApp();
    fixture = samlFixture(test);
  });
  afterEach(() => {
    broken.clear();
    // So many requests from one address are refused otherwise.
    test.advance(10 * MINUTE);
  });
  afterAll(() => test.close());

  type Answer = Awaited<ReturnType<typeof fixture.finish>>;
  const outcomeOf = async (organizationId: string, { headers }: Answer) =>
    headers.location === '/'
      ? 'signed in'
      : reasonIn((await fixture.lastRefusal(organizationId))?.detail);

  const attack = async (forge: Forge) => {
    const { organizationId } = await fixture.company({ createUsers: true });
    const attempt = await fixture.start(organizationId);
    const xml = forge({ ...attempt, email: newAddress() });
    return outcomeOf(organizationId, await fixture.finish(organizationId, attempt, xml));
  };

  it.each(SAML_ATTACKS)('%s (%s)', async (name, reason, forge) => {
    expect(await attack(forge)).toBe(reason);
    broken.add(reason);
    expect(await attack(forge)).toBe(STOPPED_AGAIN[name] ?? 'signed in');
  });

  it.each([
    ['saml_not_yet_valid', { notBefore: 2 * MINUTE }],
    ['saml_expired', { notOnOrAfter: -2 * MINUTE }],
  ] as const)('the clock (%s)', async (reason, offsets) => {
    const forge: Forge = (at) => {
      const moments = Object.entries(offsets).map(([name, offset]) => [
        name,
        new Date(at.now.getTime() + offset),
      ]);
      return sign(responseXml({ ...at, ...Object.fromEntries(moments) }));
    };
    expect(await attack(forge)).toBe(reason);
    broken.add(reason);
    expect(await attack(forge)).toBe('signed in');
  });

  /** Signs in, then sends the same again; the request is open again if `reopened`. */
  const replay = async ({ reopened }: { readonly reopened: boolean }) => {
    const { organizationId, email } = await fixture.company();
    const attempt = await fixture.start(organizationId);
    const [row] = await test.database.asSuperuser<Record<string, unknown>>(
      'select * from sign_in_attempts where organization_id = $1',
      [organizationId],
    );
    const xml = sign(responseXml({ ...attempt, email }));
    expect((await fixture.finish(organizationId, attempt, xml)).headers.location).toBe('/');
    if (reopened)
      await test.database.asSuperuser(
        `insert into sign_in_attempts (state_hash, organization_id, browser_hash, sealed, expires_at)
         values ($1, $2, $3, $4, $5)`,
        ['state_hash', 'organization_id', 'browser_hash', 'sealed', 'expires_at'].map(
          (column) => row?.[column],
        ),
      );
    return outcomeOf(organizationId, await fixture.finish(organizationId, attempt, xml));
  };

  it('an assertion that is sent twice (saml_replay)', async () => {
    expect(await replay({ reopened: true })).toBe('saml_replay');
    broken.add('saml_replay');
    expect(await replay({ reopened: true })).toBe('signed in');
  });

  it('a request that is answered twice (saml_unsolicited)', async () => {
    expect(await replay({ reopened: false })).toBe('saml_unsolicited');
    broken.add('saml_unsolicited');
    expect(await replay({ reopened: false })).toBe('saml_replay');
    broken.add('saml_replay');
    expect(await replay({ reopened: false })).toBe('signed in');
  });

  it('an answer that another browser brings (saml_other_browser)', async () => {
    const bring = async () => {
      const { organizationId, email } = await fixture.company();
      const attempt: Attempt = await fixture.start(organizationId);
      const posted = await fixture.post(organizationId, {
        SAMLResponse: encode(sign(responseXml({ ...attempt, email }))),
        RelayState: attempt.relayState,
      });
      return outcomeOf(organizationId, await fixture.complete(posted, 'another-browser'));
    };
    expect(await bring()).toBe('saml_other_browser');
    broken.add('saml_other_browser');
    expect(await bring()).toBe('signed in');
  });

  it('an answer after the provider was switched off (saml_off)', async () => {
    const late = async () => {
      const admin = await fixture.company();
      const { organizationId, email } = admin;
      const attempt = await fixture.start(organizationId);
      await fixture.save(admin, settings({ enabled: false }));
      const xml = sign(responseXml({ ...attempt, email }));
      return outcomeOf(organizationId, await fixture.finish(organizationId, attempt, xml));
    };
    expect(await late()).toBe('saml_off');
    broken.add('saml_off');
    expect(await late()).toBe('signed in');
  });

  it('every refusal has its guard disabled above, or in the policies', () => {
    const tried = new Set<SamlRefusal>([
      ...SAML_ATTACKS.map(([, reason]) => reason),
      ...OTHER_GUARDS,
    ]);
    // userPolicy.signInBySso: testing/matrix/sabotage.test.ts.
    expect(SAML_REFUSALS.filter((reason) => !tried.has(reason))).toEqual(['saml_user']);
  });
});
