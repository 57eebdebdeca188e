import {
  CULTURE_DIMENSIONS,
  CULTURE_TYPES,
  LANGUAGES,
  MOTIVATIONS,
  VALUES,
} from '@cadran/contract/codes';
import { describe, expect, it } from 'vitest';
import * as everything from './index.ts';
import * as personality from './personality/index.ts';
import type { RecommendationText, Text } from './types.ts';

interface Located {
  readonly path: string;
  readonly text: Text;
}

const isText = (value: object): value is Text =>
  'fr' in value && 'en' in value && typeof value.fr === 'string' && typeof value.en === 'string';

const collect = (path: string, value: unknown): readonly Located[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [{ path, text: value }];
  return Object.entries(value).flatMap(([key, inner]) => collect(`${path}.${key}`, inner));
};

/** The names of countries are the runtime's; the personality instrument has tests of its own. */
const OURS = Object.entries(everything)
  .filter(([name]) => name !== 'REFERENCE' && !(name in personality))
  .flatMap(([name, value]) => collect(name, value));

/** Words that are the same in both languages. */
const SHARED = new Set([
  'Clan',
  'Construction',
  'Expert',
  'Euro (€)',
  'Important',
  'Mentor',
  'Novice',
  'Stimulation',
  'Textiles',
  'Tradition',
]);

describe('every text', () => {
  it('speaks to its reader, who is not “one”', () => {
    expect(OURS.filter(({ text }) => /\bone(?:’s|self)\b/u.test(text.en))).toEqual([]);
  });

  it('is found by this test', () => {
    expect(OURS.length).toBeGreaterThan(700);
  });

  it('is there in both languages, and is not the same in both', () => {
    for (const { path, text } of OURS) {
      expect(text.fr, path).not.toBe('');
      expect(text.en, path).not.toBe('');
    }
    const same = OURS.filter(({ text }) => text.fr === text.en);
    const examples = same.filter(({ path }) => !path.includes('.examples'));
    expect(examples.filter(({ text }) => !SHARED.has(text.fr))).toEqual([]);
  });

  it('is trimmed, single-spaced and free of typewriter signs', () => {
    for (const { path, text } of OURS)
      for (const language of LANGUAGES)
        expect(text[language], path).not.toMatch(/^\s|\s$|\s{2}|['"]|\.\.|\s[,.]|[\n\t]/);
  });

  it('has a no-break space where French asks for one, and none in English', () => {
    for (const { path, text } of OURS) {
      expect(text.fr, path).not.toMatch(/[^\u00a0][:;!?»]|«[^\u00a0]/);
      expect(text.en, path).not.toMatch(/\u00a0|\s[:;!?]|[«»]/);
    }
  });

  it('is spelt the British way', () => {
    const american =
      /(?<!\b(?:s|pr|se))iz(?:e|es|ed|ing|ation|ers?)\b|color|favor|behavior|labor\b|center\b|judgment/i;
    expect('to organize').toMatch(american);
    // The one name the specification itself spells with a z.
    for (const { path, text } of OURS)
      expect(text.en.replace('Organizers', ''), path).not.toMatch(american);
  });

  it('is written once', () => {
    const seen = new Map<string, string>();
    for (const { path, text } of OURS) {
      if (text.fr.length < 45) continue;
      expect(seen.get(text.fr), path).toBeUndefined();
      seen.set(text.fr, path);
    }
  });
});

describe('the descriptive texts', () => {
  it('are one or two sentences of at most 200 characters', () => {
    const described = OURS.filter(({ path }) => path.endsWith('.description'));
    expect(described.length).toBeGreaterThan(60);
    for (const { path, text } of described)
      for (const language of LANGUAGES) {
        expect(text[language].length, path).toBeLessThanOrEqual(200);
        expect(text[language], path).toMatch(/^\p{Lu}.*\.$/u);
      }
  });

  it('cover the codes of the contract, in their order', () => {
    expect(Object.keys(everything.CULTURE_TYPE_TEXTS)).toEqual([
      'clan',
      'adhocracy',
      'market',
      'hierarchy',
    ]);
    expect(Object.keys(everything.CULTURE_DIMENSION_TEXTS)).toEqual([...CULTURE_DIMENSIONS]);
    expect(Object.keys(everything.MANAGEMENT_STYLE_TEXTS)).toEqual([...CULTURE_TYPES]);
    expect(Object.keys(everything.LEADERSHIP_ROLE_TEXTS)).toEqual([...everything.LEADERSHIP_ROLES]);
    expect(Object.keys(everything.MOTIVATION_TEXTS)).toEqual([...MOTIVATIONS]);
    expect(Object.keys(everything.VALUE_TEXTS)).toEqual([...VALUES]);
  });

  it('name those who feel at home in a culture as the specification does', () => {
    expect(CULTURE_TYPES.map((type) => everything.CULTURE_TYPE_TEXTS[type].people.en)).toEqual([
      'Collaborators',
      'Innovators',
      'Competitors',
      'Organizers',
    ]);
  });

  it('name three strengths and three risks of every culture', () => {
    for (const type of CULTURE_TYPES) {
      expect(everything.CULTURE_TYPE_TEXTS[type].strengths).toHaveLength(3);
      expect(everything.CULTURE_TYPE_TEXTS[type].risks).toHaveLength(3);
    }
  });
});

describe('the recommendations', () => {
  const { develop, reduce, align_dimension, ...single } = everything.RECOMMENDATION_TEXTS;
  const all: readonly RecommendationText[] = [
    ...Object.values(develop),
    ...Object.values(reduce),
    ...Object.values(align_dimension),
    ...Object.values(single),
  ];

  it('speak of every culture type, every dimension and every rule', () => {
    expect(Object.keys(develop)).toEqual([...CULTURE_TYPES]);
    expect(Object.keys(reduce)).toEqual([...CULTURE_TYPES]);
    expect(Object.keys(align_dimension)).toEqual([...CULTURE_DIMENSIONS]);
    expect(Object.keys(everything.RECOMMENDATION_TEXTS)).toEqual([...everything.RECOMMENDATIONS]);
  });

  it('say what to do more, what to do less, and three first steps', () => {
    expect(all).toHaveLength(4 + 4 + 6 + 5);
    for (const { title, reason, more, less, firstSteps } of all) {
      expect(firstSteps).toHaveLength(3);
      for (const language of LANGUAGES) {
        expect(title[language]).toMatch(/^\p{Lu}.{5,60}[^.]$/u);
        for (const text of [reason, more, less, ...firstSteps])
          expect(text[language]).toMatch(/^\p{Lu}.{30,150}\.$/u);
      }
    }
  });
});
