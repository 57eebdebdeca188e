import {
  type BodyInput,
  type contract,
  safeReturnPath,
  type SignInProtocol,
} from '@cadran/contract';
import { AppError } from '../../http/app-error.ts';
import type { Services } from '../../http/context.ts';
import { findProvider, findOrganizationByDomain } from './queries.ts';
import { openAttempt, storeAttempt } from './attempts.ts';
import { discoverProvider, isOidc, type OidcRow, redirectUri } from './provider-client.ts';
import { createSamlRedirect } from './saml/authn-request.ts';
import { isSaml } from './saml/service-provider.ts';
import { findOrganization } from '../organizations/index.ts';

const PURPOSE = 'oidc-attempt';

export type SignInRequest = BodyInput<typeof contract.sso.start>;

/** Stored encrypted with the attempt, to verify the callback. */
interface AttemptState {
  readonly verifier: string;
  readonly nonce: string;
  readonly returnTo: string | null;
  /** Started from the organisation's own log-in link. */
  readonly byLink: boolean;
}
export const decryptAttemptState = (
  { secrets }: Pick<Services, 'secrets'>,
  sealed: Buffer,
): AttemptState => openAttempt({ secrets }, PURPOSE, sealed) as AttemptState;

const findOrganizationId = async (
  { database }: Services,
  request: SignInRequest,
): Promise<string> => {
  if (request.organizationId !== undefined) return request.organizationId;
  const domain = request.email?.split('@').at(-1)?.toLowerCase() ?? '';
  const found = await findOrganizationByDomain(database.global, domain);
  if (found === undefined) throw new AppError('not_found');
  return found;
};

export interface Redirect {
  readonly url: string;
  /** The secret for the cookie that binds the attempt to this browser. */
  readonly browser: string;
}

const createOidcRedirect = async (
  services: Services,
  provider: OidcRow,
  request: SignInRequest,
  now: Date,
): Promise<Redirect> => {
  const { config } = services;
  const client = await discoverProvider(services, provider).catch(() => {
    throw new AppError('unavailable', { retryAfter: 30 });
  });
  const oidc = await import('openid-client');
  const state = oidc.randomState();
  const attempt: AttemptState = {
    verifier: oidc.randomPKCECodeVerifier(),
    nonce: oidc.randomNonce(),
    returnTo: safeReturnPath(request.returnTo),
    byLink: request.organizationId !== undefined,
  };
  const browser = await storeAttempt(services, provider, PURPOSE, state, attempt, now);
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: redirectUri(config),
    scope: 'openid email profile',
    state,
    nonce: attempt.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
    ...(request.email === undefined ? {} : { login_hint: request.email }),
  });
  return { url: url.href, browser };
};

/** The provider's URL, by whichever protocol the organisation uses. */
export const createAuthorizeRedirect = async (
  services: Services,
  request: SignInRequest,
  now: Date,
): Promise<Redirect & { readonly protocol: SignInProtocol }> => {
  const { database } = services;
  const organizationId = await findOrganizationId(services, request);
  const provider = await database.withTenant(organizationId, async (tx) => {
    const organization = await findOrganization(tx, organizationId);
    return organization.status === 'active' ? findProvider(tx, organizationId) : undefined;
  });
  if (!provider?.enabled) throw new AppError('not_found');
  if (isSaml(provider))
    return { ...(await createSamlRedirect(services, provider, request, now)), protocol: 'saml' };
  if (!isOidc(provider)) throw new AppError('not_found');
  return { ...(await createOidcRedirect(services, provider, request, now)), protocol: 'oidc' };
};
