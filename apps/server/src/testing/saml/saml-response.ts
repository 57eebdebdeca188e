import { randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import { PROVIDER } from './test-keys.ts';

export const ISSUER = 'https://login.example.org/saml';
export const SSO_URL = 'https://login.example.org/saml/sso';
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

/** What our redirect says, as a provider reads it. */
export const readRequest = (url: string) => {
  const { searchParams } = new URL(url);
  const request = Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64');
  const xml = inflateRawSync(request).toString();
  const read = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(xml)?.[1] ?? '';
  return {
    xml,
    relayState: searchParams.get('RelayState') ?? '',
    requestId: read('ID'),
    acsUrl: read('AssertionConsumerServiceURL'),
    entityId: /Issuer[^>]*>([^<]*)</.exec(xml)?.[1] ?? '',
  };
};

export interface ResponseParts {
  readonly requestId: string;
  readonly acsUrl: string;
  readonly entityId: string;
  readonly now: Date;
  readonly email?: string;
  readonly subject?: string;
  readonly assertionId?: string;
  readonly issuer?: string;
  readonly destination?: string;
  readonly recipient?: string;
  readonly audience?: string;
  readonly inResponseTo?: string;
  readonly notBefore?: Date;
  readonly notOnOrAfter?: Date;
  readonly format?: string;
  readonly status?: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

const MINUTES = 60_000;

/** An unsigned response with one assertion. */
export const responseXml = (parts: ResponseParts): string => {
  const { acsUrl, requestId, now } = parts;
  const issuer = `<saml:Issuer>${parts.issuer ?? ISSUER}</saml:Issuer>`;
  const inResponseTo = parts.inResponseTo ?? requestId;
  const at = (date: Date) => date.toISOString();
  const notBefore = at(parts.notBefore ?? new Date(now.getTime() - MINUTES));
  const until = at(parts.notOnOrAfter ?? new Date(now.getTime() + 5 * MINUTES));
  const format = parts.format ?? 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
  const attributes = Object.entries({
    ...(parts.email !== undefined && { email: parts.email }),
    ...parts.attributes,
  });
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r${randomUUID()}" Version="2.0" IssueInstant="${at(now)}" Destination="${parts.destination ?? acsUrl}" InResponseTo="${inResponseTo}">${issuer}<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${parts.status ?? 'Success'}"/></samlp:Status><saml:Assertion ID="${parts.assertionId ?? `_a${randomUUID()}`}" Version="2.0" IssueInstant="${at(now)}">${issuer}<saml:Subject><saml:NameID Format="${format}">${parts.subject ?? 'person-1'}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData Recipient="${parts.recipient ?? acsUrl}" NotOnOrAfter="${until}" InResponseTo="${inResponseTo}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${notBefore}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${parts.audience ?? parts.entityId}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(now)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attributes.map(([name, value]) => `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`).join('')}</saml:AttributeStatement></saml:Assertion></samlp:Response>`;
};

interface Signing {
  readonly element?: 'Assertion' | 'Response';
  readonly key?: string;
  readonly signatureAlgorithm?: string;
  readonly digestAlgorithm?: string;
}

/** Signs the assertion, or the whole response. */
export const sign = (xml: string, signing: Signing = {}): string => {
  const { element = 'Assertion', key = PROVIDER.key } = signing;
  const signed = new SignedXml({
    privateKey: key,
    signatureAlgorithm:
      signing.signatureAlgorithm ?? 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: EXCLUSIVE,
  });
  const xpath = `//*[local-name(.)='${element}']`;
  signed.addReference({
    xpath,
    digestAlgorithm: signing.digestAlgorithm ?? SHA256,
    transforms: [ENVELOPED, EXCLUSIVE],
  });
  signed.computeSignature(xml, {
    location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' },
  });
  return signed.getSignedXml();
};

export const encode = (xml: string): string => Buffer.from(xml).toString('base64');
