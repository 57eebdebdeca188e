import { describe, expect, it } from 'vitest';
import { columnWidths } from './column-widths.ts';

const sentence = 'Une culture souple et tournée vers les personnes : on avance par la coopération.';

describe('columnWidths', () => {
  it('does not wrap a name beside sentences', () => {
    const [name = 0, ...others] = columnWidths([
      ['Type', 'En bref', 'Ce qu’on y apprécie'],
      ['Clan (Collaborateurs)', sentence, sentence],
    ]);
    const line = name + others.reduce((all, one) => all + one, 0);
    expect((name / line) * 100).toBeGreaterThanOrEqual('Clan (Collaborateurs)'.length);
    expect(others[0]).toBeCloseTo(others[1] ?? 0, 1);
  });

  it('lets the heading of numbers wrap', () => {
    const rows = [
      ['Statement', 'Standard deviation'],
      [sentence, '0,94'],
    ];
    const [, wrapped = 0] = columnWidths(rows, [1]);
    expect(wrapped).toBe('deviation'.length + 2);
    expect(columnWidths(rows)[1]).toBe('Standard deviation'.length + 2);
  });

  it('uses the cells’ own widths when all fit on a line', () => {
    expect(columnWidths([['Clan', '38,9']])).toEqual([6, 6]);
  });

  it('is never narrower than the longest word', () => {
    const word = 'Anticonstitutionnellement'.repeat(3);
    const [first = 0] = columnWidths([[word, sentence, sentence]]);
    expect(first).toBeGreaterThan(word.length);
  });
});
