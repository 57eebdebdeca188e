import { INTERVIEW, INTERVIEW_SUBJECTS, LANGUAGES } from '@cadran/contract/codes';
import { campaignFiles } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import { ROLE_FILES } from '../roles/role-files.ts';
import type { Text } from '../types.ts';
import { anchorsOf, DEFAULT_CORE, findBankQuestion, INTERVIEW_QUESTIONS } from './question-bank.ts';

const anchorTexts = [...INTERVIEW_SUBJECTS, null].flatMap((subject) =>
  Object.values<Text>(anchorsOf(subject)),
);
const texts = [...INTERVIEW_QUESTIONS.map(({ text }) => text), ...anchorTexts];

/** Nothing about health, family, belief, origin, age, union, politics or past pay may be asked. */
const UNLAWFUL = {
  fr: /\b(santé|maladie|malade|handicap|enceinte|grossesse|enfants?|mari|épouse|conjoint|famille|religi\w*|croyan\w*|origine|nationalité|âge|ans|syndica\w*|politique|orientation|absences?|salaires?|rémunérations?|primes?)\b/iu,
  en: /\b(health|illness|sick|disab\w*|pregnan\w*|child\w*|husband|wife|spouse|partner|family|religi\w*|belief|origin|nationality|age|years old|union|politic\w*|orientation|absences?|salar\w+|wages?|bonus\w*|pay)\b/iu,
};

describe('the bank of interview questions', () => {
  it('has at least 120 questions with unique ids and texts', () => {
    expect(INTERVIEW_QUESTIONS.length).toBeGreaterThanOrEqual(120);
    for (const of of [
      INTERVIEW_QUESTIONS.map(({ id }) => id),
      ...LANGUAGES.map((language) => texts.map((text) => text[language])),
    ])
      expect(new Set(of).size).toBe(of.length);
  });

  it('has two questions or more about every subject, and enough for three gaps of one section', () => {
    for (const subject of INTERVIEW_SUBJECTS) {
      const own = INTERVIEW_QUESTIONS.filter((question) => question.subject === subject);
      expect(own.length, subject).toBeGreaterThanOrEqual(2);
      for (const { id } of own) expect(id).toMatch(INTERVIEW.questionId);
    }
    const generic = (subject: string) =>
      INTERVIEW_QUESTIONS.filter((question) => question.subject === subject).length;
    // With the core's own questions about skills or languages, probes still find others.
    expect(Math.min(generic('skills'), generic('languages'))).toBeGreaterThanOrEqual(6);
  });

  it('speaks both languages, of behaviour, and not twice the same', () => {
    for (const { id, text } of INTERVIEW_QUESTIONS) {
      expect(text.fr, id).not.toBe(text.en);
      expect(text.fr, id).toMatch(/^\p{Lu}[^]{30,220}[.?]$/u);
      expect(text.en, id).toMatch(/^\p{Lu}[^]{30,220}[.?]$/u);
      expect(text.fr, id).toMatch(
        /\b[Vv]ous\b|^(?:Racontez|Parlez-moi|Donnez|Décrivez|Expliquez-moi)\b/u,
      );
      expect(text.en, id).toMatch(/\b(?:your?|me)\b/u);
    }
    for (const text of anchorTexts) {
      expect(text.fr).toMatch(/^\p{Lu}[^]{30,200}\.$/u);
      expect(text.en).toMatch(/^\p{Lu}[^]{30,200}\.$/u);
    }
  });

  it('can be read aloud: skills and languages are named, not pointed at', () => {
    for (const { id, subject, text } of INTERVIEW_QUESTIONS) {
      if (subject !== 'skills' && subject !== 'languages') continue;
      expect(text.fr, id).toMatch(/cette (?:compétence|langue)|ce domaine|technique/u);
      expect(text.en, id).toMatch(/this (?:skill|language|field)|technical/u);
    }
  });

  it('follows the typography of each language', () => {
    for (const { fr, en } of texts) {
      expect(fr).not.toMatch(/[^\u00a0][:;!?»]|«[^\u00a0]|['"]| {2}/);
      expect(en).not.toMatch(/\u00a0|\s[:;!?]|[«»'"]|\s{2}/);
    }
  });

  it('asks about nothing that the law protects', () => {
    expect('Avez-vous des enfants ?').toMatch(UNLAWFUL.fr);
    expect('What was your salary?').toMatch(UNLAWFUL.en);
    for (const text of texts)
      for (const language of LANGUAGES) expect(text[language]).not.toMatch(UNLAWFUL[language]);
  });
});

describe('the core', () => {
  const cores = Object.entries(ROLE_FILES).map(([role, file]) => [
    role,
    campaignFiles.screening.parse(file).campaign.interview?.map(({ id }) => id) ?? [],
  ]);

  it.each([['default', [...DEFAULT_CORE]], ...cores])(
    'of %s has six questions of the bank, each about something else',
    (_role, ids) => {
      const found = Array.from(ids, (id) => findBankQuestion(id));
      expect(found).toHaveLength(INTERVIEW.core);
      expect(new Set(found.map((question) => question?.subject)).size).toBe(INTERVIEW.core);
      expect(found).not.toContain(undefined);
    },
  );

  it('differs from role to role', () => {
    expect(new Set(cores.map(([, ids]) => String(ids))).size).toBe(cores.length);
  });
});
