import { redirectUrl } from '@cadran/contract';
import sanitize from 'sanitize-html';

/** The allow-list of security.md, Custom HTML: no images, styles or scripts. */
const ALLOWED_TAGS = ['p', 'h2', 'h3', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a', 'br'];

/** Equivalent tags that editors and pasted documents use. */
const TAG_ALIASES: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3' };

const sanitizeLink: sanitize.Transformer = (_name, attributes) => {
  const address = redirectUrl.safeParse(attributes['href']);
  // `span` is not allowed: the link's text stays, the tag goes.
  if (!address.success) return { tagName: 'span', attribs: {} };
  return { tagName: 'a', attribs: { href: address.data, rel: 'noopener noreferrer' } };
};

/** Sanitises an organisation's HTML before it is stored. */
export const sanitizeHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    nestingLimit: 12,
    transformTags: { ...TAG_ALIASES, a: sanitizeLink },
  }).trim();
