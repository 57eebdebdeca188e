import { describe, expect, it } from 'vitest';
import { REPORT_WORDS } from './index.ts';

/** Every text; functions are called with the same value for each parameter. */
const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value('2', '2', '2', '2'))];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
};

describe('the texts of the reports', () => {
  it('follow French typography: unbreakable spaces, curved apostrophes', () => {
    for (const text of texts(REPORT_WORDS.fr)) {
      expect(text).not.toMatch(/(?<![\u00a0\u202f\d])[;:!?»](?=\s|$)/u);
      expect(text).not.toMatch(/«(?!\u00a0)/u);
      expect(text).not.toMatch(/\p{L}'\p{L}/u);
    }
  });

  it('follow English typography: no space before a mark, curved apostrophes', () => {
    for (const text of texts(REPORT_WORDS.en)) {
      expect(text).not.toMatch(/\s[;:!?]/u);
      expect(text).not.toMatch(/\p{L}'\p{L}/u);
    }
  });

  it('are all translated: no long sentence is the same in both languages', () => {
    const english = new Set(texts(REPORT_WORDS.en));
    const same = texts(REPORT_WORDS.fr).filter((text) => text.length > 20 && english.has(text));
    expect(same).toEqual([]);
  });

  it('are gender-neutral in French', () => {
    for (const text of texts(REPORT_WORDS.fr.personal).concat(texts(REPORT_WORDS.fr.advice))) {
      expect(text).not.toMatch(/[Vv]ous êtes (?:seul|loyal|curieux|prêt|attentif|créatif)/u);
    }
  });
});
