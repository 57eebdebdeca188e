import { expect, it } from 'vitest';
import { proseBlocks, strongPieces } from './prose-blocks.ts';

it('a blank line separates paragraphs, a dash begins an item', () => {
  expect(proseBlocks('One.\n\n- two\n- three\n\nFour.')).toEqual([
    { kind: 'paragraph', text: 'One.' },
    { kind: 'list', items: ['two', 'three'] },
    { kind: 'paragraph', text: 'Four.' },
  ]);
});

it('what stands between two pairs of stars is strong', () => {
  expect(strongPieces('**Two** and **four**.')).toEqual(['', 'Two', ' and ', 'four', '.']);
  expect(strongPieces('plain')).toEqual(['plain']);
});
