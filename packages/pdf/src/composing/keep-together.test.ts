import { describe, expect, it } from 'vitest';
import type { Block } from './document.ts';
import { keepTogether } from './keep-together.ts';

const title: Block = { kind: 'section', title: 'Titre', level: 2 };
const words = (text: string): Block => ({ kind: 'paragraph', content: [{ kind: 'text', text }] });
const figure: Block = { kind: 'figure', svg: '<svg/>', alternative: '' };
const sticking = (blocks: readonly Block[]): number[] =>
  keepTogether(blocks).flatMap((block, place) =>
    'sticky' in block && block.sticky ? [place] : [],
  );

describe('keepTogether', () => {
  it('keeps a figure with the three paragraphs before it', () => {
    expect(sticking([words('a'), words('b'), words('c'), words('d'), figure])).toEqual([1, 2, 3]);
  });

  it('keeps a title with its two or three paragraphs', () => {
    expect(sticking([title, words('a'), words('b'), title, words('c')])).toEqual([1]);
    expect(sticking([title, words('a'), words('b'), words('c')])).toEqual([1, 2]);
  });

  it('does not keep a title with four paragraphs', () => {
    expect(sticking([title, words('a'), words('b'), words('c'), words('d')])).toEqual([]);
  });
});
