import type { ErrorCode } from '@cadran/contract';

/** A refused or failed call; `network` when nothing answered. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: ErrorCode | 'network';

  constructor(code: ErrorCode | 'network') {
    super(code);
    this.code = code;
  }
}

const answerOf = async <T>(sending: Promise<Response>): Promise<T> => {
  const response = await sending.catch(() => {
    throw new CallError('network');
  });
  const body = await response.json().catch(() => null);
  if (response.ok) return body as T;
  throw new CallError(body?.error?.code ?? 'internal');
};

export const getJson = <T>(url: string, token: string): Promise<T> =>
  answerOf(fetch(url, { headers: { authorization: `Bearer ${token}` } }));

export const postJson = <T>(url: string, body: unknown, token?: string): Promise<T> =>
  answerOf(
    fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    }),
  );

/** Good only for looking up a short link, reading a campaign and starting a questionnaire. */
export const anonymousToken = async (): Promise<string> =>
  (await postJson<{ token: string }>('/api/auth/jwt', { timestamp: Date.now() })).token;
