import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface Person {
  readonly name?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
}

export interface TestProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Claims by log-in name. */
  readonly people: Map<string, Person>;
  /** Publishes another key than it signs with, as after an attack on the way to it. */
  publishesWrongKey: boolean;
  /** Logs in on the provider's pages and returns the callback URL. */
  logIn(url: string, name: string): Promise<string>;
  close(): Promise<void>;
}

/** A real OpenID Connect provider in the test process, with log-in and consent pages. */
export const startProvider = async (
  redirectUri = 'http://localhost:3000/api/auth/oidc/callback',
): Promise<TestProvider> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Person>();
  const [clientId, clientSecret] = ['cadran', 'a secret between the two of them'];
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    // In the ID token itself, as company providers do.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['a key of the tests'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...people.get(id) }),
    }),
  });
  const serve = provider.callback();
  const state = { publishesWrongKey: false };
  const answerWithWrongKey = async (response: ServerResponse): Promise<void> => {
    state.publishesWrongKey = false;
    const { keys } = (await (await fetch(`${issuer}/jwks`)).json()) as { keys: { n: string }[] };
    state.publishesWrongKey = true;
    const wrong = keys.map((key) => ({ ...key, n: key.n.split('').toReversed().join('') }));
    response
      .setHeader('content-type', 'application/jwk-set+json')
      .end(JSON.stringify({ keys: wrong }));
  };
  server.on('request', (request, response) => {
    if (state.publishesWrongKey && request.url === '/jwks') void answerWithWrongKey(response);
    else void serve(request, response);
  });

  const logIn = async (start: string, name: string): Promise<string> => {
    const jar = new Map<string, string>();
    const visit = async (url: string, form?: Record<string, string>): Promise<Response> => {
      const answer = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; ') },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        jar.set(key, value);
      }
      return answer;
    };
    let url = start;
    let answer = await visit(url);
    for (let step = 0; step < 12; step++) {
      const location = answer.headers.get('location');
      if (location !== null) {
        url = new URL(location, url).href;
        if (url.startsWith(redirectUri)) return url;
        answer = await visit(url);
        continue;
      }
      const page = await answer.text();
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
      const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
      if (prompt === undefined || action === undefined) throw new Error(page.slice(0, 500));
      answer = await visit(new URL(action, url).href, { prompt, login: name, password: 'any' });
    }
    throw new Error('The provider did not redirect back.');
  };

  return {
    issuer,
    clientId,
    clientSecret,
    people,
    get publishesWrongKey() {
      return state.publishesWrongKey;
    },
    set publishesWrongKey(wrong) {
      state.publishesWrongKey = wrong;
    },
    logIn,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
