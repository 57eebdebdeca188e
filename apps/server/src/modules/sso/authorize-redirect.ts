import { type BodyInput, type contract, safeReturnPath } from '@cadran/contract';
import * as oidc from 'openid-client';
import { AppError } from '../../http/app-error.ts';
import type { Services } from '../../http/context.ts';
import { findProvider, insertAttempt, findOrganizationByDomain } from './queries.ts';
import { hashToken, generateToken } from '../../secrets.ts';
import { discoverProvider, redirectUri } from './provider-client.ts';
import { findOrganization } from '../organizations/index.ts';

export const ATTEMPT_MS = 10 * 60_000;
const PURPOSE = 'oidc-attempt';

type SignInRequest = BodyInput<typeof contract.sso.start>;

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
): AttemptState => JSON.parse(secrets.decrypt(PURPOSE, sealed).toString()) as AttemptState;

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

/** The provider's URL, and the secret for the cookie that binds the attempt to this browser. */
export const createAuthorizeRedirect = async (
  services: Services,
  request: SignInRequest,
  now: Date,
): Promise<{ url: string; browser: string }> => {
  const { database, secrets, config } = services;
  const organizationId = await findOrganizationId(services, request);
  const provider = await database.withTenant(organizationId, async (tx) => {
    const organization = await findOrganization(tx, organizationId);
    return organization.status === 'active' ? findProvider(tx, organizationId) : undefined;
  });
  if (!provider?.enabled) throw new AppError('not_found');
  const client = await discoverProvider(services, provider).catch(() => {
    throw new AppError('unavailable', { retryAfter: 30 });
  });
  const [state, browser] = [oidc.randomState(), generateToken()];
  const attempt: AttemptState = {
    verifier: oidc.randomPKCECodeVerifier(),
    nonce: oidc.randomNonce(),
    returnTo: safeReturnPath(request.returnTo),
    byLink: request.organizationId !== undefined,
  };
  await insertAttempt(
    database.global,
    {
      stateHash: hashToken(state),
      organizationId,
      browserHash: hashToken(browser),
      sealed: secrets.encrypt(PURPOSE, Buffer.from(JSON.stringify(attempt))),
      expiresAt: new Date(now.getTime() + ATTEMPT_MS),
    },
    now,
  );
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
