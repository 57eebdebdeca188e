import { LANGUAGES, MOMENTS, SUBJECT_CODES } from '@cadran/contract/codes';
import { describe, expect, it } from 'vitest';
import { PROFILING_CULTURE } from '../profiling-culture.ts';
import { profilingPrompt } from './profiling-prompt.ts';
import { subjectForms } from './subject.ts';
import type { Subject } from './subject.ts';
import type { ProfilingSituation } from '../types.ts';

const CUSTOM: readonly Subject[] = [
  {
    fr: { name: 'direction des ventes', gender: 'feminine', elision: false },
    en: { name: 'sales division' },
  },
  {
    fr: { name: 'atelier de montage', gender: 'masculine', elision: true },
    en: { name: 'assembly shop' },
  },
];
const SUBJECTS: readonly Subject[] = [...SUBJECT_CODES, ...CUSTOM];

const situation = (id: string): ProfilingSituation => {
  const found = PROFILING_CULTURE.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no situation ${id}`);
  return found;
};

const promptsIn = (language: 'fr' | 'en'): readonly string[] =>
  SUBJECTS.flatMap((subject) =>
    PROFILING_CULTURE.flatMap((one) =>
      MOMENTS.map((moment) => profilingPrompt(one, moment, subject, language)),
    ),
  );

describe.each(LANGUAGES)(
  'every profiling question in %s, of every subject and moment',
  (language) => {
    const prompts = promptsIn(language);

    it('is one clean question of at most 160 characters, without a placeholder left', () => {
      expect(prompts).toHaveLength(SUBJECTS.length * 12 * 2);
      for (const prompt of prompts) {
        expect(prompt).not.toMatch(/[{}|]|undefined|\s{2}|^\s|\s$|\s,/);
        expect(prompt).toMatch(/^\p{Lu}[^?]*\?$/u);
        expect(prompt.length).toBeLessThanOrEqual(160);
      }
    });

    it('is asked once only', () => {
      expect(new Set(prompts).size).toBe(prompts.length);
    });

    it('says whether it is about today or about the ideal, and names the subject', () => {
      const opening = {
        fr: { perceived: 'Aujourd’hui, ', desired: 'Dans l’idéal, ' },
        en: { perceived: 'Today, ', desired: 'Ideally, ' },
      }[language];
      for (const subject of SUBJECTS)
        for (const one of PROFILING_CULTURE)
          for (const moment of MOMENTS) {
            const prompt = profilingPrompt(one, moment, subject, language);
            expect(prompt.startsWith(opening[moment])).toBe(true);
            expect(prompt).toContain(subjectForms(subject, language).name);
          }
    });
  },
);

describe('every profiling question in French', () => {
  it('contracts and elides its articles', () => {
    const elided = SUBJECTS.map((subject) => subjectForms(subject, 'fr'))
      .filter((forms) => forms.the.startsWith('l’'))
      .map((forms) => forms.name);
    const unelided = new RegExp(`(?<!\\p{L})(?:le|la|du|au|à la|de) (?:${elided.join('|')})`, 'u');
    expect('dans le entreprise').toMatch(unelided);
    for (const prompt of promptsIn('fr')) {
      expect(prompt).not.toMatch(/(?<!\p{L})(?:de|à) les? /u);
      expect(prompt).not.toMatch(unelided);
      expect(prompt).not.toMatch(/l’(?:le|la|les) /);
    }
  });
});

describe('a profiling question', () => {
  it('agrees in French with the gender of its subject', () => {
    const prompt = situation('strategic_emphases_1');
    expect(profilingPrompt(prompt, 'perceived', 'department', 'fr')).toBe(
      'Aujourd’hui, à quoi le service consacre-t-il le plus d’efforts\u00a0?',
    );
    expect(profilingPrompt(prompt, 'desired', 'company', 'fr')).toBe(
      'Dans l’idéal, à quoi l’entreprise devrait-elle consacrer le plus d’efforts\u00a0?',
    );
  });

  it('contracts prepositions with the article', () => {
    expect(profilingPrompt(situation('organizational_glue_1'), 'perceived', 'group', 'fr')).toBe(
      'Aujourd’hui, qu’est-ce qui attache le plus les gens au groupe\u00a0?',
    );
    expect(profilingPrompt(situation('criteria_of_success_1'), 'desired', 'group', 'fr')).toBe(
      'Dans l’idéal, à quoi devrait-on juger la réussite du groupe\u00a0?',
    );
    expect(profilingPrompt(situation('criteria_of_success_1'), 'desired', 'site', 'en')).toBe(
      'Ideally, how should the success of the site be judged?',
    );
  });

  it('takes a name given by hand as it is, even one that looks like a placeholder', () => {
    const odd: Subject = {
      fr: { name: 'pôle {in} $&', gender: 'masculine', elision: false },
      en: { name: 'hub {in} $&' },
    };
    expect(profilingPrompt(situation('criteria_of_success_2'), 'perceived', odd, 'en')).toBe(
      'Today, in the hub {in} $&, who is most readily congratulated?',
    );
  });
});
