import { type BodyInput, type contract, safeReturnPath } from '@cadran/contract';
import * as oidc from 'openid-client';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../context.ts';
import { findOrganization } from '../../queries/organizations.ts';
import { findProvider, insertAttempt, organizationOfDomain } from '../../queries/sign-in.ts';
import { hashToken, newToken } from '../secrets.ts';
import { providerClient, redirectUri } from './provider-client.ts';

export const ATTEMPT_MS = 10 * 60_000;
const SEALED = 'oidc-attempt';

/** By whom or for whom somebody enters, and where they wanted to go. */
type Ask = BodyInput<typeof contract.signIn.start>;

/** What only we know of an attempt: it proves that the answer belongs to our question. */
interface Kept {
  readonly verifier: string;
  readonly nonce: string;
  readonly returnTo: string | null;
  /** It began at the organisation's own link. */
  readonly byLink: boolean;
}
export const openKept = ({ secrets }: Pick<Services, 'secrets'>, sealed: Buffer): Kept =>
  JSON.parse(secrets.decrypt(SEALED, sealed).toString()) as Kept;

const organizationFor = async ({ database }: Services, ask: Ask): Promise<string> => {
  if (ask.organizationId !== undefined) return ask.organizationId;
  const domain = ask.email?.split('@').at(-1)?.toLowerCase() ?? '';
  const found = await organizationOfDomain(database.global, domain);
  if (found === undefined) throw new AppError('not_found');
  return found;
};

/** Where to send the browser, and the secret that it must bring back in its cookie. */
export const goToProvider = async (
  services: Services,
  ask: Ask,
  now: Date,
): Promise<{ url: string; browser: string }> => {
  const { database, secrets, config } = services;
  const organizationId = await organizationFor(services, ask);
  const provider = await database.withTenant(organizationId, async (tx) => {
    const organization = await findOrganization(tx, organizationId);
    return organization.status === 'active' ? findProvider(tx, organizationId) : undefined;
  });
  if (!provider?.enabled) throw new AppError('not_found');
  const client = await providerClient(services, provider).catch(() => {
    throw new AppError('unavailable', { retryAfter: 30 });
  });
  const [state, browser] = [oidc.randomState(), newToken()];
  const kept: Kept = {
    verifier: oidc.randomPKCECodeVerifier(),
    nonce: oidc.randomNonce(),
    returnTo: safeReturnPath(ask.returnTo),
    byLink: ask.organizationId !== undefined,
  };
  await insertAttempt(
    database.global,
    {
      stateHash: hashToken(state),
      organizationId,
      browserHash: hashToken(browser),
      sealed: secrets.encrypt(SEALED, Buffer.from(JSON.stringify(kept))),
      expiresAt: new Date(now.getTime() + ATTEMPT_MS),
    },
    now,
  );
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: redirectUri(config),
    scope: 'openid email profile',
    state,
    nonce: kept.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(kept.verifier),
    code_challenge_method: 'S256',
    ...(ask.email === undefined ? {} : { login_hint: ask.email }),
  });
  return { url: url.href, browser };
};
