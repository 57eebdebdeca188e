import { SAML_LIMITS, type SamlRefusal } from '@cadran/contract';
import type { Attempt } from './saml-fixture.ts';
import { responseXml, sign } from './saml-response.ts';
import { OTHER_PROVIDER } from './test-keys.ts';

const SHA1 = {
  signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
  digestAlgorithm: 'http://www.w3.org/2000/09/xmldsig#sha1',
};

export type Forge = (attempt: Attempt & { readonly email: string }) => string;

/** What an attacker, or a provider that is set up wrongly, may send; and what it is called. */
export const SAML_ATTACKS: readonly (readonly [name: string, reason: SamlRefusal, forge: Forge])[] =
  [
    ['an unsigned response', 'saml_unsigned', (at) => responseXml(at)],
    [
      'a signature by another key',
      'saml_signature',
      (at) => sign(responseXml(at), { key: OTHER_PROVIDER.key }),
    ],
    [
      'a changed address',
      'saml_signature',
      (at) =>
        sign(responseXml({ ...at, email: 'x@example.org' })).replace('x@example.org', at.email),
    ],
    ['SHA-1', 'saml_weak_signature', (at) => sign(responseXml(at), SHA1)],
    [
      'a second assertion beside the signed one',
      'saml_wrapping',
      (at) => {
        const signed = sign(responseXml({ ...at, email: 'x@example.org' }));
        const forged = /<saml:Assertion.*<\/saml:Assertion>/s.exec(responseXml(at))?.[0] ?? '';
        return signed.replace('<saml:Assertion', `${forged}<saml:Assertion`);
      },
    ],
    [
      'the signed assertion moved into an extension, a forged one in its place',
      'saml_wrapping',
      (at) => {
        const signed = sign(responseXml({ ...at, email: 'x@example.org' }));
        const real = /<saml:Assertion.*<\/saml:Assertion>/s.exec(signed)?.[0] ?? '';
        const forged = /<saml:Assertion.*<\/saml:Assertion>/s.exec(responseXml(at))?.[0] ?? '';
        return signed
          .replace(real, forged)
          .replace('<samlp:Status>', `<samlp:Extensions>${real}</samlp:Extensions><samlp:Status>`);
      },
    ],
    [
      'the signed assertion inside the signature of a forged one',
      'saml_wrapping',
      (at) => {
        const signed = sign(responseXml({ ...at, email: 'x@example.org' }));
        const real = /<saml:Assertion.*<\/saml:Assertion>/s.exec(signed)?.[0] ?? '';
        const signature = /<Signature.*<\/Signature>/s.exec(real)?.[0] ?? '';
        const carrying = signature.replace(
          '</Signature>',
          `<Object>${real.replace(signature, '')}</Object></Signature>`,
        );
        return responseXml(at).replace('<saml:Subject>', `${carrying}<saml:Subject>`);
      },
    ],
    [
      'two elements with the same id',
      'saml_wrapping',
      (at) => {
        const signed = sign(responseXml({ ...at, assertionId: '_same' }));
        return signed.replace('<samlp:StatusCode ', '<samlp:StatusCode ID="_same" ');
      },
    ],
    [
      'entities that grow (a billion laughs)',
      'saml_document_type',
      (at) =>
        `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${sign(responseXml(at))}`,
    ],
    [
      'an external entity',
      'saml_document_type',
      (at) => `<!DOCTYPE x SYSTEM "file:///etc/passwd">${sign(responseXml(at))}`,
    ],
    [
      'a comment in the address',
      'saml_comment',
      (at) => sign(responseXml(at)).replace('@', '<!---->@'),
    ],
    [
      'too many elements',
      'saml_too_complex',
      (at) =>
        sign(responseXml(at)).replace(
          '<samlp:Status>',
          `<samlp:Extensions>${'<a/>'.repeat(3000)}</samlp:Extensions><samlp:Status>`,
        ),
    ],
    [
      'elements nested too deeply',
      'saml_too_complex',
      (at) =>
        sign(responseXml(at)).replace(
          '<samlp:Status>',
          `<samlp:Extensions>${'<a>'.repeat(60)}${'</a>'.repeat(60)}</samlp:Extensions><samlp:Status>`,
        ),
    ],
    [
      'a response that is too large',
      'saml_too_large',
      (at) =>
        responseXml({ ...at, attributes: { long: 'x'.repeat(SAML_LIMITS.responseCharacters) } }),
    ],
    ['what is not XML', 'saml_not_xml', () => '<samlp:Response'],
    ['another document', 'saml_not_xml', () => '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    [
      'an encrypted assertion',
      'saml_encrypted',
      (at) =>
        sign(responseXml(at)).replace(
          '</samlp:Status>',
          '</samlp:Status><saml:EncryptedAssertion/>',
        ),
    ],
    [
      'a refusal by the provider',
      'saml_status',
      (at) => sign(responseXml({ ...at, status: 'Responder' })),
    ],
    [
      'another issuer',
      'saml_issuer',
      (at) => sign(responseXml({ ...at, issuer: 'https://other.example.org' })),
    ],
    [
      'another destination',
      'saml_destination',
      (at) => sign(responseXml({ ...at, destination: 'https://other.example.org/acs' })),
    ],
    [
      'an assertion for another application',
      'saml_audience',
      (at) => sign(responseXml({ ...at, audience: 'https://other.example.org' })),
    ],
    [
      'another recipient',
      'saml_recipient',
      (at) => sign(responseXml({ ...at, recipient: 'https://other.example.org/acs' })),
    ],
    [
      'the answer to another request',
      'saml_in_response_to',
      (at) => sign(responseXml({ ...at, inResponseTo: '_another' })),
    ],
    [
      'a name that is new each time',
      'saml_subject',
      (at) =>
        sign(responseXml({ ...at, format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' })),
    ],
    ['no address', 'saml_email', (at) => sign(responseXml({ ...at, email: '' }))],
  ];
