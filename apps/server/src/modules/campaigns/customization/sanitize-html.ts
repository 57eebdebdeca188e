import { redirectUrl } from '@cadran/contract';
import { createRequire } from 'node:module';
import type sanitize from 'sanitize-html';

const require = createRequire(import.meta.url);

/** What custom HTML may hold: no images, styles or scripts. */
const ALLOWED_TAGS = ['p', 'h2', 'h3', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a', 'br'];

/** Equivalent tags that editors and pasted documents use. */
const TAG_ALIASES: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3' };

/** Links that may not be followed lose their address here and their tag in `withoutAddress`. */
const sanitizeLink: sanitize.Transformer = (tagName, attributes) => {
  const address = redirectUrl.safeParse(attributes['href']);
  const attribs = address.success ? { href: address.data, rel: 'noopener noreferrer' } : {};
  return { tagName, attribs };
};

/**
 * The text of such a link stays. Renaming the tag to one that is not allowed would remove it too, but the library then
 * closes the next tag of that depth by the new name.
 */
const withoutAddress = ({ tag, attribs }: sanitize.IFrame): false | 'excludeTag' =>
  tag === 'a' && !attribs['href'] ? 'excludeTag' : false;

/** Sanitises an organisation's HTML before it is stored. */
export const sanitizeHtml = (html: string): string => {
  // With the first text: 3 MB.
  const clean = require('sanitize-html') as typeof sanitize;
  return clean(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    nestingLimit: 12,
    transformTags: { ...TAG_ALIASES, a: sanitizeLink },
    exclusiveFilter: withoutAddress,
  }).trim();
};
