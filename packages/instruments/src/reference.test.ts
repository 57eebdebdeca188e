import { DEGREES, LANGUAGES } from '@cadran/contract/codes';
import { describe, expect, it } from 'vitest';
import { REFERENCE } from './reference.ts';
import { COUNTRY_CODES, countryName } from './reference/countries.ts';
import { DEGREE_ECTS } from './reference/degrees.ts';
import { LANGUAGE_CODES, languageName } from './reference/languages.ts';
import { PROFESSIONS } from './reference/professions.ts';
import { SECTORS } from './reference/sectors.ts';
import type { ReferenceEntry } from './types.ts';

const LISTS: readonly (readonly [string, readonly ReferenceEntry[]])[] = Object.entries(REFERENCE);

describe('the reference lists', () => {
  it('are these, each under the name of its address', () => {
    expect(LISTS.map(([name, list]) => `${name} ${list.length}`)).toEqual([
      'age-bands 4',
      'age-groups 5',
      'contract-types 8',
      'countries 249',
      'culture-dimensions 6',
      'culture-types 4',
      'currencies 3',
      'degrees 9',
      'delays 6',
      'genders 2',
      'language-levels 7',
      `languages ${LANGUAGE_CODES.length}`,
      'motivations 10',
      'payments 4',
      'professions 130',
      'question-types 3',
      'sectors 109',
      'skill-levels 6',
      'subjects 20',
      'tenure-bands 4',
      'transports 9',
      'values 10',
    ]);
  });

  it.each(LISTS)('have unique codes and unique names: %s', (_, list) => {
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
    for (const language of LANGUAGES) {
      const names = list.map(({ name }) => name[language]);
      expect(new Set(names).size).toBe(list.length);
      expect(names).not.toContain('');
    }
  });

  it('say the six levels of a skill as the specification does', () => {
    expect(REFERENCE['skill-levels'].map(({ code, name }) => `${code} ${name.en}`)).toEqual([
      '0 Don’t know',
      '1 Fundamental awareness',
      '2 Novice',
      '3 Intermediate',
      '4 Advanced',
      '5 Expert',
    ]);
  });

  it('say the four cultures as the specification does', () => {
    expect(REFERENCE['culture-types'].map(({ name }) => name.en)).toEqual([
      'Clan',
      'Adhocracy',
      'Market',
      'Hierarchy',
    ]);
  });
});

describe('the degrees', () => {
  it('carry 60 credits a year after the baccalaureate', () => {
    expect(DEGREES.map((degree) => DEGREE_ECTS[degree])).toEqual([
      0, 60, 120, 180, 240, 300, 360, 420, 480,
    ]);
  });
});

describe('the sectors', () => {
  const divisions =
    'A 1-3,B 5-9,C 10-33,D 35-35,E 36-39,F 41-43,G 45-47,H 49-53,I 55-56,J 58-63,K 64-66,L 68-68,' +
    'M 69-75,N 77-82,O 84-84,P 85-85,Q 86-88,R 90-93,S 94-96,T 97-98,U 99-99';

  it('are the 21 sections of NACE, each followed by its divisions, 88 in all', () => {
    const expected = divisions.split(',').flatMap((range) => {
      const [section = '', first = '', last = ''] = range.split(/[ -]/);
      const length = Number(last) - Number(first) + 1;
      const code = (_: unknown, index: number): string =>
        `${section}${String(Number(first) + index).padStart(2, '0')}`;
      return [section, ...Array.from({ length }, code)];
    });
    expect(expected).toHaveLength(21 + 88);
    expect(SECTORS.map(({ code }) => code)).toEqual(expected);
  });

  it('know their section', () => {
    expect(SECTORS.find(({ code }) => code === 'C10')?.section).toBe('C');
    expect(SECTORS.find(({ code }) => code === 'C')?.section).toBe('C');
  });
});

describe('the professions', () => {
  it('are the minor groups of ISCO-08', () => {
    const perSubMajor =
      '01 1,02 1,03 1,11 2,12 2,13 4,14 3,21 6,22 6,23 5,24 3,25 2,26 5,31 5,32 5,33 5,34 3,35 2,' +
      '41 3,42 2,43 2,44 1,51 6,52 4,53 2,54 1,61 3,62 2,63 4,71 3,72 3,73 2,74 2,75 4,' +
      '81 8,82 1,83 5,91 2,92 1,93 3,94 1,95 2,96 2';
    const expected = perSubMajor.split(',').flatMap((group) => {
      const [subMajor = '', size = ''] = group.split(' ');
      return Array.from({ length: Number(size) }, (_, index) => `${subMajor}${index + 1}`);
    });
    expect(PROFESSIONS.map(({ code }) => code).toSorted()).toEqual(expected);
  });

  it('are found by the name of a job', () => {
    const find = (job: string): readonly string[] =>
      PROFESSIONS.filter(({ examples }) => `${examples.fr}, ${examples.en}`.includes(job)).map(
        ({ code }) => code,
      );
    expect(find('plombier')).toEqual(['712']);
    expect(find('web developer')).toEqual(['251']);
    // The feminine form is found too.
    expect(find('coiffeuse')).toEqual(['514']);
    expect(find('développeuse')).toEqual(['251']);
  });
});

describe('countries and languages', () => {
  it('are ISO codes in alphabetical order', () => {
    expect(COUNTRY_CODES).toEqual([...COUNTRY_CODES].toSorted());
    expect(LANGUAGE_CODES).toEqual([...LANGUAGE_CODES].toSorted());
    for (const code of COUNTRY_CODES) expect(code).toMatch(/^[A-Z]{2}$/);
    for (const code of LANGUAGE_CODES) expect(code).toMatch(/^[a-z]{2}$/);
  });

  it('have a name in both languages', () => {
    for (const language of LANGUAGES) {
      for (const code of COUNTRY_CODES) expect(countryName(code, language)).not.toBe(code);
      for (const code of LANGUAGE_CODES) expect(languageName(code, language)).not.toBe(code);
    }
    expect(countryName('DE', 'fr')).toBe('Allemagne');
    expect(countryName('DE', 'en')).toBe('Germany');
    expect(languageName('de', 'fr')).toBe('allemand');
    expect(languageName('de', 'en')).toBe('German');
  });
});
