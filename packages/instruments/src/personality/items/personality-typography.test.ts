import { describe, expect, it } from 'vitest';
import type { Text } from '../../types.ts';
import {
  AGREEMENT_LABELS,
  INSTRUCTED_ITEMS,
  PERSONAL_TRAIT_TEXTS,
  PERSONALITY_ITEMS,
  TRAIT_DESCRIPTIONS,
} from '../index.ts';

const all: readonly Text[] = [
  ...Object.values(AGREEMENT_LABELS),
  ...[...PERSONALITY_ITEMS, ...INSTRUCTED_ITEMS].map((item) => item.text),
  ...[...Object.values(TRAIT_DESCRIPTIONS), ...Object.values(PERSONAL_TRAIT_TEXTS)].flatMap(
    (texts) => Object.values<Text>({ ...texts }),
  ),
];

describe('every text of the personality instrument', () => {
  it('is there in both languages, trimmed and single-spaced', () => {
    expect(all).toHaveLength(5 + 122 + 35 * 6);
    for (const text of all)
      for (const spoken of [text.fr, text.en]) {
        expect(spoken).not.toBe('');
        expect(spoken).not.toMatch(/^\s|\s$|\s{2}/);
      }
  });

  it('uses typographic apostrophes and quotation marks', () => {
    for (const text of all)
      for (const spoken of [text.fr, text.en]) expect(spoken).not.toMatch(/['"]/);
  });

  it('has a no-break space where French asks for one', () => {
    for (const text of all) {
      expect(text.fr).not.toMatch(/[^\u00a0][:;!?»]/);
      expect(text.fr).not.toMatch(/«[^\u00a0]/);
      expect(text.en).not.toMatch(/\u00a0|\s[:;!?]/);
    }
  });

  it('has no French form that takes the reader for a man or a woman', () => {
    const agreeing =
      /(?:je suis|vous êtes|me sens|vous sentez|(?:me|vous) rend(?:ent)?) (?!souvent )(?:\p{L}+ )?\p{L}*(?:é|ée|if|ive|eux|euse|ant|ent)(?!\p{L})/iu;
    expect('Je suis très attentif').toMatch(agreeing);
    for (const text of all) {
      expect(text.fr).not.toMatch(agreeing);
      expect(text.fr).not.toMatch(/\(e\)|[·.]e(?!\p{L})/u);
    }
  });

  it('is spelt the British way', () => {
    for (const text of all)
      expect(text.en).not.toMatch(/(?<!\bse)iz(?:e|es|ed|ing)\b|color|favor|behavior|judgment/i);
  });
});
