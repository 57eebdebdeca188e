import { describe, expect, it } from 'vitest';
import { searchList } from './search-list.ts';

const LIST = [
  { name: 'Spécialistes de la vente', also: 'commercial, infirmerie de vente' },
  { name: 'Infirmières et sages-femmes', also: 'infirmier, maïeuticienne' },
  { name: 'Métiers de la santé', also: 'aide-soignant, infirmier' },
  { name: 'Œnologues', also: '' },
];
const found = (typed: string) => searchList(LIST, typed).map(({ name }) => name);

describe('searching a list', () => {
  it('ignores accents and capitals', () => {
    expect(found('SANTE')).toEqual(['Métiers de la santé']);
    expect(found('oeno')).toEqual(['Œnologues']);
  });

  it('ranks names that start with the text first', () => {
    expect(found('infirm')).toEqual([
      'Infirmières et sages-femmes',
      'Spécialistes de la vente',
      'Métiers de la santé',
    ]);
  });

  it('matches every word', () => {
    expect(found('santé métier')).toEqual(['Métiers de la santé']);
    expect(found('santé plombier')).toEqual([]);
  });

  it('returns nothing for an empty text, and a limited number otherwise', () => {
    expect(found('  ')).toEqual([]);
    expect(searchList([...LIST, ...LIST, ...LIST], 'e')).toHaveLength(8);
  });
});
