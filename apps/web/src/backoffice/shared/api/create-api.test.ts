import { describe, expect, it } from 'vitest';
import { NOON, sessionFixture } from '../session/session.fixture.ts';
import { createSessionManager } from '../session/session-manager.ts';
import { createApi } from './create-api.ts';

interface Sent {
  readonly url: unknown;
  readonly init: RequestInit;
}

/** A client with a session and a server that gives every request the same response. */
const apiWith = (answer: () => Response | Promise<Response>) => {
  const sent: Sent[] = [];
  const fetchThere = async (url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    sent.push({ url, init });
    return answer();
  };
  const session = createSessionManager({
    fetch: fetchThere,
    now: () => NOON,
    exclusively: (work) => work(),
  });
  session.open(sessionFixture());
  return { api: createApi({ session, fetch: fetchThere }), session, sent };
};

const refusal =
  (status: number, error: object, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ error }, { status, headers });

describe('an API call', () => {
  it('sends JSON with the bearer token', async () => {
    const { api, sent } = apiWith(() => Response.json({ id: 'u', language: 'en' }));
    const body = { language: 'en' } as const;
    expect(await api.users.update({ params: { id: 'u' }, body })).toMatchObject({
      language: 'en',
    });
    const headers = new Headers(sent[0]?.init.headers);
    expect(sent[0]).toMatchObject({ url: '/api/users/u', init: { method: 'PUT' } });
    expect(headers.get('authorization')).toBe('Bearer first');
    expect(headers.get('content-type')).toBe('application/json');
    expect(sent[0]?.init.body).toBe('{"language":"en"}');
  });

  it('sends no token to public routes', async () => {
    const { api, sent } = apiWith(() => Response.json({}));
    await api.auth.login({ body: { identifier: 'a', password: 'b' } });
    expect(new Headers(sent[0]?.init.headers).has('authorization')).toBe(false);
  });

  it('rejects a missing id with “ID is undefined” without a request', async () => {
    const { api, sent } = apiWith(() => Response.json({}));
    await expect(api.users.read({ params: { id: '' } })).rejects.toThrow('ID is undefined');
    expect(sent).toEqual([]);
  });

  it('resolves with undefined for 204', async () => {
    const { api } = apiWith(() => new Response(null, { status: 204 }));
    expect(await api.auth.logout()).toBeUndefined();
  });
});

describe('a failed API call', () => {
  it('rejects with code, fields, reference, body and response', async () => {
    const error = {
      code: 'invalid_input',
      message: 'Invalid.',
      fields: { email: 'taken' },
      requestId: 'r1',
    };
    const { api } = apiWith(refusal(422, error));
    await expect(api.auth.session()).rejects.toMatchObject({
      status: 422,
      code: 'invalid_input',
      fields: { email: 'taken' },
      requestId: 'r1',
      body: { error },
      response: { status: 422 },
    });
  });

  it('ends the session on 401', async () => {
    const { api, session } = apiWith(refusal(401, { code: 'unauthenticated' }));
    await expect(api.auth.session()).rejects.toMatchObject({ status: 401 });
    expect(session.state()).toMatchObject({ current: null, ended: 'expired' });
  });

  it.each(['invalid_credentials', 'second_factor_required'])(
    'keeps the session on %s',
    async (code) => {
      const { api, session } = apiWith(refusal(401, { code }));
      await expect(
        api.auth.login({ body: { identifier: 'a', password: 'b' } }),
      ).rejects.toMatchObject({ code });
      expect(session.state().current).not.toBeNull();
    },
  );

  it('returns the seconds of retry-after', async () => {
    const { api } = apiWith(refusal(429, { code: 'too_many_requests' }, { 'retry-after': '90' }));
    await expect(api.auth.session()).rejects.toMatchObject({ retryAfter: 90 });
  });

  it.each([
    [404, 'not_found'],
    [500, 'internal'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [504, 'unavailable'],
  ])('maps status %i without an error body to %s', async (status, code) => {
    const { api } = apiWith(() => new Response('<html>', { status }));
    await expect(api.auth.session()).rejects.toMatchObject({ code });
  });

  it('reports an unreachable server as a network error', async () => {
    const { api } = apiWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(api.auth.session()).rejects.toMatchObject({
      code: 'network',
      status: 0,
    });
  });
});
