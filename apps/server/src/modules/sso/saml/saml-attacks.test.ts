import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAML_ATTACKS } from '../../../testing/saml/saml-attacks.ts';
import { cookieOf, refusedPage, samlFixture } from '../../../testing/saml/saml-fixture.ts';
import { encode, responseXml, sign } from '../../../testing/saml/saml-response.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const MINUTE = 60_000;

describe('attacks on sign-in by SAML', () => {
  let test: TestApp;
  let fixture: ReturnType<typeof samlFixture>;
  beforeAll(async () => {
    test = await createTestApp();
    fixture = samlFixture(test);
  });
  afterAll(() => test.close());

  it.each(SAML_ATTACKS)('refuses %s (%s), logs it and stores nothing', async (_, reason, forge) => {
    const { organizationId } = await fixture.company({ createUsers: true });
    const email = 'victim@example.org';
    const attempt = await fixture.start(organizationId);
    const before = await fixture.stored(organizationId);
    const answer = await fixture.finish(organizationId, attempt, forge({ ...attempt, email }));
    expect(answer).toMatchObject(refusedPage);
    expect(cookieOf(answer, 'cadran')).toBeUndefined();
    expect(await fixture.lastRefusal(organizationId)).toMatchObject({
      actor: 'system',
      detail: { reason },
    });
    // The attempt is used up; nothing else changed.
    expect(await fixture.stored(organizationId)).toEqual(
      before.map((row) => ({ ...row, attempts: 0 })),
    );
  });

  it('accepts the same parts unchanged, so that each refusal above has one reason', async () => {
    const { organizationId } = await fixture.company({ createUsers: true });
    const entered = await fixture.enter(organizationId, { email: 'honest@example.org' });
    expect(entered.headers.location).toBe('/');
  });

  it.each([
    ['not yet valid, within the skew', 'notBefore', 59_000, '/'],
    ['not yet valid, beyond it', 'notBefore', 62_000, 'saml_not_yet_valid'],
    ['expired, within the skew', 'notOnOrAfter', -58_000, '/'],
    ['expired, at the skew', 'notOnOrAfter', -60_000, 'saml_expired'],
  ])('checks the clock: %s', async (_, name, offset, outcome) => {
    const { organizationId, email } = await fixture.company();
    const attempt = await fixture.start(organizationId);
    const moment = new Date(attempt.now.getTime() + offset);
    const xml = sign(responseXml({ ...attempt, email, [name]: moment }));
    const { headers } = await fixture.finish(organizationId, attempt, xml);
    const refusal = await fixture.lastRefusal(organizationId);
    expect(headers.location === '/' ? '/' : refusal?.detail).toEqual(
      outcome === '/' ? '/' : { reason: outcome },
    );
  });

  it('accepts an assertion once, even if its request is open in another instance', async () => {
    const { organizationId, email } = await fixture.company();
    const attempt = await fixture.start(organizationId);
    const [row] = await test.database.asSuperuser<Record<string, unknown>>(
      'select * from sign_in_attempts where organization_id = $1',
      [organizationId],
    );
    const xml = sign(responseXml({ ...attempt, email }));
    expect((await fixture.finish(organizationId, attempt, xml)).headers.location).toBe('/');
    // The request is used up.
    expect(await fixture.finish(organizationId, attempt, xml)).toMatchObject(refusedPage);
    expect(await fixture.lastRefusal(organizationId)).toMatchObject({
      detail: { reason: 'saml_unsolicited' },
    });
    // As if another instance had not seen that yet.
    test.advance(1);
    await test.database.asSuperuser(
      `insert into sign_in_attempts (state_hash, organization_id, browser_hash, sealed, expires_at)
       values ($1, $2, $3, $4, $5)`,
      [
        row?.['state_hash'],
        organizationId,
        row?.['browser_hash'],
        row?.['sealed'],
        row?.['expires_at'],
      ],
    );
    expect(await fixture.finish(organizationId, attempt, xml)).toMatchObject(refusedPage);
    expect(await fixture.lastRefusal(organizationId)).toMatchObject({
      detail: { reason: 'saml_replay' },
    });
    // Forgotten once it would be refused as too old.
    test.advance(10 * MINUTE);
    expect((await fixture.enter(organizationId, { email })).headers.location).toBe('/');
    expect(await fixture.stored(organizationId)).toMatchObject([{ assertions: 1 }]);
  });

  it('refuses what nobody asked for, and what another organisation or browser asked for', async () => {
    const admin = await fixture.company();
    const other = await fixture.company();
    const { organizationId, email } = admin;
    const attempt = await fixture.start(organizationId);
    const xml = sign(responseXml({ ...attempt, email }));
    const unasked = await fixture.post(organizationId, { SAMLResponse: encode(xml) });
    expect(unasked).toMatchObject(refusedPage);
    expect(await fixture.lastRefusal(organizationId)).toMatchObject({
      detail: { reason: 'saml_unsolicited' },
    });
    const { relayState: RelayState } = attempt;
    const elsewhere = await fixture.post(other.organizationId, {
      SAMLResponse: encode(xml),
      RelayState,
    });
    expect(elsewhere).toMatchObject(refusedPage);
    expect(await fixture.lastRefusal(other.organizationId)).toMatchObject({
      detail: { reason: 'saml_unsolicited' },
    });
    for (const browser of [undefined, 'another-browser']) {
      const begun = await fixture.start(organizationId);
      const posted = await fixture.post(organizationId, {
        SAMLResponse: encode(sign(responseXml({ ...begun, email }))),
        RelayState: begun.relayState,
      });
      expect(await fixture.complete(posted, browser)).toMatchObject(refusedPage);
      expect(await fixture.lastRefusal(organizationId)).toMatchObject({
        detail: { reason: 'saml_other_browser' },
      });
      // The state is used up, even for the right browser.
      expect(await fixture.complete(posted, begun.browser)).toMatchObject(refusedPage);
    }
    const late = await fixture.start(organizationId);
    test.advance(10 * MINUTE + 1);
    const answer = await fixture.finish(
      organizationId,
      late,
      sign(responseXml({ ...late, email })),
    );
    expect(answer).toMatchObject(refusedPage);
  });
});
