import { contract } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, setUpSecondFactor } from '../../testing/authenticator.ts';
import { comparableBytes } from '../../testing/comparable-bytes.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { auth } = contract;
const HALF_MINUTE = 30_000;

describe('log-in with a second factor', () => {
  let test: TestApp;
  let place = 0;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const protectedUser = async () => {
    const user = await test.make.user();
    const factor = await setUpSecondFactor(test, await test.as(user), user);
    return { user, ...factor };
  };
  /** Each from another address, to avoid the throttle. */
  const login = (user: MadeUser, more: object = {}) =>
    test.nobody.call(auth.login, {
      body: { identifier: user.username, password: user.password, ...more },
      address: `198.51.100.${(place = (place + 1) % 250)}`,
    });
  const codes = async (...answers: Promise<{ json(): unknown; statusCode: number }>[]) =>
    (await Promise.all(answers)).map((answer) =>
      answer.statusCode === 200 ? 200 : (answer.json() as { error: { code: string } }).error.code,
    );

  it('asks for the code only after a right password', async () => {
    const { user } = await protectedUser();
    expect(await codes(login(user))).toEqual(['second_factor_required']);
    const wrong = await login(user, { password: 'wrong' });
    const nobody = await test.nobody.call(auth.login, {
      body: { identifier: 'nobody-at-all', password: 'wrong' },
    });
    expect(wrong.json()).toMatchObject({ error: { code: 'invalid_credentials' } });
    expect(comparableBytes(wrong)).toBe(comparableBytes(nobody));
    const both = await login(user, { password: 'wrong', code: '123456' });
    expect(comparableBytes(both)).toBe(comparableBytes(nobody));
  });

  it('refuses a wrong code like a wrong password', async () => {
    const { user } = await protectedUser();
    const sessions = async () =>
      (await test.database.asSuperuser('select from sessions where user_id = $1', [user.id]))
        .length;
    const before = await sessions();
    for (const code of ['000000', 'aaaaa-aaaaa', '12345678']) {
      const answer = await login(user, { code });
      expect(answer.json()).toMatchObject({ error: { code: 'invalid_credentials' } });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(await sessions()).toBe(before);
  });

  it('accepts codes of the current, previous and next time step only', async () => {
    for (const [steps, expected] of [
      [-2, 'invalid_credentials'],
      [-1, 200],
      [0, 200],
      [1, 200],
      [2, 'invalid_credentials'],
    ] as const) {
      const { user, secret } = await protectedUser();
      // The setup code is used up: two steps later all three are unused.
      test.advance(2 * HALF_MINUTE);
      expect([
        steps,
        await codes(login(user, { code: await codeOf(test, secret, steps) })),
      ]).toEqual([steps, [expected]]);
    }
  });

  it('accepts each code once, and none older than the last', async () => {
    const { user, secret, code } = await protectedUser();
    expect(await codes(login(user, { code }))).toEqual(['invalid_credentials']);
    test.advance(2 * HALF_MINUTE);
    const now = await codeOf(test, secret);
    const before = await codeOf(test, secret, -1);
    const spaced = `${now.slice(0, 3)} ${now.slice(3)}`;
    expect(await codes(login(user, { code: spaced }))).toEqual([200]);
    expect(await codes(login(user, { code: now }))).toEqual(['invalid_credentials']);
    expect(await codes(login(user, { code: before }))).toEqual(['invalid_credentials']);
  });

  it('accepts one of several concurrent uses of a code', async () => {
    const { user, secret, recoveryCodes } = await protectedUser();
    test.advance(2 * HALF_MINUTE);
    for (const code of [await codeOf(test, secret), recoveryCodes[0]]) {
      const answers = await codes(...Array.from({ length: 5 }, () => login(user, { code })));
      expect(answers.filter((answer) => answer === 200)).toHaveLength(1);
    }
  });

  it('accepts each recovery code once, ignoring case and hyphens', async () => {
    const { user, recoveryCodes } = await protectedUser();
    const [first = '', second = ''] = recoveryCodes;
    expect(await codes(login(user, { code: first }))).toEqual([200]);
    expect(await codes(login(user, { code: first }))).toEqual(['invalid_credentials']);
    const shouted = second.toUpperCase().replace('-', ' ');
    expect(await codes(login(user, { code: shouted }))).toEqual([200]);
    const other = await protectedUser();
    expect(await codes(login(other.user, { code: recoveryCodes[2] }))).toEqual([
      'invalid_credentials',
    ]);
  });

  it('throttles the eleventh attempt from one address', async () => {
    const { user, secret } = await protectedUser();
    test.advance(2 * HALF_MINUTE);
    const guess = (code: string) =>
      test.nobody.call(auth.login, {
        body: { identifier: user.username, password: user.password, code },
        address: '203.0.113.77',
      });
    for (let n = 0; n < 10; n++) expect((await guess(`00000${n}`)).statusCode).toBe(401);
    expect((await guess(await codeOf(test, secret))).statusCode).toBe(429);
  });

  it('ignores a code if no second factor is active', async () => {
    const user = await test.make.user();
    expect(await codes(login(user, { code: '123456' }))).toEqual([200]);
  });
});
