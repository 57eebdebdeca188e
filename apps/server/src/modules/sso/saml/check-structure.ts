import type { XmlElement } from './reading/xml-element.ts';
import { SamlError } from './saml-error.ts';
import {
  attributeOf,
  childrenNamed,
  descendantsNamed,
  elementsIn,
  isElement,
} from './reading/elements.ts';

const DSIG_MORE = 'http://www.w3.org/2001/04/xmldsig-more#';
const XMLENC = 'http://www.w3.org/2001/04/xmlenc#';
/** Neither SHA-1, which can be forged, nor HMAC, for which a certificate would be a password that everybody knows. */
const SIGNATURE_METHODS = new Set([`${DSIG_MORE}rsa-sha256`, `${DSIG_MORE}rsa-sha512`]);
const DIGEST_METHODS = new Set([`${XMLENC}sha256`, `${XMLENC}sha512`]);
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
/** A transform can replace what is signed by something else. */
const TRANSFORMS = new Set([
  'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  EXCLUSIVE,
  `${EXCLUSIVE}WithComments`,
]);

const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';

const algorithms = (signature: XmlElement, name: string): string[] =>
  descendantsNamed(signature, 'signature', name).map((one) => attributeOf(one, 'Algorithm'));

const allIn = (used: readonly string[], allowed: ReadonlySet<string>): boolean =>
  used.length > 0 && used.every((one) => allowed.has(one));

const isStrong = (signature: XmlElement): boolean =>
  allIn(algorithms(signature, 'SignatureMethod'), SIGNATURE_METHODS) &&
  allIn(algorithms(signature, 'DigestMethod'), DIGEST_METHODS) &&
  allIn(algorithms(signature, 'Transform'), TRANSFORMS) &&
  allIn(algorithms(signature, 'CanonicalizationMethod'), TRANSFORMS);

/** It signs the element that it is in, whole, and carries nothing else. */
const signsItsParent = (signature: XmlElement): boolean => {
  const references = descendantsNamed(signature, 'signature', 'Reference');
  const id = attributeOf(signature.parentNode ?? undefined, 'ID');
  return (
    references.length === 1 &&
    id !== '' &&
    attributeOf(references[0], 'URI') === `#${id}` &&
    descendantsNamed(signature, 'signature', 'Object').length === 0 &&
    elementsIn(signature).every(
      (element) => !isElement(element, 'assertion', 'Assertion') && !attributeOf(element, 'ID'),
    )
  );
};

const hasDistinctIds = (elements: readonly XmlElement[]): boolean => {
  const ids = elements.flatMap((element) =>
    ['ID', 'Id', 'id', 'xml:id'].map((name) => attributeOf(element, name)).filter(Boolean),
  );
  return new Set(ids).size === ids.length;
};

/**
 * A response has one assertion, where the schema puts it, and signatures that sign the response or that assertion.
 * Every attack by signature wrapping needs a second element for the same name to be somewhere else.
 */
export const checkStructure = (root: XmlElement): void => {
  const elements = elementsIn(root);
  if (!isElement(root, 'protocol', 'Response')) throw new SamlError('saml_not_xml');
  const [status] = childrenNamed(root, 'protocol', 'Status');
  const [code] = status ? childrenNamed(status, 'protocol', 'StatusCode') : [];
  if (attributeOf(code, 'Value') !== SUCCESS) throw new SamlError('saml_status');
  if (descendantsNamed(root, 'assertion', 'EncryptedAssertion').length > 0)
    throw new SamlError('saml_encrypted');
  const named = (name: string) => elements.filter((element) => element.localName === name);
  const [assertion, ...others] = named('Assertion');
  if (assertion === undefined || others.length > 0 || named('Response').length > 1)
    throw new SamlError('saml_wrapping');
  if (assertion.parentNode !== root || !isElement(assertion, 'assertion', 'Assertion'))
    throw new SamlError('saml_wrapping');
  if (!hasDistinctIds(elements)) throw new SamlError('saml_wrapping');
  const signatures = named('Signature');
  if (signatures.length === 0) throw new SamlError('saml_unsigned');
  for (const signature of signatures) {
    const parent = signature.parentNode;
    if ((parent !== root && parent !== assertion) || !signsItsParent(signature))
      throw new SamlError('saml_wrapping');
    if (!isStrong(signature)) throw new SamlError('saml_weak_signature');
  }
};
