import { setTimeout as sleep } from 'node:timers/promises';
import { contract, type OpenedSession } from '@cadran/contract';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** One call of the running product. */
export const call = async (
  address: string,
  method: string,
  path: string,
  token?: string,
  body?: unknown,
): Promise<Answer> => {
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  return { status: answer.status, body: await answer.json().catch(() => null) };
};

/** On a busy machine the product may ask for a little patience, just started or just come back. */
export const patiently = async (ask: () => Promise<Answer>): Promise<Answer> => {
  let answer = await ask();
  for (let again = 0; answer.status === 503 && again < 60; again++) {
    await sleep(500);
    answer = await ask();
  }
  return answer;
};

/** A small HTTP client of the running product, as an integrator would write one. */
export const logIn = async (address: string, identifier: string, password: string) => {
  const opened = await patiently(() =>
    call(address, 'POST', contract.auth.login.path, undefined, { identifier, password }),
  );
  if (opened.status !== 200) throw new Error(`Log-in answered ${opened.status}.`);
  const { token } = opened.body as OpenedSession;
  return {
    token,
    send: (method: string, path: string, body?: unknown) =>
      call(address, method, path, token, body),
    read: async <T>(path: string): Promise<T> => {
      const { status, body } = await patiently(() => call(address, 'GET', path, token));
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
      return body as T;
    },
  };
};
export type Client = Awaited<ReturnType<typeof logIn>>;
