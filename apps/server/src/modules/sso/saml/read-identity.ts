import type { XmlElement } from './reading/xml-element.ts';
import { email as emailSchema } from '@cadran/contract';
import type { Identity } from '../sign-in-with-identity.ts';
import { SamlError } from './saml-error.ts';
import { attributeOf, childrenNamed, textOf } from './reading/elements.ts';

const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';
/** What Entra ID, Google Workspace, Okta, Keycloak and Shibboleth call them. */
const EMAIL_NAMES = [
  `${CLAIMS}/emailaddress`,
  'urn:oid:0.9.2342.19200300.100.1.3',
  'email',
  'mail',
  'emailAddress',
];
const NAME_NAMES = [
  'http://schemas.microsoft.com/identity/claims/displayname',
  'urn:oid:2.16.840.1.113730.3.1.241',
  'displayName',
  'name',
  'cn',
];
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const MAX_SUBJECT = 255;

/** First values by name and by friendly name. */
const readAttributes = (assertion: XmlElement): Map<string, string> => {
  const found = new Map<string, string>();
  for (const statement of childrenNamed(assertion, 'assertion', 'AttributeStatement'))
    for (const attribute of childrenNamed(statement, 'assertion', 'Attribute')) {
      const [value] = childrenNamed(attribute, 'assertion', 'AttributeValue');
      for (const name of ['FriendlyName', 'Name'].map((key) => attributeOf(attribute, key)))
        if (name !== '') found.set(name, textOf(value));
    }
  return found;
};

interface Names {
  readonly emailAttribute: string;
  readonly nameAttribute: string;
}

/** Whom a verified assertion means. A transient name is a new one each time and is refused. */
export const readIdentity = (assertion: XmlElement, names: Names): Identity => {
  const [subjectElement] = childrenNamed(assertion, 'assertion', 'Subject');
  const [nameId] = subjectElement ? childrenNamed(subjectElement, 'assertion', 'NameID') : [];
  const subject = textOf(nameId);
  if (subject === '' || subject.length > MAX_SUBJECT || attributeOf(nameId, 'Format') === TRANSIENT)
    throw new SamlError('saml_subject');
  const attributes = readAttributes(assertion);
  const first = (own: string, usual: readonly string[]): string | undefined =>
    (own === '' ? usual : [own]).map((name) => attributes.get(name)).find((value) => value);
  const address = first(names.emailAttribute, EMAIL_NAMES) ?? subject;
  const email = emailSchema.safeParse(address.toLowerCase());
  if (!email.success) throw new SamlError('saml_email');
  return {
    subject,
    email: email.data,
    // SAML has no word for it; the organisation says whether it trusts the addresses.
    emailVerified: false,
    name: first(names.nameAttribute, NAME_NAMES) ?? '',
  };
};
