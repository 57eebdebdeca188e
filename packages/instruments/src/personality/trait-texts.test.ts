import { FACETS, TRAITS } from '@cadran/contract/codes';
import { describe, expect, it } from 'vitest';
import type { Text } from '../types.ts';
import { PERSONAL_TRAIT_NAMES, PERSONAL_TRAIT_TEXTS, TRAIT_DESCRIPTIONS } from './index.ts';

const SIDES = ['low', 'high'] as const;
/** The one word both languages use. */
const SAME_NAME = new Set(['extraversion', 'imagination']);

const sentences = (text: string) => text.match(/[.!?](?=\s|$)/g)?.length ?? 0;
const expectSentences = (text: Text, least: number, most: number, what: string) => {
  for (const spoken of [text.fr, text.en]) {
    expect(sentences(spoken), what).toBeGreaterThanOrEqual(least);
    expect(sentences(spoken), what).toBeLessThanOrEqual(most);
  }
};
const expectLength = (text: Text, least: number, most: number, what: string) => {
  for (const spoken of [text.fr, text.en]) {
    expect(spoken.length, what).toBeGreaterThanOrEqual(least);
    expect(spoken.length, what).toBeLessThanOrEqual(most);
  }
};

describe('the trait descriptions', () => {
  it('cover the five domains and thirty facets, and nothing else', () => {
    expect(Object.keys(TRAIT_DESCRIPTIONS).toSorted()).toEqual(TRAITS.toSorted());
    expect(Object.keys(PERSONAL_TRAIT_TEXTS).toSorted()).toEqual(TRAITS.toSorted());
    expect(TRAITS).toHaveLength(35);
  });

  it('have names of their own for candidates, short and without a clinical word', () => {
    for (const language of ['fr', 'en'] as const) {
      const names = TRAITS.map(
        (trait) => (PERSONAL_TRAIT_NAMES[trait] ?? TRAIT_DESCRIPTIONS[trait].name)[language],
      );
      expect(new Set(names).size).toBe(35);
      for (const name of names) {
        expect(name.length, name).toBeLessThanOrEqual(34);
        expect(name).not.toMatch(/d[ée]press|n[ée]vros|neuro|anxi|trouble|disorder|morali/i);
      }
    }
  });

  it('name the fifth domain as the specification does, explained by what candidates read', () => {
    const { name, description } = TRAIT_DESCRIPTIONS.neuroticism;
    expect(name).toEqual({ fr: 'Névrosisme', en: 'Neuroticism' });
    for (const language of ['fr', 'en'] as const)
      expect(description[language]).toContain(PERSONAL_TRAIT_NAMES.neuroticism?.[language]);
  });

  it('differ between the languages, but for words that both use', () => {
    for (const trait of TRAITS) {
      const { name } = TRAIT_DESCRIPTIONS[trait];
      expect(name.fr === name.en, trait).toBe(SAME_NAME.has(trait));
    }
  });

  it.each(TRAITS)(
    'say in one or two sentences what %s is, and in two or three what each side means',
    (trait) => {
      const description = TRAIT_DESCRIPTIONS[trait];
      expectSentences(description.description, 1, 2, trait);
      expectLength(description.description, 35, 200, trait);
      for (const side of SIDES) {
        expectSentences(description[side], 2, 3, `${trait} ${side}`);
        expectLength(description[side], 110, 300, `${trait} ${side}`);
      }
    },
  );

  it('speak of the person in the third person', () => {
    for (const trait of TRAITS)
      for (const side of SIDES) {
        const text = TRAIT_DESCRIPTIONS[trait][side];
        expect(text.fr, trait).toMatch(/^La personne /);
        expect(text.en, trait).toMatch(/^This person /);
        expect(text.fr, trait).not.toMatch(/(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu);
        expect(text.en, trait).not.toMatch(/\b(?:you|your|he|she|his|her|him)\b/i);
      }
  });
});

describe('the personal texts', () => {
  it('address the reader, in one or two sentences for a facet and two or three for a domain', () => {
    for (const trait of TRAITS)
      for (const side of SIDES) {
        const text = PERSONAL_TRAIT_TEXTS[trait][side];
        const isFacet = FACETS.some((facet) => facet === trait);
        expectSentences(text, isFacet ? 1 : 2, isFacet ? 2 : 3, `${trait} ${side}`);
        expectLength(text, 50, 300, `${trait} ${side}`);
        expect(text.fr, trait).toMatch(/(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu);
        expect(text.en, trait).toMatch(/\byou\b|\byour\b/i);
      }
  });
});

describe('all texts about traits', () => {
  it('are said once and differ between the languages', () => {
    const all = TRAITS.flatMap((trait) => [
      TRAIT_DESCRIPTIONS[trait].description,
      ...SIDES.flatMap((side) => [
        TRAIT_DESCRIPTIONS[trait][side],
        PERSONAL_TRAIT_TEXTS[trait][side],
      ]),
    ]);
    expect(all).toHaveLength(35 * 5);
    for (const language of ['fr', 'en'] as const)
      expect(new Set(all.map((text) => text[language])).size).toBe(all.length);
    for (const text of all) expect(text.fr).not.toBe(text.en);
  });
});
