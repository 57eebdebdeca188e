import type { SAML } from '@node-saml/node-saml';
import type { Config } from '../../../env.ts';
import type { ProviderRow } from '../queries.ts';
import { NS } from './reading/elements.ts';

/** The addresses and the name by which a provider knows Cadran: one for each organisation. */
export const samlAddresses = (config: Config, organizationId: string) => {
  const at = (path: string) =>
    new URL(`/api/auth/saml/${organizationId}/${path}`, config.baseUrl).href;
  return { entityId: at('metadata'), acsUrl: at('acs'), metadataUrl: at('metadata') };
};

export type SamlRow = ProviderRow & {
  readonly ssoUrl: string;
  readonly certificates: readonly string[];
};

export const isSaml = (provider: ProviderRow | undefined): provider is SamlRow =>
  provider?.protocol === 'saml' && provider.ssoUrl !== null && provider.certificates !== null;

/**
 * The library writes requests and verifies signatures. Audience, time and the request are checked by
 * `check-assertion.ts`: with the server's clock, and each with its own name.
 */
export const samlClient = async (
  config: Config,
  provider: SamlRow,
  requestId?: string,
): Promise<SAML> => {
  // With the first log-in by SAML: 4 MB.
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml');
  const { entityId, acsUrl } = samlAddresses(config, provider.organizationId);
  return new SAML({
    issuer: entityId,
    callbackUrl: acsUrl,
    entryPoint: provider.ssoUrl,
    idpCert: [...provider.certificates],
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    audience: false,
    acceptedClockSkewMs: -1,
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.never,
    ...(requestId !== undefined && { generateUniqueId: () => requestId }),
  });
};

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What a provider imports. Nothing in it depends on the provider, which often wants it first. */
export const serviceProviderMetadata = (config: Config, organizationId: string): string => {
  const { entityId, acsUrl } = samlAddresses(config, organizationId);
  return `<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="${NS.metadata}" entityID="${escapeXml(entityId)}">
  <SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="${NS.protocol}">
    <NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</NameIDFormat>
    <NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress</NameIDFormat>
    <AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escapeXml(acsUrl)}" index="0" isDefault="true"/>
  </SPSSODescriptor>
</EntityDescriptor>
`;
};
