import { CULTURE_DIMENSIONS, CULTURE_TYPES, LANGUAGES } from '@cadran/contract/codes';
import { describe, expect, it } from 'vitest';
import { PROFILING_CULTURE } from '../profiling-culture.ts';
import { SCREENING_CULTURE } from '../screening-culture.ts';
import { forbiddenWords, idioms } from '../testing/wording.ts';

const idsOf = (perDimension: number): readonly string[] =>
  CULTURE_DIMENSIONS.flatMap((dimension) =>
    Array.from({ length: perDimension }, (_, index) => `${dimension}_${index + 1}`),
  );
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const wordsOf = (text: string): readonly string[] => [
  ...new Set(text.toLowerCase().match(/\p{L}{5,}/gu)),
];

const INSTRUMENTS = [
  { name: 'screening', situations: SCREENING_CULTURE, perDimension: 3 },
  { name: 'profiling', situations: PROFILING_CULTURE, perDimension: 2 },
] as const;

describe.each(INSTRUMENTS)('the $name culture instrument', ({ situations, perDimension }) => {
  it('has the stable ids of six dimensions, in their order', () => {
    expect(situations.map(({ id }) => id)).toEqual(idsOf(perDimension));
    for (const { id, dimension } of situations) expect(id.startsWith(dimension)).toBe(true);
  });

  it('offers one proposal per culture type, and only those', () => {
    for (const { proposals } of situations)
      expect(Object.keys(proposals).toSorted()).toEqual([...CULTURE_TYPES].toSorted());
  });
});

describe.each(
  INSTRUMENTS.flatMap(({ name, situations }) =>
    LANGUAGES.map((language) => ({ name, situations, language })),
  ),
)('the proposals of $name in $language', ({ situations, language }) => {
  const ofType = CULTURE_TYPES.map((type) =>
    situations.map(({ proposals }) => proposals[type][language]),
  );
  const all = ofType.flat();

  it('are sentences of 40 to 140 characters, none written twice', () => {
    for (const text of all) {
      expect(text.length).toBeGreaterThanOrEqual(40);
      expect(text.length).toBeLessThanOrEqual(140);
      expect(text).toMatch(/^\p{Lu}.*\p{L}\.$/u);
    }
    expect(new Set(all).size).toBe(all.length);
  });

  it('are of equal length within a situation, so that length tells nothing', () => {
    for (const { id, proposals } of situations) {
      const lengths = CULTURE_TYPES.map((type) => proposals[type][language].length);
      for (const length of lengths) {
        expect(length / mean(lengths), id).toBeGreaterThanOrEqual(0.9);
        expect(length / mean(lengths), id).toBeLessThanOrEqual(1.1);
      }
    }
  });

  it('are of equal length over the whole instrument for every type', () => {
    const overall = mean(all.map((text) => text.length));
    for (const texts of ofType)
      expect(Math.abs(mean(texts.map((text) => text.length)) / overall - 1)).toBeLessThan(0.03);
  });

  it('are longest or shortest of their situation by no type more than its fair share and two', () => {
    const extremes = (pick: (...lengths: number[]) => number): readonly number[] =>
      CULTURE_TYPES.map(
        (type) =>
          situations.filter(({ proposals }) => {
            const lengths = CULTURE_TYPES.map((other) => proposals[other][language].length);
            return proposals[type][language].length === pick(...lengths);
          }).length,
      );
    const most = situations.length / CULTURE_TYPES.length + 2;
    for (const count of [...extremes(Math.max), ...extremes(Math.min)])
      expect(count).toBeLessThanOrEqual(most);
  });

  it('ask nothing that a recruiter may not ask, in literal words', () => {
    for (const text of all) {
      expect(forbiddenWords(text, language), text).toEqual([]);
      expect(idioms(text, language), text).toEqual([]);
      expect(text).not.toContain(';');
    }
  });

  it('never name a culture type nor the people who go with it', () => {
    for (const text of all)
      expect(text).not.toMatch(
        /\bclans?\b|adhocra|hi[eé]rarch|innovat|collaborat|comp[eé]tit|organi[sz](?:er|ateur)|\bmarchés?\b|\bmarkets?\b/iu,
      );
  });

  it('have no tell-tale word: none recurs in more than five proposals of one type', () => {
    for (const texts of ofType) {
      const counts = new Map<string, number>();
      for (const word of texts.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
      expect([...counts].filter(([, count]) => count > 5)).toEqual([]);
    }
  });
});

describe.each(LANGUAGES)('the prompts of screening in %s', (language) => {
  it('are questions of at most 160 characters, none asked twice', () => {
    const prompts = SCREENING_CULTURE.map(({ prompt }) => prompt[language]);
    for (const prompt of prompts) {
      expect(prompt.length).toBeLessThanOrEqual(160);
      expect(prompt).toMatch(/\?$/);
    }
    expect(new Set(prompts).size).toBe(prompts.length);
  });
});

describe.each(LANGUAGES)('the proposals of profiling in %s', (language) => {
  it('suit an organisation that sells nothing', () => {
    for (const { proposals } of PROFILING_CULTURE)
      for (const type of CULTURE_TYPES)
        expect(proposals[type][language]).not.toMatch(/client|customer|\bventes?\b|\bsales?\b/i);
  });

  it('are not those of screening', () => {
    const screening = new Set(
      SCREENING_CULTURE.flatMap(({ proposals }) =>
        CULTURE_TYPES.map((type) => proposals[type][language]),
      ),
    );
    for (const { proposals } of PROFILING_CULTURE)
      for (const type of CULTURE_TYPES) expect(screening).not.toContain(proposals[type][language]);
  });
});
