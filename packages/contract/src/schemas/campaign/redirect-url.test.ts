import { describe, expect, it } from 'vitest';
import { redirectUrl } from './redirect-url.ts';

const ACCEPTED: readonly (readonly [given: string, kept: string])[] = [
  ['https://example.org', 'https://example.org/'],
  ['HTTPS://Example.ORG/Path?q=1#top', 'https://example.org/Path?q=1#top'],
  ['  https://example.org/  ', 'https://example.org/'],
  ['https://example.org:8443/a', 'https://example.org:8443/a'],
  ['https://example.org/@somebody', 'https://example.org/@somebody'],
  ['https://example.org/a%20b?c=d&e=é', 'https://example.org/a%20b?c=d&e=%C3%A9'],
  // Other alphabets show for what they are, and signs that browsers read as dots are dots.
  ['https://exämple.org/', 'https://xn--exmple-cua.org/'],
  ['https://москва.рф/', 'https://xn--80adxhks.xn--p1ai/'],
  ['https://аpple.com/', 'https://xn--pple-43d.com/'],
  ['https://example。com/', 'https://example.com/'],
];

const REFUSED = [
  '',
  ' ',
  'example.org',
  'http://example.org',
  'ftp://example.org',
  '//example.org',
  '/\\example.org',
  'https:/example.org',
  'https:example.org',
  'https:///example.org',
  'https:\\\\example.org',
  'https://\\example.org',
  'https://example.org\\@evil.example',
  'https://user@example.org',
  'https://user:password@example.org',
  'https://example.org@evil.example',
  'https://example.org%40evil.example',
  'https://exam\tple.org',
  'https://exam\nple.org',
  'https://example.org/a b',
  'https://example.org/\u0000',
  'https://example.org/\u0085',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://example.org/x',
  'https://localhost/',
  'https://intranet/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://example.org.:443x/',
  'https://-example.org/',
  'https://exa_mple.org/',
  'https://xn--/',
];

describe('a redirect url', () => {
  it.each(ACCEPTED)('%s is kept as %s', (given, kept) => {
    expect(redirectUrl.parse(given)).toBe(kept);
    expect(redirectUrl.parse(kept)).toBe(kept);
  });

  it.each(REFUSED)('%j is refused', (given) => {
    expect(redirectUrl.safeParse(given).success).toBe(false);
  });
});
