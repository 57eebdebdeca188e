import { contract } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { generate } from 'otplib';
import type { Caller, TestApp } from './test-app.ts';

const { secondFactor } = contract;

const STEP = 30_000;

/** Advances to the middle of a TOTP step, so that codes do not expire during a test. */
export const advanceToMiddleOfStep = (test: TestApp): void =>
  test.advance((1.5 * STEP - (test.now().getTime() % STEP)) % STEP);

/** The TOTP code, `steps` half minutes from the server's time. */
export const codeOf = (test: TestApp, secret: string, steps = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(test.now().getTime() / 1000) + steps * 30 });

/** Sets up the second factor through the API; the code used cannot be used again. */
export const setUpSecondFactor = async (test: TestApp, me: Caller, user: MadeUser) => {
  advanceToMiddleOfStep(test);
  const params = { id: user.id };
  const offer = await me.call(secondFactor.begin, { params, body: { password: user.password } });
  const { secret, url } = offer.json<{ secret: string; url: string }>();
  const code = await codeOf(test, secret);
  const confirmed = await me.call(secondFactor.confirm, { params, body: { code } });
  const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
  return { secret, url, code, recoveryCodes };
};
