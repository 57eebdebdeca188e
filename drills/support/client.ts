import { setTimeout as sleep } from 'node:timers/promises';
import { contract, type OpenedSession } from '@cadran/contract';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

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

/** Retries while the server is unavailable, as it may be after a start. */
export const retryWhileUnavailable = async (ask: () => Promise<Answer>): Promise<Answer> => {
  let answer = await ask();
  for (let again = 0; answer.status === 503 && again < 60; again++) {
    await sleep(500);
    answer = await ask();
  }
  return answer;
};

/** A small HTTP client for a running server. */
export const logIn = async (address: string, identifier: string, password: string) => {
  const opened = await retryWhileUnavailable(() =>
    call(address, 'POST', contract.auth.login.path, undefined, { identifier, password }),
  );
  if (opened.status !== 200) throw new Error(`Log-in answered ${opened.status}.`);
  const { token } = opened.body as OpenedSession;
  return {
    token,
    send: (method: string, path: string, body?: unknown) =>
      call(address, method, path, token, body),
    read: async <T>(path: string): Promise<T> => {
      const { status, body } = await retryWhileUnavailable(() => call(address, 'GET', path, token));
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
      return body as T;
    },
  };
};
export type Client = Awaited<ReturnType<typeof logIn>>;
