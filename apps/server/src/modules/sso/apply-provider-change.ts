import type { BodyOf, contract } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { type Member, organizationPolicy } from '@cadran/policies';
import { invalid } from '../../http/app-error.ts';
import { authorise } from '../../http/authorise.ts';
import { findProvider, type ProviderRow } from './queries.ts';
import type { OidcRow } from './provider-client.ts';
import { readCertificate } from './saml/certificates.ts';
import { isSafeAddress } from './provider-client.ts';

/** The request body with the client secret encrypted. */
type OidcChange = Omit<BodyOf<typeof contract.sso.save>, 'clientSecret'> & {
  readonly clientSecret?: Buffer;
};

const sameDomains = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((domain) => right.includes(domain));

/** The domains to store; only super admins change them. */
const domainsAfter = (
  actor: Member,
  stored: ProviderRow | undefined,
  domains: string[] | undefined,
): string[] => {
  const before = stored?.domains ?? [];
  if (domains === undefined) return before;
  if (!sameDomains(domains, before)) authorise(organizationPolicy.changeSignInDomains, actor);
  return domains;
};

export const applyProviderChange = async (
  tx: Tx,
  actor: Member,
  organizationId: string,
  change: OidcChange,
  now: Date,
): Promise<OidcRow> => {
  const stored = await findProvider(tx, organizationId);
  const { domains, clientSecret = stored?.clientSecret, ...values } = change;
  if (!clientSecret) throw invalid({ clientSecret: 'required' });
  return {
    ...values,
    organizationId,
    protocol: 'oidc',
    domains: domainsAfter(actor, stored, domains),
    clientSecret,
    ssoUrl: null,
    certificates: null,
    emailAttribute: '',
    nameAttribute: '',
    updatedAt: now,
  };
};

/** Only the browser goes to the provider's page, so that it need not be at an allowed host. */
export const applySamlChange = async (
  tx: Tx,
  actor: Member,
  organizationId: string,
  { domains, certificates, ...values }: BodyOf<typeof contract.sso.saveSaml>,
  now: Date,
): Promise<ProviderRow> => {
  const { ssoUrl } = values;
  if (!URL.canParse(ssoUrl)) throw invalid({ ssoUrl: 'format' });
  if (!/^https?:$/.test(new URL(ssoUrl).protocol)) throw invalid({ ssoUrl: 'https' });
  if (!isSafeAddress(ssoUrl)) throw invalid({ ssoUrl: 'https' });
  const read = certificates.map(readCertificate);
  const wrong = read.indexOf(undefined);
  if (wrong >= 0) throw invalid({ [`certificates.${wrong}`]: 'format' });
  const stored = await findProvider(tx, organizationId);
  return {
    ...values,
    organizationId,
    protocol: 'saml',
    domains: domainsAfter(actor, stored, domains),
    clientId: null,
    clientSecret: null,
    certificates: [...new Set(read.flatMap((one) => (one ? [one.pem] : [])))],
    updatedAt: now,
  };
};
