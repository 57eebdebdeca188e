import type { XmlElement } from './reading/xml-element.ts';
import { SAML_LIMITS, type SamlRefusal } from '@cadran/contract';
import { SamlError } from './saml-error.ts';
import { attributeOf, childrenNamed, textOf } from './reading/elements.ts';

export interface Expected {
  readonly issuer: string;
  readonly entityId: string;
  readonly acsUrl: string;
  readonly requestId: string;
}

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const SKEW_MS = SAML_LIMITS.clockSkewSeconds * 1000;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;

const timeOf = (text: string, refusal: SamlRefusal): number => {
  const time = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new SamlError(refusal);
  return time;
};

/** Clocks of two machines may differ by the skew, in either direction. */
const checkPeriod = (element: XmlElement, now: Date): void => {
  const [from, until] = ['NotBefore', 'NotOnOrAfter'].map((name) => attributeOf(element, name));
  if (from && now.getTime() + SKEW_MS < timeOf(from, 'saml_not_yet_valid'))
    throw new SamlError('saml_not_yet_valid');
  if (until && now.getTime() - SKEW_MS >= timeOf(until, 'saml_expired'))
    throw new SamlError('saml_expired');
};

const requireAll = (values: readonly string[], expected: string, refusal: SamlRefusal): void => {
  if (values.length === 0 || values.some((value) => value !== expected))
    throw new SamlError(refusal);
};

const checkAudience = (conditions: XmlElement, entityId: string): void => {
  const restrictions = childrenNamed(conditions, 'assertion', 'AudienceRestriction');
  const isForUs = restrictions.every((restriction) =>
    childrenNamed(restriction, 'assertion', 'Audience').some((one) => textOf(one) === entityId),
  );
  if (restrictions.length === 0 || !isForUs) throw new SamlError('saml_audience');
};

/** Returns the time from which the assertion is refused as too old. */
const checkConfirmation = (subject: XmlElement, expected: Expected, now: Date): Date => {
  const bearer = childrenNamed(subject, 'assertion', 'SubjectConfirmation').filter(
    (one) => attributeOf(one, 'Method') === BEARER,
  );
  const data = bearer.flatMap((one) => childrenNamed(one, 'assertion', 'SubjectConfirmationData'));
  const values = (name: string) => data.map((one) => attributeOf(one, name));
  requireAll(values('Recipient'), expected.acsUrl, 'saml_recipient');
  requireAll(values('InResponseTo'), expected.requestId, 'saml_in_response_to');
  for (const one of data) checkPeriod(one, now);
  const ends = values('NotOnOrAfter').map((text) => timeOf(text, 'saml_expired'));
  return new Date(Math.max(...ends) + SKEW_MS);
};

/** Checks a verified assertion (SAML Profiles, 4.1.4.3). Returns when it ends. */
export const checkAssertion = (assertion: XmlElement, expected: Expected, now: Date): Date => {
  const [issuer] = childrenNamed(assertion, 'assertion', 'Issuer');
  if (textOf(issuer) !== expected.issuer) throw new SamlError('saml_issuer');
  const [conditions] = childrenNamed(assertion, 'assertion', 'Conditions');
  if (!conditions) throw new SamlError('saml_audience');
  checkAudience(conditions, expected.entityId);
  checkPeriod(conditions, now);
  const [subject] = childrenNamed(assertion, 'assertion', 'Subject');
  if (!subject) throw new SamlError('saml_subject');
  return checkConfirmation(subject, expected, now);
};

/** The envelope is not always signed, so it may only confirm what the assertion says. */
export const checkEnvelope = (response: XmlElement, expected: Expected): void => {
  const [issuer] = childrenNamed(response, 'protocol', 'Issuer').concat(
    childrenNamed(response, 'assertion', 'Issuer'),
  );
  if (issuer && textOf(issuer) !== expected.issuer) throw new SamlError('saml_issuer');
  const destination = attributeOf(response, 'Destination');
  if (destination !== '' && destination !== expected.acsUrl)
    throw new SamlError('saml_destination');
  if (attributeOf(response, 'InResponseTo') !== expected.requestId)
    throw new SamlError('saml_in_response_to');
};
