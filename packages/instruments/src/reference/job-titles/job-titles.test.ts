import { LANGUAGES } from '@cadran/contract/codes';
import { describe, expect, it } from 'vitest';
import { isSameProfession, JOB_TITLES, professionName, searchProfessions } from '../job-titles.ts';
import { PROFESSIONS } from '../professions.ts';

describe('searching professions', () => {
  it.each(LANGUAGES)('finds the fitting group first for common titles (%s)', (language) => {
    const FIRST = [
      ['project manager', '242'],
      ['chef de projet', '242'],
      ['développeur web', '251'],
      ['développeuse', '251'],
      ['data analyst', '212'],
      ['ressources humaines', '242'],
      ['human resources', '242'],
      ['aide-soignante', '532'],
      ['aide-soignant', '532'],
      ['accountant', '241'],
      ['teacher', '233'],
      ['infirmière', '222'],
      ['nurse', '222'],
    ] as const;
    for (const [typed, code] of FIRST)
      expect(searchProfessions(typed, language)[0]?.entry.code, typed).toBe(code);
  });

  it('ignores case, accents, hyphens, the plural and (H/F)', () => {
    for (const typed of ['AIDES SOIGNANTES', 'aide soignante', 'Aide‑soignante (H/F)'])
      expect(searchProfessions(typed, 'fr')[0]?.entry.code, typed).toBe('532');
    expect(searchProfessions('chefs de projet (F/H)', 'fr')[0]?.entry.code).toBe('242');
    expect(searchProfessions('commerciaux', 'fr')[0]?.entry.code).toBe('332');
  });

  it('lists labels before other titles while a word is being typed', () => {
    const found = searchProfessions('teach', 'en').map(({ entry }) => entry.code);
    expect(found.slice(0, 3)).toEqual(['232', '233', '234']);
    expect(found.indexOf('134')).toBeGreaterThan(3);
  });

  it('says by which titles a group was found, in the language they were typed in', () => {
    expect(searchProfessions('chef de projet', 'fr')[0]?.titles[0]).toBe('chef de projet');
    expect(searchProfessions('project manager', 'fr')[0]?.titles[0]).toBe('project manager');
  });
});

describe('job titles', () => {
  it('are some three hundred, in both languages, each of a known group', () => {
    expect(JOB_TITLES.length).toBeGreaterThanOrEqual(300);
    const codes = new Set(PROFESSIONS.map(({ code }) => code));
    for (const [group, fr, en] of JOB_TITLES) {
      expect(codes, `${group} ${fr}`).toContain(group);
      for (const title of [...fr.split(', '), ...en.split(', ')])
        expect(title).toMatch(/^[\p{L}\p{N}’&()/ -]+$/u);
    }
  });

  it('are each found first under their own name', () => {
    for (const [group, fr, en] of JOB_TITLES)
      for (const [language, titles] of [
        ['fr', fr],
        ['en', en],
      ] as const) {
        const [title = ''] = titles.split(', ');
        const found = searchProfessions(title, language).slice(0, 2);
        expect(
          found.map(({ entry }) => entry.code),
          title,
        ).toContain(group);
      }
  });

  it('are compared by group where it is known, by their words otherwise', () => {
    expect(isSameProfession('251', '251')).toBe(true);
    expect(isSameProfession('251', '252')).toBe(false);
    expect(isSameProfession('Chef de projet', '242')).toBe(true);
    expect(isSameProfession('project managers', 'cheffe de projet (H/F)')).toBe(true);
    expect(isSameProfession('teacher', '234')).toBe(true);
    expect(isSameProfession('Souffleur de bulles', 'souffleurs de bulles')).toBe(true);
    expect(isSameProfession('Souffleur de bulles', 'souffleur de verre')).toBe(false);
    expect(isSameProfession('Souffleur de bulles', '251')).toBe(false);
  });

  it('are their own names', () => {
    expect(professionName('251', 'en')).toBe('Software designers and developers');
    expect(professionName('Souffleur de bulles', 'en')).toBe('Souffleur de bulles');
  });
});
