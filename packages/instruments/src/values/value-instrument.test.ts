import { LANGUAGES, VALUE_RATINGS, VALUES } from '@cadran/contract/codes';
import { describe, expect, it } from 'vitest';
import { MOTIVATION_TEXTS } from '../motivation-texts.ts';
import { forbiddenWords, idioms, isChained } from '../testing/wording.ts';
import { VALUE_ITEMS } from './value-items.ts';
import { VALUE_POLE_TEXTS, VALUE_POLES } from './value-poles.ts';
import { VALUE_SCALE } from './value-scale.ts';
import { VALUE_TEXTS } from './value-texts.ts';

describe('the values instrument', () => {
  it('has two items per value, with stable ids', () => {
    expect(VALUE_ITEMS.map(({ id }) => id).toSorted()).toEqual(
      VALUES.flatMap((value) => [`${value}_1`, `${value}_2`]).toSorted(),
    );
    for (const { id, value } of VALUE_ITEMS) expect(id.slice(0, -2)).toBe(value);
  });

  it('keeps the two items of a value ten apart', () => {
    const place = (id: string): number => VALUE_ITEMS.findIndex((item) => item.id === id);
    for (const value of VALUES) expect(place(`${value}_2`) - place(`${value}_1`)).toBe(10);
  });

  it('never shows neighbours of the circle one after the other', () => {
    for (const [index, item] of VALUE_ITEMS.entries()) {
      const next = VALUE_ITEMS[index + 1];
      if (next === undefined) continue;
      const distance = Math.abs(VALUES.indexOf(item.value) - VALUES.indexOf(next.value));
      expect(Math.min(distance, 10 - distance), `${item.id}, ${next.id}`).toBeGreaterThan(1);
    }
  });

  it.each(LANGUAGES)('has short texts and one-sentence descriptions in %s', (language) => {
    for (const item of VALUE_ITEMS) {
      expect(item.text[language].length).toBeLessThanOrEqual(40);
      expect(item.text[language]).toMatch(/^\p{Lu}.*[^.]$/u);
      expect(item.description[language].length).toBeGreaterThanOrEqual(40);
      expect(item.description[language].length).toBeLessThanOrEqual(100);
      expect(item.description[language]).toMatch(/^\p{Lu}[^.]*\.$/u);
    }
    const texts = VALUE_ITEMS.flatMap((item) => [item.text[language], item.description[language]]);
    expect(new Set(texts).size).toBe(40);
  });

  it.each(LANGUAGES)('does not name its values in the items in %s', (language) => {
    for (const item of VALUE_ITEMS)
      for (const value of VALUES) {
        const name = VALUE_TEXTS[value].name[language].toLowerCase();
        expect(item.text[language].toLowerCase()).not.toContain(name);
      }
  });
});

describe('the scale of values', () => {
  it('has nine steps from -1 to 7, each labelled otherwise', () => {
    expect(VALUE_SCALE.map(({ rating }) => rating)).toEqual([...VALUE_RATINGS]);
    for (const language of LANGUAGES)
      expect(new Set(VALUE_SCALE.map(({ label }) => label[language])).size).toBe(9);
  });

  it('has its anchors at -1, 0, 3, 6 and 7', () => {
    expect(
      VALUE_SCALE.filter(({ anchor }) => anchor).map(({ rating, label }) => [rating, label.en]),
    ).toEqual([
      [-1, 'Opposed to my values'],
      [0, 'Not important'],
      [3, 'Important'],
      [6, 'Very important'],
      [7, 'Of supreme importance'],
    ]);
  });
});

describe('the poles of the value circle', () => {
  it('are four, each named and described', () => {
    expect(Object.keys(VALUE_POLE_TEXTS)).toEqual([...VALUE_POLES]);
  });
});

describe.each(LANGUAGES)('the values and motivations in %s', (language) => {
  const texts = [
    ...VALUE_ITEMS.flatMap(({ text, description }) => [text, description]),
    ...Object.values(MOTIVATION_TEXTS).map(({ description }) => description),
  ].map((text) => text[language]);

  it('are one literal clause each, about nothing that a recruiter may not ask', () => {
    for (const text of texts) {
      expect(forbiddenWords(text, language), text).toEqual([]);
      expect(idioms(text, language), text).toEqual([]);
      expect(isChained(text, language), text).toBe(false);
    }
  });
});
