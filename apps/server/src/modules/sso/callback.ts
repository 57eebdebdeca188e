import { AppError } from '../../http/app-error.ts';
import type { Services } from '../../http/context.ts';
import { findProvider } from './queries.ts';
import { isSameBrowser, takeAttempt } from './attempts.ts';
import { decryptAttemptState } from './authorize-redirect.ts';
import { discoverProvider, isOidc, type OidcRow, redirectUri } from './provider-client.ts';
import { type SignInResult, signInWithIdentity } from './sign-in-with-identity.ts';

const refused = (): AppError => new AppError('unauthenticated');

/** Exchanges the code, checking state, nonce and PKCE verifier. */
const verifyIdentity = async (
  services: Services,
  provider: OidcRow,
  answer: URL,
  checks: { readonly state: string; readonly verifier: string; readonly nonce: string },
) => {
  const client = await discoverProvider(services, provider);
  const oidc = await import('openid-client');
  const tokens = await oidc.authorizationCodeGrant(client, answer, {
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    pkceCodeVerifier: checks.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  const email = typeof claims?.['email'] === 'string' ? claims['email'].toLowerCase() : '';
  if (!claims || email === '' || claims['email_verified'] === false) throw refused();
  const name = typeof claims['name'] === 'string' ? claims['name'] : '';
  const emailVerified = claims['email_verified'] === true;
  return { subject: claims.sub, email, emailVerified, name };
};

export interface SignInCallback {
  readonly organizationId: string;
  readonly byLink: boolean;
  readonly returnTo: string | null;
  /** Rejects with `unauthenticated` whatever the reason. */
  readonly complete: (now: Date) => Promise<SignInResult>;
}

/** Null if the attempt is unknown, expired, or was started by another browser. */
export const handleCallback = async (
  services: Services,
  query: string,
  browser: string | undefined,
  now: Date,
): Promise<SignInCallback | null> => {
  const { database, config } = services;
  const answer = new URL(redirectUri(config));
  answer.search = query;
  const state = answer.searchParams.get('state') ?? '';
  const attempt = await takeAttempt(services, state, now);
  if (!attempt || !isSameBrowser(browser, attempt.browserHash)) return null;
  const { organizationId } = attempt;
  const { byLink, returnTo, ...checks } = decryptAttemptState(services, attempt.sealed);
  const complete = async (at: Date): Promise<SignInResult> => {
    const provider = await database.withTenant(organizationId, (tx) =>
      findProvider(tx, organizationId),
    );
    if (!provider?.enabled || !isOidc(provider)) throw refused();
    const identity = await verifyIdentity(services, provider, answer, { state, ...checks });
    return signInWithIdentity(services, provider, identity, at);
  };
  return { organizationId, byLink, returnTo, complete };
};
