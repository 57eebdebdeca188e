import { timingSafeEqual } from 'node:crypto';
import * as oidc from 'openid-client';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../context.ts';
import { findProvider, type ProviderRow, takeAttempt } from '../../queries/sign-in.ts';
import type { NewSession } from '../open-session.ts';
import { hashToken } from '../secrets.ts';
import { openKept } from './go-to-provider.ts';
import { providerClient, redirectUri } from './provider-client.ts';
import { signInAs } from './sign-in-as.ts';

const refused = (): AppError => new AppError('unauthenticated');

/** Who the provider says this is; its answer is checked against what only we know. */
const identityOf = async (
  services: Services,
  provider: ProviderRow,
  answer: URL,
  checks: { readonly state: string; readonly verifier: string; readonly nonce: string },
) => {
  const client = await providerClient(services, provider);
  const tokens = await oidc.authorizationCodeGrant(client, answer, {
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    pkceCodeVerifier: checks.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  const email = typeof claims?.['email'] === 'string' ? claims['email'].toLowerCase() : '';
  if (!claims || email === '' || claims['email_verified'] === false) throw refused();
  return { subject: claims.sub, email };
};

/** What somebody set out with, and the provider's answer to it. */
export interface Return {
  readonly organizationId: string;
  readonly byLink: boolean;
  readonly returnTo: string | null;
  /** For the user who may enter, or one refusal whatever the reason. */
  readonly session: (now: Date) => Promise<NewSession>;
}

/** The way back from a provider; nothing where this browser did not set out, or too long ago. */
export const comeBack = async (
  services: Services,
  query: string,
  browser: string | undefined,
  now: Date,
): Promise<Return | null> => {
  const { database, config } = services;
  const answer = new URL(redirectUri(config));
  answer.search = query;
  const state = answer.searchParams.get('state') ?? '';
  const attempt = await takeAttempt(database.global, hashToken(state));
  if (!attempt || attempt.expiresAt <= now || browser === undefined) return null;
  if (!timingSafeEqual(hashToken(browser), attempt.browserHash)) return null;
  const { organizationId } = attempt;
  const { byLink, returnTo, ...proofs } = openKept(services, attempt.sealed);
  const session = async (at: Date): Promise<NewSession> => {
    const provider = await database.withTenant(organizationId, (tx) =>
      findProvider(tx, organizationId),
    );
    if (!provider?.enabled) throw refused();
    const identity = await identityOf(services, provider, answer, { state, ...proofs });
    return signInAs(services, provider, identity, at);
  };
  return { organizationId, byLink, returnTo, session };
};
