import { redirectUrl } from '@cadran/contract';
import sanitize from 'sanitize-html';

/** The whole allow-list (security.md, Custom HTML): no images, no styles, no scripts, links by https only. */
const TAGS = ['p', 'h2', 'h3', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a', 'br'];

/** What editors and pasted documents call the same things. */
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3' };

const link: sanitize.Transformer = (_name, attributes) => {
  const address = redirectUrl.safeParse(attributes['href']);
  // Not a link to trust: its text stays, the tag goes (`span` is not on the list).
  if (!address.success) return { tagName: 'span', attribs: {} };
  return { tagName: 'a', attribs: { href: address.data, rel: 'noopener noreferrer' } };
};

/** HTML that an organisation wrote, as it may be stored and shown. */
export const harmlessHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    nestingLimit: 12,
    transformTags: { ...SAME, a: link },
  }).trim();
