import type { ReportBlock } from '@cadran/reports';
import { describe, expect, it } from 'vitest';
import { rowsOf } from './side-by-side.ts';

const bars = (title: string): ReportBlock => ({
  kind: 'picture',
  picture: {
    kind: 'culture_bars',
    title,
    description: '',
    rows: [],
    texts: {
      types: { clan: '', adhocracy: '', market: '', hierarchy: '' },
      actual: '',
      target: '',
      type: '',
    },
  },
});
const subtitle = (text: string): ReportBlock => ({ kind: 'subtitle', text });
const words: ReportBlock = { kind: 'paragraph', text: '…' };

describe('the rows of a section', () => {
  it('have the bars of two groups side by side, each under its own name once', () => {
    const [a, b] = [bars('Cultures: A'), bars('Cultures: B')];
    expect(rowsOf([words, subtitle('A'), a, subtitle('B'), b, words])).toEqual([
      [words],
      [a, b],
      [words],
    ]);
  });

  it('keep a heading that says more than the picture under it', () => {
    const blocks = [subtitle('How strong'), bars('Cultures'), subtitle('Why'), words];
    expect(rowsOf(blocks)).toEqual(blocks.map((block) => [block]));
  });
});
