import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  issueAnonymousToken,
  issueRespondentToken,
  createSession,
} from '../modules/auth/sessions/session-tokens.ts';
import { resourceOf } from '../testing/matrix/calls/build-call.ts';
import { buildTenant, type Tenant } from '../testing/matrix/world/tenant.ts';
import { type NamedRoute, ROUTES } from '../testing/matrix/named-routes.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { fuzzedRequest } from '../testing/fuzz/fuzzed-request.ts';
import { findProblems } from '../testing/fuzz/find-problems.ts';

/** `node bench/src/fuzz.ts` sends many more to a running server, with a new seed each time. */
const REQUESTS_PER_ROUTE = 10;
const SEED = 20_261_115;
/** Renders a page each time: fuzzed less often. */
const SLOW = /\.pdf$|^\/test\/download|^\/download/;

const CALLERS = [null, 'anonymous', 'user', 'admin', 'superadmin', 'respondent'] as const;
/** Resources of both organisations that parameters refer to. */
const NAMED = [
  'organization',
  'user',
  'screeningCampaign',
  'profilingCampaign',
  'candidate',
  'respondent',
  'mail',
] as const;

describe('fuzzed requests', () => {
  let test: TestApp;
  let ours: Tenant;
  let theirs: Tenant;
  let ids: string[];
  const statuses = new Map<number, number>();
  beforeAll(async () => {
    test = await createTestApp();
    ours = await buildTenant(test);
    theirs = await buildTenant(test);
    ids = [];
    for (const tenant of [ours, theirs])
      for (const resource of NAMED) ids.push((await tenant.resources[resource]()).id);
  });
  afterAll(() => test.close());

  /** New for every route: requests end sessions, delete users and erase candidates. */
  const newTokens = async (): Promise<string[]> => {
    const { database } = test.database;
    const now = test.now();
    const here = { organizationId: ours.organizationId };
    const owner = await test.make.user(here);
    const people = [owner, await test.make.admin(here), await test.make.superadmin()];
    const sessions = await Promise.all(
      people.map((person) => createSession(database.global, person, now)),
    );
    const candidate = await test.make.candidate(await test.make.screeningCampaign(owner));
    const { id: questionnaireId } = candidate;
    const respondent = { ...here, module: 'screening' as const, questionnaireId };
    ids.push(questionnaireId, owner.id);
    return [
      '',
      (await issueAnonymousToken(database.global, now)).token,
      ...sessions.map(({ bearer }) => bearer.token),
      (await issueRespondentToken(database.global, respondent, now)).token,
    ];
  };

  /** The resource of the route, so that not every request is a 404. */
  const likely = async (of: NamedRoute): Promise<string[]> => {
    const resource = resourceOf(of);
    return resource === undefined
      ? []
      : Array<string>(20).fill((await ours.resources[resource]()).id);
  };

  it.each(ROUTES)('$name returns no server error and leaks nothing', async (of) => {
    const { route } = of;
    const numRuns = SLOW.test(route.path) ? 4 : REQUESTS_PER_ROUTE;
    const tokens = await newTokens();
    const requests = fc.sample(fuzzedRequest(route, [...(await likely(of)), ...ids], CALLERS), {
      numRuns,
      seed: SEED,
    });
    let address = 0;
    for (const { method, url, contentType, payload, caller } of requests) {
      const token = tokens[caller];
      const answer = await test.app.inject({
        method,
        url: `/api${url}`,
        remoteAddress: `198.51.100.${(address += 1)}`,
        headers: {
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
          ...(payload === undefined ? {} : { 'content-type': contentType }),
        },
        ...(payload === undefined ? {} : { payload }),
      });
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      const canaries = CALLERS[caller] === 'superadmin' ? [] : [theirs.secret];
      const wrong = findProblems({ status: answer.statusCode, body: answer.body }, canaries);
      expect({
        wrong,
        method,
        url: url.slice(0, 300),
        payload: payload?.slice(0, 300),
      }).toMatchObject({ wrong: [] });
    }
  });

  it('include accepted and invalid requests', () => {
    for (const status of [200, 401, 403, 404, 422])
      expect([status, statuses.get(status) ?? 0]).not.toEqual([status, 0]);
  });

  it('are not logged', () => {
    const log = test.logLines.join('');
    expect(log).toContain('answered');
    expect(log).not.toContain('failed');
    expect(log).not.toContain('example.org');
  });
});
