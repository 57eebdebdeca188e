import { describe, expect, it } from 'vitest';
import { stripUnprintable } from '../strip-unprintable.ts';
import { parseRichText } from './rich-text.ts';

const text = (value: string) => ({ kind: 'text', text: value });

describe('parseRichText', () => {
  it('keeps the marks, headings, lists and links of the allowed subset', () => {
    expect(
      parseRichText('<h2>Titre</h2><p>Un <strong>mot</strong><br>ici</p>', { links: true }),
    ).toEqual([
      { kind: 'heading', level: 1, content: [text('Titre')] },
      {
        kind: 'paragraph',
        content: [
          text('Un '),
          { kind: 'strong', content: [text('mot')] },
          { kind: 'break' },
          text('ici'),
        ],
      },
    ]);
    expect(parseRichText('<ol><li>un<ul><li>deux</li></ul></li></ol>', { links: true })).toEqual([
      {
        kind: 'list',
        ordered: true,
        items: [
          {
            content: [text('un')],
            blocks: [
              { kind: 'list', ordered: false, items: [{ content: [text('deux')], blocks: [] }] },
            ],
          },
        ],
      },
    ]);
  });

  it('allows https and mailto links only, and none in a header or footer', () => {
    const hrefs = (html: string, links: boolean) =>
      JSON.stringify(parseRichText(html, { links })).match(/"href":"[^"]+"/g) ?? [];
    expect(hrefs('<a href="https://a.example/">x</a>', true)).toEqual([
      '"href":"https://a.example/"',
    ]);
    expect(hrefs('<a href="mailto:a@b.example">x</a>', true)).toHaveLength(1);
    for (const bad of [
      'javascript:alert(1)',
      'http://a.example',
      'data:text/html,x',
      '/relative',
      'file:///etc',
    ])
      expect(hrefs(`<a href="${bad}">x</a>`, true)).toEqual([]);
    expect(hrefs('<a href="https://a.example/">x</a>', false)).toEqual([]);
  });

  it('drops scripts and styles, and unwraps unknown elements', () => {
    expect(
      parseRichText('<script>evil()</script><style>p{}</style><span>loose</span>', { links: true }),
    ).toEqual([{ kind: 'paragraph', content: [text('loose')] }]);
  });

  it('never skips a heading level', () => {
    const levels = parseRichText('<h3>a</h3><h2>b</h2><h3>c</h3>', { links: true }).map((block) =>
      block.kind === 'heading' ? block.level : 0,
    );
    expect(levels).toEqual([1, 1, 2]);
  });

  it('handles a thousand nested tags', () => {
    const deep = '<ul><li>'.repeat(1000) + 'x';
    expect(() => parseRichText(deep, { links: true })).not.toThrow();
  });

  it('keeps accents, strips control characters and bidirectional marks', () => {
    expect(stripUnprintable('Zoé\u0000 \u202eLefèvre\ue000\n«\u00a0œ\u00a0»')).toBe(
      'Zoé Lefèvre «\u00a0œ\u00a0»',
    );
  });
});
