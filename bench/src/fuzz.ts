import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allRoutes } from '@cadran/contract';
import fc from 'fast-check';
import { startApp } from '../../drills/support/running-app.ts';
import {
  type FuzzCaller,
  fuzzedRequest,
} from '../../apps/server/src/testing/fuzz/fuzzed-request.ts';
import { findProblems } from '../../apps/server/src/testing/fuzz/find-problems.ts';

/**
 * Sends requests generated from the contract's schemas and mutated to a running server; fails if one causes a server
 * error, hangs or leaks data. Usage: node bench/src/fuzz.ts [requests] [seed]
 */
const total = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);
const AT_ONCE = 8;
const A_ROUND = 125;
const PATIENCE = 20_000;
const CALLERS = [
  null,
  'anonymous',
  'user',
  'admin',
  'superadmin',
  'respondent',
] as const satisfies FuzzCaller[];
const PASSWORD = 'cadran-demo';
/** Data of the other organisation, which our users must not see. */
const CANARIES = ['grace@', 'oliver@'];

/** The fields of responses that the fuzzer needs. */
interface Answered {
  readonly token?: string;
  readonly id?: string;
  readonly items?: readonly { readonly id: string }[];
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** A separate server with the demonstration data. */
const startFresh = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cadran-fuzz-'));
  const running = await startApp(folder, { TRUST_PROXY: '127.0.0.1' });
  return {
    address: running.address,
    stop: async () => {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
let app = await startFresh();
let sender = 0;

const send = async (
  method: string,
  path: string,
  more: { token?: string | undefined; payload?: string | undefined; contentType?: string } = {},
): Promise<Answer> => {
  sender += 1;
  const answer = await fetch(`${app.address}/api${path}`, {
    method,
    redirect: 'manual',
    headers: {
      // Each request from a different address, to avoid the throttles.
      'x-forwarded-for': `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`,
      ...(more.token ? { authorization: `Bearer ${more.token}` } : {}),
      ...(more.payload === undefined
        ? {}
        : { 'content-type': more.contentType ?? 'application/json' }),
    },
    ...(more.payload === undefined ? {} : { body: more.payload }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  return { status: answer.status, body: await answer.text() };
};

const json = async (
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<Answered> =>
  JSON.parse(
    (await send(method, path, { token, payload: body && JSON.stringify(body) })).body,
  ) as Answered;

const tokenOf = async (identifier: string): Promise<string> =>
  (await json('POST', '/auth/login', { identifier, password: PASSWORD })).token ?? '';

const idsOf = (list: Answered): string[] => (list.items ?? []).map(({ id }) => id);

/** Tokens and ids, fetched again because requests change them. */
const fetchAccess = async () => {
  const [user, admin, superadmin] = [
    await tokenOf('louis'),
    await tokenOf('camille'),
    await tokenOf('superadmin'),
  ];
  const anonymous = (await json('POST', '/auth/jwt', { timestamp: Date.now() })).token ?? '';
  const lists = [
    '/screening/campaigns',
    '/profiling/campaigns',
    '/screening/questionnaires',
    '/users',
    '/organizations',
    '/email',
  ];
  const ids = (
    await Promise.all(
      lists.map(async (path) => idsOf(await json('GET', path, undefined, superadmin))),
    )
  ).flat();
  const open = idsOf(await json('GET', '/screening/campaigns?status=open', undefined, superadmin));
  const begun = await json(
    'POST',
    '/screening/questionnaires',
    { campaignId: open[0], language: 'fr', consent: true },
    anonymous,
  );
  return {
    tokens: ['', anonymous, user, admin, superadmin, begun.token ?? ''],
    ids: [...ids, begun.id ?? ''],
  };
};

const wrong: string[] = [];
const statuses: Record<string, number> = {};
const began = performance.now();
let slowest = 0;
let restarts = 0;

/** Starts again with new users when requests have deleted one or changed a password. */
const freshAccess = async () => {
  const found = await fetchAccess();
  if (found.tokens.filter((token) => token !== '').length === CALLERS.length - 1) return found;
  await app.stop();
  app = await startFresh();
  restarts += 1;
  return fetchAccess();
};

const sendRound = async (round: number, count: number): Promise<void> => {
  const { tokens, ids } = await freshAccess();
  const request = fc
    .constantFrom(...allRoutes)
    .chain((route) => fuzzedRequest(route, ids, CALLERS));
  const requests = fc.sample(request, { numRuns: count, seed: seed + round });
  const one = async (): Promise<void> => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const { method, url, payload, contentType, caller } = next;
      const started = performance.now();
      const answer = await send(method, url, { token: tokens[caller], payload, contentType }).catch(
        (error: unknown): Answer => ({ status: 599, body: String(error) }),
      );
      slowest = Math.max(slowest, performance.now() - started);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const canaries = CALLERS[caller] === 'superadmin' ? [] : CANARIES;
      for (const complaint of findProblems(answer, canaries))
        wrong.push(`${complaint}: ${method} ${url.slice(0, 200)} ${payload?.slice(0, 300) ?? ''}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
};

try {
  for (let sent = 0; sent < total; sent += A_ROUND)
    await sendRound(sent / A_ROUND, Math.min(A_ROUND, total - sent));
  const alive = (await fetch(`${app.address}/health`)).status === 200;
  if (!alive) wrong.push('The server does not answer any more.');
  console.table({
    requests: total,
    seed,
    seconds: Math.round((performance.now() - began) / 1000),
    'slowest (ms)': Math.round(slowest),
    'fresh starts': restarts,
    wrong: wrong.length,
    ...statuses,
  });
  for (const line of wrong.slice(0, 20)) console.error(line);
} finally {
  await app.stop();
}
if (wrong.length > 0) process.exitCode = 1;
