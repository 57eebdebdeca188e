import { describe, expect, it } from 'vitest';
import type { Block } from './document.ts';
import { keepTogether } from './keep-together.ts';

const title: Block = { kind: 'section', title: 'Titre', level: 2 };
const words = (text: string): Block => ({ kind: 'paragraph', content: [{ kind: 'text', text }] });
const figure: Block = { kind: 'figure', svg: '<svg/>', alternative: '' };
const sticking = (blocks: readonly Block[]): number[] =>
  keepTogether(blocks).flatMap((block, place) =>
    'sticky' in block && block.sticky === true ? [place] : [],
  );

describe('what stays on one page', () => {
  it('is a picture with the three paragraphs that lead to it, and no more', () => {
    expect(sticking([words('a'), words('b'), words('c'), words('d'), figure])).toEqual([1, 2, 3]);
  });

  it('is a title with its two or three paragraphs', () => {
    expect(sticking([title, words('a'), words('b'), title, words('c')])).toEqual([1]);
    expect(sticking([title, words('a'), words('b'), words('c')])).toEqual([1, 2]);
  });

  it('is not a title with four paragraphs: that is a text of its own', () => {
    expect(sticking([title, words('a'), words('b'), words('c'), words('d')])).toEqual([]);
  });
});
