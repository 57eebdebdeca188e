import { contract, type OpenedSession } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../../testing/activity-log-lines.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const { auth } = contract;
const MINUTE = 60_000;

describe('the secret of a session', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  type Answer = Awaited<ReturnType<typeof test.nobody.call>>;
  const cookieOf = (answer: Answer): string | undefined =>
    answer.headers['set-cookie'] === undefined
      ? undefined
      : String(answer.headers['set-cookie']).split(';')[0];
  const logIn = async (user: MadeUser): Promise<string> =>
    cookieOf(
      await test.nobody.call(auth.login, {
        body: { identifier: user.username, password: user.password },
      }),
    ) ?? '';
  const refresh = (cookie: string | undefined) =>
    test.nobody.call(auth.refresh, {
      body: {},
      headers: { cookie: cookie ?? '', 'sec-fetch-site': 'same-origin' },
    });
  const mailsTo = (user: MadeUser) =>
    test.database.asSuperuser<{ kind: string }>('select kind from mails where user_id = $1', [
      user.id,
    ]);

  it('changes at every refresh', async () => {
    const first = await logIn(await test.make.user());
    const answer = await refresh(first);
    const second = cookieOf(answer);
    expect(second).not.toBe(first);
    test.advance(2 * MINUTE);
    const third = cookieOf(await refresh(second));
    expect(third).toBeDefined();
    expect(third).not.toBe(second);
  });

  it('is given to one of several tabs that refresh at the same moment', async () => {
    const cookie = await logIn(await test.make.user());
    const answers = await Promise.all([1, 2, 3].map(() => refresh(cookie)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers.map(cookieOf).filter((one) => one !== undefined)).toHaveLength(1);
    for (const answer of answers) {
      const { token } = answer.json<OpenedSession>();
      expect((await test.withToken(token).call(auth.session)).statusCode).toBe(200);
    }
  });

  it('is replaced again for a browser that never received the new one', async () => {
    const user = await test.make.user();
    const cookie = await logIn(user);
    await refresh(cookie);
    test.advance(MINUTE / 2);
    expect(cookieOf(await refresh(cookie))).toBeUndefined();
    test.advance(MINUTE / 2);
    const again = cookieOf(await refresh(cookie));
    expect((await refresh(again)).statusCode).toBe(200);
    expect(await mailsTo(user)).toEqual([]);
  });

  it('ends the session on every device if an old one comes back, and tells the user', async () => {
    const user = await test.make.user();
    const stolen = await logIn(user);
    const kept = cookieOf(await refresh(stolen));
    test.advance(2 * MINUTE);
    // The thief uses the secret before its owner does.
    const thief = await refresh(stolen);
    expect(thief.statusCode).toBe(200);
    expect((await refresh(kept)).statusCode).toBe(401);
    expect((await refresh(cookieOf(thief))).statusCode).toBe(401);
    const { token } = thief.json<OpenedSession>();
    expect((await test.withToken(token).call(auth.session)).statusCode).toBe(401);
    expect(await mailsTo(user)).toEqual([{ kind: 'session_reused' }]);
    expect((await readActivityLog(test, user.organizationId))[0]).toMatchObject({
      role: 'system',
      action: 'end_sessions',
      detail: { reused: true },
    });
    // Once: the session is gone, so there is nothing left to end.
    expect((await refresh(stolen)).statusCode).toBe(401);
    expect(await mailsTo(user)).toHaveLength(1);
  });

  it('does not end the user’s other sessions if it comes back', async () => {
    const user = await test.make.user();
    const [reused, other] = [await logIn(user), await logIn(user)];
    const second = cookieOf(await refresh(reused));
    test.advance(2 * MINUTE);
    await refresh(second);
    test.advance(2 * MINUTE);
    expect((await refresh(reused)).statusCode).toBe(401);
    expect((await refresh(other)).statusCode).toBe(200);
  });

  it('of all sessions ends with *End all sessions*', async () => {
    const user = await test.make.user();
    const cookies = [await logIn(user), await logIn(user)];
    const params = { id: user.id };
    const ended = await (await test.as(user)).call(contract.users.endSessions, { params });
    expect(ended.statusCode).toBe(204);
    for (const cookie of cookies) expect((await refresh(cookie)).statusCode).toBe(401);
    expect((await readActivityLog(test, user.organizationId))[0]).toMatchObject({
      action: 'end_sessions',
      actor: user.username,
    });
  });
});
