import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  issueAnonymousToken,
  issueRespondentToken,
  openSession,
} from '../../services/open-session.ts';
import { thingOf } from '../matrix/build-call.ts';
import { buildHouse, type House } from '../matrix/house.ts';
import { type NamedRoute, ROUTES } from '../matrix/named-routes.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { fuzzedRequest } from './fuzzed-request.ts';
import { complaints } from './judge-answer.ts';

/** `node bench/src/fuzz.ts` sends many more, each time others, to a running server. */
const A_ROUTE = 10;
const SEED = 20_261_115;
/** Prints a page each time: what it is sent is fuzzed, but not so often. */
const SLOW = /\.pdf$|^\/test\/download|^\/download/;

const CALLERS = [null, 'anonymous', 'user', 'admin', 'superadmin', 'respondent'] as const;
/** What parameters name, ours and theirs. */
const NAMED = [
  'organization',
  'user',
  'screeningCampaign',
  'profilingCampaign',
  'candidate',
  'employee',
  'mail',
] as const;

describe('whatever is sent', () => {
  let test: TestApp;
  let ours: House;
  let theirs: House;
  let ids: string[];
  const statuses = new Map<number, number>();
  beforeAll(async () => {
    test = await createTestApp();
    ours = await buildHouse(test);
    theirs = await buildHouse(test);
    ids = [];
    for (const house of [ours, theirs])
      for (const thing of NAMED) ids.push((await house.things[thing]()).id);
  });
  afterAll(() => test.close());

  /** New ones for every route: what is sent ends sessions, deletes users and erases candidates. */
  const newTokens = async (): Promise<string[]> => {
    const { database } = test.database;
    const now = test.now();
    const here = { organizationId: ours.organizationId };
    const owner = await test.make.user(here);
    const people = [owner, await test.make.admin(here), await test.make.superadmin()];
    const sessions = await Promise.all(
      people.map((person) => openSession(database.global, person, now)),
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

  /** What the route is about, so that not everything is missing. */
  const likely = async (of: NamedRoute): Promise<string[]> => {
    const thing = thingOf(of);
    return thing === undefined ? [] : Array<string>(20).fill((await ours.things[thing]()).id);
  };

  it.each(ROUTES)('$name answers without failing, and shows nothing', async (of) => {
    const { route } = of;
    const numRuns = SLOW.test(route.path) ? 4 : A_ROUTE;
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
      const wrong = complaints({ status: answer.statusCode, body: answer.body }, canaries);
      expect({
        wrong,
        method,
        url: url.slice(0, 300),
        payload: payload?.slice(0, 300),
      }).toMatchObject({ wrong: [] });
    }
  });

  it('is not all refused at the door: some of it gets through, and some is told what is wrong', () => {
    for (const status of [200, 401, 403, 404, 422])
      expect([status, statuses.get(status) ?? 0]).not.toEqual([status, 0]);
  });

  it('and nothing of it is in the log', () => {
    const log = test.logLines.join('');
    expect(log).toContain('answered');
    expect(log).not.toContain('failed');
    expect(log).not.toContain('example.org');
  });
});
