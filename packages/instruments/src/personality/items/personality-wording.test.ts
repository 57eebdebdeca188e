import { describe, expect, it } from 'vitest';
import { forbiddenWords, idioms, isChained, wordsAmong } from '../../testing/wording.ts';
import { INSTRUCTED_ITEMS, PERSONALITY_ITEMS } from '../index.ts';

const NEGATIONS = {
  fr: `ne n pas jamais rien aucun aucune nul nulle guère sans ni`,
  en: `not cannot never no nothing nobody none neither nor without hardly seldom rarely`,
};

const words = (text: string) => text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];

/** "ne … pas" is one negation; "ne … pas … sans" is two. */
const negations = {
  fr: (text: string) =>
    wordsAmong(text, NEGATIONS.fr).filter((word) => word !== 'ne' && word !== 'n'),
  en: (text: string) => [
    ...wordsAmong(text, NEGATIONS.en),
    ...words(text).filter((word) => /^un(?!der|til|fold|less|i)/.test(word)),
  ],
};

const texts = PERSONALITY_ITEMS.map((item) => ({ id: item.id, ...item.text }));
const asked = [...texts, ...INSTRUCTED_ITEMS.map((item) => ({ id: item.id, ...item.text }))];

describe('the rules of wording', () => {
  it('can find a forbidden subject, a chain, an idiom and a double negation', () => {
    expect(forbiddenWords('Ma santé, mes enfants', 'fr')).toEqual(['santé', 'enfants']);
    expect(forbiddenWords('my health, my children', 'en')).toEqual(['health', 'children']);
    expect(isChained('Je lis et j’écris et je compte.', 'fr')).toBe(true);
    expect(isChained('I read; I write.', 'en')).toBe(true);
    expect(idioms('Je joue cartes sur table.', 'fr')).toEqual(['cartes sur table']);
    expect(negations.fr('Je n’agis jamais sans réfléchir.')).toEqual(['jamais', 'sans']);
    expect(negations.en('I am not unhappy.')).toEqual(['not', 'unhappy']);
  });
});

describe.each(['fr', 'en'] as const)('the items in %s', (language) => {
  it('have from 15 to 100 characters', () => {
    for (const text of asked) {
      expect(text[language].length, text.id).toBeGreaterThanOrEqual(15);
      expect(text[language].length, text.id).toBeLessThanOrEqual(100);
    }
  });

  it('are one sentence', () => {
    for (const text of asked) expect(text[language], text.id).toMatch(/^\p{Lu}[^.!?;]+\.$/u);
  });

  it('are all different', () => {
    expect(new Set(asked.map((text) => text[language].toLowerCase())).size).toBe(122);
  });

  it('speak in the first person', () => {
    const firstPerson = {
      fr: /(?<!\p{L})(?:[jm]’|(?:je|me|moi|mon|ma|mes)(?!\p{L}))/iu,
      en: /\b(?:I|me|[Mm]y)\b/,
    };
    for (const text of texts) expect(text[language], text.id).toMatch(firstPerson[language]);
  });

  it('ask nothing that a recruiter may not ask', () => {
    for (const text of asked) expect(forbiddenWords(text[language], language), text.id).toEqual([]);
  });

  it('ask one thing, in literal words', () => {
    for (const text of texts) {
      expect(isChained(text[language], language), text.id).toBe(false);
      expect(idioms(text[language], language), text.id).toEqual([]);
    }
  });

  it('hold no double negation', () => {
    for (const text of texts)
      expect(negations[language](text[language]).length, text.id).toBeLessThanOrEqual(1);
  });

  it('negate in fewer than one item out of ten', () => {
    const negated = texts.filter((text) => negations[language](text[language]).length > 0);
    expect(negated.length).toBeLessThan(12);
  });
});

describe('the items in both languages', () => {
  it('differ from each other', () => {
    for (const text of asked) expect(text.fr, text.id).not.toBe(text.en);
  });
});
