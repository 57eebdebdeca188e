import type { ReportBlock } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import { groupIntoRows } from './group-rows.ts';

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
  it('show the bars of two groups side by side, each with its name once', () => {
    const [a, b] = [bars('Cultures: A'), bars('Cultures: B')];
    expect(groupIntoRows([words, subtitle('A'), a, subtitle('B'), b, words])).toEqual([
      [words],
      [a, b],
      [words],
    ]);
  });

  it('keep a heading that differs from the chart’s title', () => {
    const blocks = [subtitle('How strong'), bars('Cultures'), subtitle('Why'), words];
    expect(groupIntoRows(blocks)).toEqual(blocks.map((block) => [block]));
  });
});
