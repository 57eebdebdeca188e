import type { ErrorCode } from '@cadran/contract';

export interface ReceivedRequest {
  readonly route: string;
  readonly query: Readonly<Record<string, string>>;
  /** Parsed JSON, where there was some. */
  readonly body?: unknown;
}

type Responder = (request: ReceivedRequest) => Response | Promise<Response>;
export type Responders = Readonly<Record<string, Responder>>;

export const refusal = (
  status: number,
  code: ErrorCode,
  fields?: Readonly<Record<string, string>>,
): Response => Response.json({ error: { code, fields } }, { status });

/** A `fetch` that answers by method and path, and what it was asked. */
export const createFakeApi = (responders: Responders = {}) => {
  const requests: ReceivedRequest[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const route = `${init?.method ?? 'GET'} ${url.pathname}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const request = { route, query: Object.fromEntries(url.searchParams), body };
    requests.push(request);
    return (await responders[route]?.(request)) ?? refusal(404, 'not_found');
  };
  return { fetch, requests };
};
export type FakeApi = ReturnType<typeof createFakeApi>;
