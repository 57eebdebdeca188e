import type { XmlElement } from './xml-element.ts';
import { childElements } from './parse-xml.ts';

export const NS = {
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
} as const;
type Space = keyof typeof NS;

export const isElement = (element: XmlElement, space: Space, name: string): boolean =>
  element.namespaceURI === NS[space] && element.localName === name;

export const childrenNamed = (parent: XmlElement, space: Space, name: string): XmlElement[] =>
  childElements(parent).filter((child) => isElement(child, space, name));

/** The element and everything in it, in order. */
export const elementsIn = (root: XmlElement): XmlElement[] => [
  root,
  ...childElements(root).flatMap(elementsIn),
];

export const descendantsNamed = (root: XmlElement, space: Space, name: string): XmlElement[] =>
  elementsIn(root).filter((element) => isElement(element, space, name));

/** Trimmed; empty if there is no such element. */
export const textOf = (element: XmlElement | undefined): string =>
  (element?.textContent ?? '').trim();

export const attributeOf = (element: XmlElement | undefined, name: string): string =>
  element?.getAttribute(name) ?? '';
