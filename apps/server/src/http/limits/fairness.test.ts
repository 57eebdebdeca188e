import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { contract, LIMITS, type Route, SHARES, type UserImportReport } from '@cadran/contract';
import { takeTurnsHashing } from '@cadran/passwords';
import type { MadeUser } from '@cadran/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../../modules/auth/sessions/session-tokens.ts';
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts';

const { auth, scim, screening, users } = contract;

let test: TestApp;
let attacker: MadeUser;
let attacking: Caller;
let neighbour: MadeUser;
let reading: Caller;
beforeAll(async () => {
  test = await createTestApp();
  attacker = await test.make.admin();
  attacking = await test.as(attacker);
  neighbour = await test.make.admin();
  reading = await test.as(neighbour);
});
afterAll(() => test.close());

/** Passwords are hashed one by one, each when it is let. */
const holdHashing = () => {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  takeTurnsHashing(async () => {
    if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve));
    return () => undefined;
  });
  return {
    waiting,
    letOne: () => waiting.shift()?.(),
    open: () => {
      isOpen = true;
      for (const begin of waiting.splice(0)) begin();
    },
  };
};
let hashing: ReturnType<typeof holdHashing>;
afterEach(() => {
  hashing.open();
  takeTurnsHashing(async () => () => undefined);
});

const HEADER = 'username,email,fullName';
const file = (names: readonly string[]) =>
  [HEADER, ...names.map((name) => `${name},${name}@example.org,${name}`)].join('\n');
const freeNames = (count: number) =>
  Array.from({ length: count }, (_, n) => `n${n}-${randomUUID().slice(0, 12)}`);
/** A call that is under way, not one that begins when it is awaited. */
const begin = async (route: Route, call: { readonly body: object }) => attacking.call(route, call);
const importFile = (csv: string) =>
  begin(users.import, { body: { organizationId: attacker.organizationId, csv } });
const times = <T>(count: number, work: (n: number) => Promise<T>): Promise<T>[] =>
  Array.from({ length: count }, async (_, n) => work(n));
const statusesOf = async (answers: readonly Promise<{ statusCode: number }>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode);

/** Everything that a neighbour does without a password. */
const expectNeighbourServed = async (): Promise<void> => {
  const reads = times(30, () => reading.call(screening.listCampaigns));
  expect(new Set(await statusesOf(reads))).toEqual(new Set([200]));
  expect((await test.app.inject('/ready')).statusCode).toBe(200);
};

describe('while an organisation has passwords hashed', () => {
  it('others are answered, and log in when one of them has been', async () => {
    hashing = holdHashing();
    const created = times(40, (n) => {
      const [name = ''] = freeNames(1);
      const body = {
        username: name,
        email: `${name}@example.org`,
        organizationId: attacker.organizationId,
        language: 'fr',
      };
      return n % 2 === 0 ? begin(users.create, { body }) : importFile(file(freeNames(20)));
    });
    await expect.poll(() => hashing.waiting.length).toBeGreaterThan(0);
    await expectNeighbourServed();

    const login = begin(auth.login, {
      body: { identifier: neighbour.username, password: neighbour.password },
    });
    const state = { isAnswered: false };
    const answered = login.finally(() => (state.isAnswered = true));
    // The attacker has thirty hashed; the log-in comes before most of them.
    for (let hashes = 0; !state.isAnswered; hashes += 1) {
      expect(hashes).toBeLessThan(15);
      await expect.poll(() => state.isAnswered || hashing.waiting.length > 0).toBe(true);
      hashing.letOne();
      await sleep(50);
    }
    expect((await answered).statusCode).toBe(200);
    hashing.open();
    const statuses = await statusesOf(created);
    expect(statuses.filter((status) => status === 201)).toHaveLength(SHARES.password.atOnce);
    expect(statuses.filter((status) => status === 200)).toHaveLength(SHARES.import.atOnce);
    expect(statuses.every((status) => [200, 201, 429].includes(status))).toBe(true);
  });

  it('nothing is hashed for a name that somebody has, or by a directory', async () => {
    const names = freeNames(LIMITS.importRows);
    hashing = holdHashing();
    hashing.open();
    const first = await importFile(file(names));
    expect(first.json<UserImportReport>().created).toBe(LIMITS.importRows);

    hashing = holdHashing();
    const again = times(25, () => importFile(file(names)));
    const [name = ''] = names;
    const body = {
      username: name,
      email: `${name}@example.org`,
      organizationId: attacker.organizationId,
      language: 'fr',
    };
    const create = await begin(users.create, { body });
    expect(create.json()).toMatchObject({ error: { fields: { username: 'taken' } } });
    const provisioned = times(150, () =>
      begin(scim.createUser, {
        body: { userName: `${freeNames(1)[0]}@example.org`, displayName: 'Somebody' },
      }),
    );
    await expectNeighbourServed();
    const answers = await Promise.all(again);
    const reports = answers.filter(({ statusCode }) => statusCode === 200);
    expect(reports.length).toBeGreaterThan(0);
    for (const report of reports)
      expect(report.json()).toMatchObject({ created: 0, refused: LIMITS.importRows });
    expect(new Set(await statusesOf(provisioned))).toEqual(new Set([201, 429]));
    expect(hashing.waiting).toEqual([]);
  });

  it('one import is under way at a time, and the next one follows', async () => {
    hashing = holdHashing();
    const first = importFile(file(freeNames(1)));
    await expect.poll(() => hashing.waiting.length).toBe(1);
    const refusals = await Promise.all(
      times(SHARES.import.perHour + 1, () => importFile(file(freeNames(1)))),
    );
    expect(new Set(refusals.map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
    const [refused] = refusals;
    if (!refused) throw new Error('no refusal');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const body = { organizationId: neighbour.organizationId, csv: file(freeNames(1)) };
    const elsewhere = times(1, () => reading.call(users.import, { body }));
    await expect.poll(() => hashing.waiting.length).toBeGreaterThan(0);
    hashing.open();
    expect(await statusesOf([first, ...elsewhere])).toEqual([200, 200]);
    expect((await importFile(file(freeNames(1)))).statusCode).toBe(200);
  });

  it('an import ends when its caller has gone', async () => {
    hashing = holdHashing();
    const origin = await test.app.listen({ port: 0 });
    const { bearer } = await createSession(test.database.database.global, attacker, test.now());
    const names = freeNames(50);
    const leaving = new AbortController();
    const left = fetch(`${origin}/api/users/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ organizationId: attacker.organizationId, csv: file(names) }),
      signal: leaving.signal,
    });
    await expect.poll(() => hashing.waiting.length).toBe(1);
    leaving.abort();
    await expect(left).rejects.toThrow();
    // Needs no hash, and begins when the other import has ended.
    const next = () => importFile(file([attacker.username]));
    await expect.poll(async () => (await next()).statusCode).toBe(200);
    hashing.open();
    expect((await importFile(file(freeNames(1)))).statusCode).toBe(200);
    const made = await test.database.asSuperuser('select from users where username = any($1)', [
      names,
    ]);
    expect(made).toEqual([]);
  });
});
