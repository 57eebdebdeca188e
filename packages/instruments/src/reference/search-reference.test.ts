import { describe, expect, it } from 'vitest';
import { createReferenceSearch } from './search-reference.ts';

const entry = (code: string, name: string, titles: string) => ({
  code,
  name: { fr: name, en: `${name} (en)` },
  titles: { fr: titles.split(', '), en: [] },
});
const LIST = [
  entry('1', 'Spécialistes de la vente', 'commercial, infirmerie de vente'),
  entry('2', 'Infirmières et sages-femmes', 'infirmier, maïeuticienne'),
  entry('3', 'Métiers de la santé', 'aide-soignant, infirmier'),
  entry('4', 'Œnologues', 'sommelier'),
];
const search = createReferenceSearch(LIST, ({ titles }) => titles);
const found = (typed: string) => search(typed, 'fr').map((one) => one.entry.code);

describe('searching a list', () => {
  it('ignores accents and capitals', () => {
    expect(found('SANTE')).toEqual(['3']);
    expect(found('oeno')).toEqual(['4']);
  });

  it('ranks names that start with the text first, a whole title before them', () => {
    expect(found('infirm')).toEqual(['2', '1', '3']);
    expect(found('infirmier')).toEqual(['2', '3']);
  });

  it('matches every word', () => {
    expect(found('santé métier')).toEqual(['3']);
    expect(found('santé plombier')).toEqual([]);
  });

  it('finds a code, the names of the other language, and everything for an empty text', () => {
    expect(found('4')).toEqual(['4']);
    expect(search('sommelier', 'en').map((one) => one.entry.code)).toEqual(['4']);
    expect(found('  ')).toEqual(['1', '2', '3', '4']);
  });
});
