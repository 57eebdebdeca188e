import { expect, it } from 'vitest';
import { proseBlocks, strongPieces } from './prose-blocks.ts';

it('splits paragraphs at blank lines and list items at dashes', () => {
  expect(proseBlocks('One.\n\n- two\n- three\n\nFour.')).toEqual([
    { kind: 'paragraph', text: 'One.' },
    { kind: 'list', items: ['two', 'three'] },
    { kind: 'paragraph', text: 'Four.' },
  ]);
});

it('splits strong text at double asterisks', () => {
  expect(strongPieces('**Two** and **four**.')).toEqual(['', 'Two', ' and ', 'four', '.']);
  expect(strongPieces('plain')).toEqual(['plain']);
});
