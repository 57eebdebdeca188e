import { PROFILING_LIMITS } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import { parseUnits } from './parse-units.ts';

const read = (text: string, language: 'fr' | 'en' = 'fr') => parseUnits(text, language, []);

describe('a pasted list of units', () => {
  it('is one unit a line, from a spreadsheet or typed', () => {
    const expected = [
      {
        line: 1,
        name: { fr: 'Direction', en: 'Management' },
        expectedHeadcount: 12,
        problem: null,
        taken: true,
      },
      {
        line: 2,
        name: { fr: 'Usine', en: 'Plant' },
        expectedHeadcount: '',
        problem: null,
        taken: true,
      },
    ];
    expect(read('Direction\tManagement\t12\r\nUsine\tPlant\t\r\n')).toEqual(expected);
    expect(read('Direction ; Management ; 12\n\n ; ;\nUsine;Plant')).toEqual(expected);
  });

  it('takes a single name in the reader’s language, with or without a number', () => {
    expect(read('Accueil').map(({ name }) => name)).toEqual([{ fr: 'Accueil', en: '' }]);
    expect(read('Reception;7', 'en')).toMatchObject([
      { name: { fr: '', en: 'Reception' }, expectedHeadcount: 7 },
    ]);
    expect(read('Accueil;;7')).toMatchObject([
      { name: { fr: 'Accueil', en: '' }, expectedHeadcount: 7 },
    ]);
  });

  it('keeps commas in names and reads numbers as people write them', () => {
    expect(read('Recherche, essais\tResearch, tests\t1 200')).toMatchObject([
      { name: { fr: 'Recherche, essais', en: 'Research, tests' }, expectedHeadcount: 1200 },
    ]);
  });

  it('leaves an invalid head-count empty and reports it', () => {
    for (const count of ['beaucoup', '0', '-3', String(PROFILING_LIMITS.headcountMax + 1)])
      expect(read(`Ventes;Sales;${count}`)).toMatchObject([
        { expectedHeadcount: '', problem: 'headcount', taken: true },
      ]);
    expect(read(`Ventes;Sales;${PROFILING_LIMITS.headcountMax}`)[0]?.problem).toBeNull();
  });

  it('skips duplicates of the form and of the list', () => {
    const existing = [{ id: '1', name: { fr: 'Ventes', en: 'Sales' }, expectedHeadcount: '' }];
    expect(
      parseUnits('ventes\nAchats\nACHATS;Buying', 'fr', existing).map((unit) => unit.problem),
    ).toEqual(['known', null, 'known']);
  });

  it('refuses names that are too long, and what is over the limit', () => {
    const longest = 'x'.repeat(PROFILING_LIMITS.unitNameMax);
    expect(read(longest)[0]?.taken).toBe(true);
    expect(read(`${longest}x`)).toMatchObject([{ problem: 'too_long', taken: false }]);
    const lines = Array.from({ length: PROFILING_LIMITS.units + 1 }, (_, n) => `Unité ${n}`);
    const taken = read(lines.join('\n')).filter((unit) => unit.taken);
    expect(taken).toHaveLength(PROFILING_LIMITS.units);
    expect(read(lines.join('\n')).at(-1)?.problem).toBe('full');
  });
});
