import { DOMParser } from '@xmldom/xmldom';
import { SamlError } from '../saml-error.ts';
import type { XmlElement } from './xml-element.ts';

interface Limits {
  readonly maxCharacters: number;
  readonly maxElements: number;
  /** Comments are cut out of what is signed, so that a text with one can mean two things. */
  readonly comments: boolean;
}

const MAX_DEPTH = 40;
const DECLARATION = /^\s*<\?xml\s[^<>]*\?>/;
const DOCUMENT_TYPE = /<!(?!--|\[CDATA\[)/;
const COMMENT = /<!|<\?/;

const throwNotXml = (): never => {
  throw new SamlError('saml_not_xml');
};

/** Iterative: the depth is not known yet. */
const isTooDeep = (root: XmlElement): boolean => {
  let level: XmlElement[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap(childElements);
  }
  return false;
};

export const childElements = (parent: XmlElement): XmlElement[] =>
  Array.from(parent.childNodes).filter((node) => node.nodeType === 1);

/** What could make parsing dangerous or ambiguous is refused before the parser sees it. */
export const parseXml = (
  xml: string,
  { maxCharacters, maxElements, comments }: Limits,
): XmlElement => {
  if (xml.length > maxCharacters) throw new SamlError('saml_too_large');
  if (xml.includes('\u0000') || xml.includes('\uFFFD')) throwNotXml();
  if (DOCUMENT_TYPE.test(xml)) throw new SamlError('saml_document_type');
  if (!comments && COMMENT.test(xml.replace(DECLARATION, ''))) throw new SamlError('saml_comment');
  // An upper bound that costs nothing: closing tags are counted too.
  if (xml.split('<', maxElements * 2 + 2).length > maxElements * 2 + 1)
    throw new SamlError('saml_too_complex');
  const onError = { warning: throwNotXml, error: throwNotXml, fatalError: throwNotXml };
  const parsed = new DOMParser({ errorHandler: onError }).parseFromString(xml, 'text/xml');
  const root = parsed.documentElement as XmlElement | null;
  if (root === null) return throwNotXml();
  if (isTooDeep(root)) throw new SamlError('saml_too_complex');
  return root;
};
