import { setTimeout as sleep } from 'node:timers/promises';
import { contract, type OpenedSession } from '@cadran/contract';

/** A small HTTP client of the running product, as an integrator would write one. */
export const logIn = async (address: string, identifier: string, password: string) => {
  const send = async (method: string, path: string, token?: string, body?: unknown) => {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    });
    return { status: answer.status, body: (await answer.json().catch(() => null)) as unknown };
  };
  const enter = () => send('POST', contract.auth.login.path, undefined, { identifier, password });
  let opened = await enter();
  // Just started on a busy machine, it may ask for a little patience.
  for (let again = 0; opened.status === 503 && again < 20; again++) {
    await sleep(500);
    opened = await enter();
  }
  if (opened.status !== 200) throw new Error(`Log-in answered ${opened.status}.`);
  const { token } = opened.body as OpenedSession;
  return {
    token,
    send: (method: string, path: string, body?: unknown) => send(method, path, token, body),
  };
};
