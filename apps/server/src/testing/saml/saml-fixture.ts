import { contract } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { expect } from 'vitest';
import { readActivityLog } from '../activity-log-lines.ts';
import type { TestApp } from '../test-app.ts';
import {
  encode,
  ISSUER,
  readRequest,
  type ResponseParts,
  responseXml,
  sign,
  SSO_URL,
} from './saml-response.ts';
import { PROVIDER } from './test-keys.ts';

const { sso } = contract;

export interface Attempt extends ReturnType<typeof readRequest> {
  readonly browser: string;
  readonly now: Date;
}

export const refusedPage = {
  statusCode: 303,
  headers: { location: expect.stringMatching(/^\/login\?refused=sign-in(&|$)/) },
};

export const settings = (more: object = {}) => ({
  issuer: ISSUER,
  ssoUrl: SSO_URL,
  certificates: [PROVIDER.certificate],
  trustEmail: true,
  ...more,
});

type Answer = Awaited<ReturnType<TestApp['nobody']['call']>>;
/** Not one that is cleared. */
export const cookieOf = (answer: Answer, name: string) =>
  answer.cookies.find((cookie) => cookie.name === name && cookie.value !== '')?.value;

/** Organisations with a provider by SAML, and what browsers send for it. */
export const samlFixture = (test: TestApp) => {
  const save = async (user: MadeUser, body: object, id = user.organizationId) =>
    (await test.as(user)).call(sso.saveSaml, { params: { id }, body });
  const company = async (more: object = {}) => {
    const admin = await test.make.admin();
    const saved = await save(admin, settings(more));
    expect([saved.statusCode, saved.body]).toEqual([200, saved.body]);
    return admin;
  };
  const start = async (organizationId: string, more: object = {}): Promise<Attempt> => {
    const started = await test.nobody.call(sso.start, { body: { organizationId, ...more } });
    const request = readRequest(started.json<{ url: string }>().url);
    return { ...request, browser: cookieOf(started, 'cadran-sign-in') ?? '', now: test.now() };
  };
  let address = 0;
  const post = (organizationId: string, fields: Record<string, string>) =>
    test.app.inject({
      method: 'POST',
      url: `/api/auth/saml/${organizationId}/acs`,
      remoteAddress: `10.1.${(address += 1) >> 8}.${address & 255}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const complete = (posted: Answer, browser: string | undefined) =>
    test.app.inject({
      url: String(posted.headers.location),
      headers: browser === undefined ? {} : { cookie: `cadran-sign-in=${browser}` },
    });
  /** Posts, and if that is accepted completes in the same browser. */
  const finish = async (organizationId: string, attempt: Attempt, xml: string) => {
    const { relayState: RelayState, browser } = attempt;
    const posted = await post(organizationId, { SAMLResponse: encode(xml), RelayState });
    return String(posted.headers.location).startsWith('/api/auth/saml/complete')
      ? complete(posted, browser)
      : posted;
  };
  const enter = async (
    organizationId: string,
    parts: Partial<ResponseParts>,
    request: object = {},
  ) => {
    const attempt = await start(organizationId, request);
    return finish(organizationId, attempt, sign(responseXml({ ...attempt, ...parts })));
  };
  const stored = (organizationId: string) =>
    test.database.asSuperuser<Record<string, number>>(
      `select (select count(*)::int from sessions where organization_id = $1) as sessions,
         (select count(*)::int from users where organization_id = $1) as users,
         (select count(*)::int from user_identities where organization_id = $1) as identities,
         (select count(*)::int from saml_assertions where organization_id = $1) as assertions,
         (select count(*)::int from sign_in_attempts where organization_id = $1) as attempts`,
      [organizationId],
    );
  const lastRefusal = async (organizationId: string) =>
    (await readActivityLog(test, organizationId)).find(({ action }) => action === 'refuse_sign_in');

  return { save, company, start, post, complete, finish, enter, stored, lastRefusal };
};
