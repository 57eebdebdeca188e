import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './sanitize-html.ts';

/** What came in, and what may be stored of it. */
const CORPUS: readonly (readonly [html: string, stored: string])[] = [
  [
    '<p>Bonjour <strong>à</strong> <em>vous</em> <u>tous</u></p>',
    '<p>Bonjour <strong>à</strong> <em>vous</em> <u>tous</u></p>',
  ],
  [
    '<h2>Titre</h2><h3>Sous-titre</h3><ul><li>un</li></ul><ol><li>deux</li></ol>',
    '<h2>Titre</h2><h3>Sous-titre</h3><ul><li>un</li></ul><ol><li>deux</li></ol>',
  ],
  ['un<br>deux', 'un<br />deux'],
  [
    '<b>gras</b> <i>penché</i> <h1>Grand</h1>',
    '<strong>gras</strong> <em>penché</em> <h2>Grand</h2>',
  ],
  [
    '<a href="https://example.org/page">lien</a>',
    '<a href="https://example.org/page" rel="noopener noreferrer">lien</a>',
  ],
  [
    '<a href="https://example.org" target="_top" onclick="x()">lien</a>',
    '<a href="https://example.org/" rel="noopener noreferrer">lien</a>',
  ],
  ['<a href="http://example.org">lien</a>', 'lien'],
  ['<a href="javascript:alert(1)">lien</a>', 'lien'],
  ['<a href=" jAvAsCrIpT&colon;alert(1)">lien</a>', 'lien'],
  ['<a href="java\tscript:alert(1)">lien</a>', 'lien'],
  ['<a href="//evil.example">lien</a>', 'lien'],
  ['<a href="https://a@evil.example">lien</a>', 'lien'],
  ['<a href="https:\\\\evil.example">lien</a>', 'lien'],
  ['<a href="data:text/html,<script>alert(1)</script>">lien</a>', 'lien'],
  ['<a>lien</a>', 'lien'],
  [
    '<p><a href="http://x">one</a> and <strong>bold</strong> <em>it</em></p>',
    '<p>one and <strong>bold</strong> <em>it</em></p>',
  ],
  ['<script>alert(1)</script>texte', 'texte'],
  ['<style>p{color:red}</style>texte', 'texte'],
  ['<p style="color:red" class="x" id="y" onmouseover="x()">texte</p>', '<p>texte</p>'],
  ['<img src=x onerror=alert(1)>texte', 'texte'],
  ['<svg><script>alert(1)</script></svg>texte', 'texte'],
  ['<svg/onload=alert(1)>texte', 'texte'],
  [
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '',
  ],
  ['<iframe src="https://evil.example"></iframe>texte', 'texte'],
  ['<form action="https://evil.example"><input name="a">texte</form>', 'texte'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>texte', '<p></p>texte'],
  ['<!-- <img src=x onerror=alert(1)> -->texte', 'texte'],
  ['<p>1 < 2 & 3 > 2</p>', '<p>1 &lt; 2 &amp; 3 &gt; 2</p>'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<p>ouvert', '<p>ouvert</p>'],
  ['   ', ''],
];

/** Pieces of markup, well formed or not, that a person or an attacker may put one after the other. */
const PIECES = [
  ...['p', 'h1', 'h2', 'strong', 'b', 'em', 'u', 'ul', 'li', 'span', 'div', 'svg', 'table'].flatMap(
    (tag) => [`<${tag}>`, `</${tag}>`],
  ),
  '<a href="http://x">',
  '<a href="https://x.example">',
  '<a>',
  '</a>',
  '<br>',
  '<br/>',
  '<!--',
  '-->',
  '<script>',
  '</script>',
  '<',
  '>',
  '&amp;',
  '"',
  'text',
  ' ',
  '<p',
  '</',
];

/** The tags that are still open at each end tag; a wrong end or a tag left open is a fault. */
const isWellFormed = (html: string): boolean => {
  const open: string[] = [];
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (tag === 'br') continue;
    if (!slash) open.push(tag);
    else if (open.pop() !== tag) return false;
  }
  return open.length === 0;
};

describe('custom HTML', () => {
  it.each(CORPUS)('%s is stored as %s', (html, stored) => {
    expect(sanitizeHtml(html)).toBe(stored);
  });

  it('is unchanged when sanitised again', () => {
    for (const [html] of CORPUS) expect(sanitizeHtml(sanitizeHtml(html))).toBe(sanitizeHtml(html));
  });

  it('contains only allowed tags and attributes, at any depth', () => {
    for (const [html] of CORPUS) {
      const deep = sanitizeHtml('<ul><li>'.repeat(200) + html + '</li></ul>'.repeat(200));
      const tags = [...deep.matchAll(/<\/?([a-z0-9]+)((?:\s[^>]*)?)>/gi)];
      for (const [, tag, attributes] of tags) {
        expect(['p', 'h2', 'h3', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a', 'br']).toContain(tag);
        expect(attributes).toMatch(/^(?: \/| href="https:\/\/[^"]*" rel="noopener noreferrer")?$/);
      }
    }
  });

  it('is well formed, whatever came in', () => {
    const markup = fc
      .array(fc.constantFrom(...PIECES), { maxLength: 30 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(markup, (html) => {
        const stored = sanitizeHtml(html);
        expect(isWellFormed(stored), stored).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
