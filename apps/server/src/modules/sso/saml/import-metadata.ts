import type { XmlElement } from './reading/xml-element.ts';
import { SAML_LIMITS } from '@cadran/contract';
import { invalid } from '../../../http/app-error.ts';
import { readCertificate } from './certificates.ts';
import { attributeOf, childrenNamed, descendantsNamed, textOf } from './reading/elements.ts';
import { parseXml } from './reading/parse-xml.ts';
import { SamlError } from './saml-error.ts';

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

const parseMetadata = (xml: string): XmlElement => {
  try {
    return parseXml(xml, {
      maxCharacters: SAML_LIMITS.metadataCharacters,
      maxElements: 5000,
      comments: true,
    });
  } catch (error) {
    if (error instanceof SamlError) throw invalid({ xml: 'format' });
    throw error;
  }
};

const signingCertificates = (descriptor: XmlElement): string[] =>
  childrenNamed(descriptor, 'metadata', 'KeyDescriptor')
    .filter((key) => attributeOf(key, 'use') !== 'encryption')
    .flatMap((key) => descendantsNamed(key, 'signature', 'X509Certificate'))
    .map((certificate) => readCertificate(textOf(certificate))?.pem)
    .filter((pem) => pem !== undefined);

/** What an administrator would otherwise copy field by field. The metadata's own signature says nothing here. */
export const importMetadata = (xml: string) => {
  const [descriptor, ...others] = descendantsNamed(
    parseMetadata(xml),
    'metadata',
    'IDPSSODescriptor',
  );
  if (!descriptor || others.length > 0) throw invalid({ xml: 'one_of' });
  const services = childrenNamed(descriptor, 'metadata', 'SingleSignOnService');
  const ssoUrl = services.find((service) => attributeOf(service, 'Binding') === REDIRECT);
  const certificates = [...new Set(signingCertificates(descriptor))];
  if (!ssoUrl || certificates.length === 0 || certificates.length > SAML_LIMITS.certificates)
    throw invalid({ xml: 'required' });
  return {
    issuer: attributeOf(descriptor.parentNode ?? undefined, 'entityID'),
    ssoUrl: attributeOf(ssoUrl, 'Location'),
    certificates,
  };
};
