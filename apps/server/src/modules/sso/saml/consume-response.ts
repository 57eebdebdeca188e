import type { Services } from '../../../http/context.ts';
import { generateToken, hashToken } from '../../../secrets.ts';
import { findOrganization } from '../../organizations/index.ts';
import { openAttempt, takeAttempt } from '../attempts.ts';
import { findProvider, insertAttempt, recordAssertion } from '../queries.ts';
import type { Identity } from '../sign-in-with-identity.ts';
import type { SamlAttempt } from './authn-request.ts';
import { SamlError } from './saml-error.ts';
import { isSaml, type SamlRow } from './service-provider.ts';
import { verifyResponse } from './verify-response.ts';

/** What the second step needs; for the browser's own eyes, so it stays here, encrypted. */
export interface VerifiedAttempt extends Omit<SamlAttempt, 'requestId'> {
  readonly identity: Identity;
}

export const findSamlProvider = async (
  { database }: Services,
  organizationId: string,
): Promise<SamlRow> => {
  const provider = await database.withTenant(organizationId, async (tx) => {
    const organization = await findOrganization(tx, organizationId);
    return organization.status === 'active' ? findProvider(tx, organizationId) : undefined;
  });
  if (!isSaml(provider) || !provider.enabled) throw new SamlError('saml_off');
  return provider;
};

const takeRequest = async (
  services: Services,
  organizationId: string,
  relayState: string,
  now: Date,
) => {
  const attempt = await takeAttempt(services, relayState, now);
  if (attempt?.organizationId !== organizationId) throw new SamlError('saml_unsolicited');
  try {
    const request = openAttempt(services, 'saml-attempt', attempt.sealed) as SamlAttempt;
    return { attempt, request };
  } catch {
    // The state of another step or protocol.
    throw new SamlError('saml_unsolicited');
  }
};

/**
 * Verifies what the browser posts. The cookie does not come with a post from another site, so that who posts it is
 * checked by the next step, to which the returned state leads.
 */
export const consumeResponse = async (
  services: Services,
  organizationId: string,
  sent: { readonly SAMLResponse: string; readonly RelayState: string },
  now: Date,
): Promise<string> => {
  const { config, database, secrets } = services;
  const provider = await findSamlProvider(services, organizationId);
  const { attempt, request } = await takeRequest(services, organizationId, sent.RelayState, now);
  const { requestId, ...rest } = request;
  const verified = await verifyResponse(config, provider, sent.SAMLResponse, requestId, now);
  const isNew = await database.withTenant(organizationId, (tx) =>
    recordAssertion(
      tx,
      { organizationId, idHash: hashToken(verified.id), expiresAt: verified.expiresAt },
      now,
    ),
  );
  if (!isNew) throw new SamlError('saml_replay');
  const state = generateToken();
  const next: VerifiedAttempt = { ...rest, identity: verified.identity };
  await insertAttempt(
    database.global,
    {
      ...attempt,
      stateHash: hashToken(state),
      sealed: secrets.encrypt('saml-identity', Buffer.from(JSON.stringify(next))),
    },
    now,
  );
  return state;
};
