import type { SignInSettings } from '@cadran/contract';
import { type Member, organizationPolicy } from '@cadran/policies';
import type { Config } from '../../env.ts';
import { isOidc, redirectUri } from './provider-client.ts';
import type { ProviderRow } from './queries.ts';
import { readCertificate } from './saml/certificates.ts';
import { isSaml, samlAddresses } from './saml/service-provider.ts';

const presentProvider = (provider: ProviderRow): SignInSettings['provider'] => {
  const { issuer, domains, createUsers, trustEmail, askSecondFactor, enabled } = provider;
  const shared = { issuer, domains, createUsers, trustEmail, askSecondFactor, enabled };
  if (isOidc(provider)) return { protocol: 'oidc', ...shared, clientId: provider.clientId };
  if (!isSaml(provider)) return null;
  const { ssoUrl, emailAttribute, nameAttribute } = provider;
  const certificates = provider.certificates.flatMap((pem) => readCertificate(pem) ?? []);
  return { protocol: 'saml', ...shared, ssoUrl, certificates, emailAttribute, nameAttribute };
};

export const presentSettings = (
  config: Config,
  actor: Member,
  organizationId: string,
  provider: ProviderRow | undefined,
): SignInSettings => ({
  provider: provider ? presentProvider(provider) : null,
  redirectUri: redirectUri(config),
  saml: samlAddresses(config, organizationId),
  can: { changeDomains: organizationPolicy.changeSignInDomains(actor) },
});
