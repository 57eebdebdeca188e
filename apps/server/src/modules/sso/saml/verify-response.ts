import { SAML_LIMITS } from '@cadran/contract';
import type { Config } from '../../../env.ts';
import type { Identity } from '../sign-in-with-identity.ts';
import { checkAssertion, checkEnvelope } from './check-assertion.ts';
import { checkStructure } from './check-structure.ts';
import { readIdentity } from './read-identity.ts';
import { attributeOf } from './reading/elements.ts';
import { parseXml } from './reading/parse-xml.ts';
import { SamlError } from './saml-error.ts';
import { samlAddresses, samlClient, type SamlRow } from './service-provider.ts';

const LIMITS = {
  maxCharacters: SAML_LIMITS.responseCharacters,
  maxElements: 1000,
  comments: false,
};
const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;

const decode = (response: string): string => {
  if (response.length > LIMITS.maxCharacters * 1.5) throw new SamlError('saml_too_large');
  if (!BASE64.test(response)) throw new SamlError('saml_not_xml');
  return Buffer.from(response, 'base64').toString('utf8');
};

/** The assertion as it was signed: nothing outside it is read from here on. */
const verifySignature = async (
  config: Config,
  provider: SamlRow,
  response: string,
): Promise<string> => {
  try {
    const client = await samlClient(config, provider);
    const { profile } = await client.validatePostResponseAsync({
      SAMLResponse: response,
    });
    const xml = profile?.getAssertionXml?.();
    if (xml !== undefined) return xml;
  } catch {
    // The library's own words are for its developers.
  }
  throw new SamlError('saml_signature');
};

export interface VerifiedAssertion {
  readonly id: string;
  readonly expiresAt: Date;
  readonly identity: Identity;
}

/** Throws a `SamlError` unless the provider said this, to us, just now, in answer to this request. */
export const verifyResponse = async (
  config: Config,
  provider: SamlRow,
  response: string,
  requestId: string,
  now: Date,
): Promise<VerifiedAssertion> => {
  const expected = {
    issuer: provider.issuer,
    requestId,
    ...samlAddresses(config, provider.organizationId),
  };
  const root = parseXml(decode(response), LIMITS);
  checkStructure(root);
  const assertion = parseXml(await verifySignature(config, provider, response), LIMITS);
  checkEnvelope(root, expected);
  const expiresAt = checkAssertion(assertion, expected, now);
  return {
    id: attributeOf(assertion, 'ID'),
    expiresAt,
    identity: readIdentity(assertion, provider),
  };
};
