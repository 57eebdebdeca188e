import type { ErrorCode, FieldErrors } from '@cadran/contract';

/** A refused or failed call; `network` when nothing answered. */
export class ApiError extends Error {
  override readonly name = 'CallError';
  readonly code: ErrorCode | 'network';
  readonly fields: FieldErrors;

  constructor(code: ErrorCode | 'network', fields: FieldErrors = {}) {
    super(code);
    this.code = code;
    this.fields = fields;
  }
}

const throwNetworkError = (): never => {
  throw new ApiError('network');
};

const readResponse = async <T>(sending: Promise<Response>): Promise<T> => {
  const response = await sending.catch(throwNetworkError);
  if (!response.ok) {
    const body = await response.json().catch(() => null);
    throw new ApiError(body?.error?.code ?? 'internal', body?.error?.fields);
  }
  if (response.status === 204) return null as T;
  // Cut off on its way, or the page of a hotel's network: not the server's answer.
  return response.json().catch(throwNetworkError);
};

const KEEPALIVE_MAX = 30_000;
/** What has not been answered by then is taken for lost; whoever asked tries again, or can be told. */
const TIMEOUT = 20_000;

const bearer = (token: string | undefined) => (token ? { authorization: `Bearer ${token}` } : {});

export const getJson = <T>(url: string, token?: string): Promise<T> =>
  readResponse(fetch(url, { headers: bearer(token), signal: AbortSignal.timeout(TIMEOUT) }));

const sendJson = <T>(method: string, url: string, body: unknown, token?: string): Promise<T> => {
  const text = JSON.stringify(body);
  return readResponse(
    fetch(url, {
      method,
      headers: { 'content-type': 'application/json', ...bearer(token) },
      body: text,
      // Goes out even if the page is closed meanwhile; browsers allow it up to 64 KB.
      keepalive: text.length < KEEPALIVE_MAX,
      signal: AbortSignal.timeout(TIMEOUT),
    }),
  );
};
export const postJson = <T>(url: string, body: unknown, token?: string): Promise<T> =>
  sendJson('POST', url, body, token);

export const putJson = <T>(url: string, body: unknown, token: string): Promise<T> =>
  sendJson('PUT', url, body, token);

/** Well inside the hour that an anonymous token lives. */
const REUSED_FOR = 20 * 60_000;
let cachedToken: { readonly token: Promise<string>; readonly until: number } | null = null;

/** Allows looking up a short link, reading a campaign and starting a questionnaire; shared by all of them. */
export const anonymousToken = (): Promise<string> => {
  if (cachedToken && cachedToken.until > Date.now()) return cachedToken.token;
  const asked = postJson<{ token: string }>('/api/auth/jwt', { timestamp: Date.now() });
  const token = asked.then((answer) => answer.token);
  cachedToken = { token, until: Date.now() + REUSED_FOR };
  token.catch(() => {
    cachedToken = null;
  });
  return token;
};
