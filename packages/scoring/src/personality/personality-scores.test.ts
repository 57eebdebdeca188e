import { DOMAINS, FACETS, FACETS_OF } from '@cadran/contract/codes';
import { PERSONALITY_ITEMS } from '@cadran/instruments/personality/index';
import { expect, test } from 'vitest';
import { PERSONALITY_NORMS } from './personality-norms.ts';
import { answerSheet, keyedAnswer } from './answer-sheet.ts';
import { personalityOfSheet } from './personality-scores.ts';
import { clampT, percentileOfT, traitScore } from './trait-score.ts';

const { domains, facets } = PERSONALITY_NORMS;

test('V8: C raw 96, N 60, C1 18, A2 20', () => {
  const c = traitScore(96, domains.conscientiousness, 4);
  expect(c.t).toBeCloseTo(54.69, 2);
  expect(c.percentile).toBe(68);
  const n = traitScore(60, domains.neuroticism, 4);
  expect(n.t).toBeCloseTo(45.35, 2);
  expect(n.percentile).toBe(32);
  const c1 = traitScore(18, facets.self_efficacy, 6);
  expect(c1.t).toBeCloseTo(58.1, 2);
  expect(c1.percentile).toBe(79);
  const a2 = traitScore(20, facets.morality, 6);
  expect(a2.t).toBeCloseTo(60.21, 2);
  expect(a2.percentile).toBe(85);
});

test('the bands are low below 45, average from 45 to 55, high above 55', () => {
  const band = (t: number) => traitScore(t, { mean: 50, sd: 10 }, 4).band;
  expect(band(44.9)).toBe('low');
  expect(band(45)).toBe('average');
  expect(band(50)).toBe('average');
  expect(band(55)).toBe('average');
  expect(band(55.1)).toBe('high');
});

test('T is shown within 20–80 and the percentile within 1–99', () => {
  expect([19.9, 20, 50, 80, 80.1].map(clampT)).toEqual([20, 20, 50, 80, 80]);
  expect(percentileOfT(10)).toBe(1);
  expect(percentileOfT(26.7)).toBe(1);
  expect(percentileOfT(50)).toBe(50);
  expect(percentileOfT(73.3)).toBe(99);
  expect(percentileOfT(95)).toBe(99);
  const low = traitScore(4, facets.morality, 6);
  expect(low.t).toBeCloseTo(4.07, 2);
  expect(low.shownT).toBe(20);
});

test('a reverse item counts 6 - x', () => {
  expect(keyedAnswer(2, false)).toBe(2);
  expect(keyedAnswer(2, true)).toBe(4);
});

/** Answers that give every item of a facet the keyed answer wanted. */
const answerAll = (keyed: (facet: string, place: number) => number) => {
  const seen = new Map<string, number>();
  return Object.fromEntries(
    PERSONALITY_ITEMS.map(({ id, facet, reverse }) => {
      const place = seen.get(facet) ?? 0;
      seen.set(facet, place + 1);
      return [id, keyedAnswer(keyed(facet, place), reverse)];
    }),
  );
};

const measureOf = (answers: Record<string, number | null>, norms = PERSONALITY_NORMS) => {
  const sheet = answerSheet(answers, PERSONALITY_ITEMS);
  return sheet && personalityOfSheet(sheet, PERSONALITY_ITEMS, norms);
};

test('a facet is the sum of its four keyed items and a domain that of its six facets', () => {
  const answers = answerAll(
    (facet, place) => 1 + ((FACETS.findIndex((f) => f === facet) + place) % 5),
  );
  const measure = measureOf(answers);
  const rawOf = (facet: string) =>
    [0, 1, 2, 3].reduce(
      (sum, place) => sum + 1 + ((FACETS.findIndex((f) => f === facet) + place) % 5),
      0,
    );
  for (const facet of FACETS) expect(measure?.traits[facet].raw).toBe(rawOf(facet));
  for (const domain of DOMAINS) {
    expect(measure?.traits[domain].raw).toBe(
      FACETS_OF[domain].reduce((sum, facet) => sum + rawOf(facet), 0),
    );
    expect(measure?.traits[domain].error).toBe(4);
  }
  expect(measure?.traits.anxiety.error).toBe(6);
  expect(measure?.engineVersion).toBe(1);
});

test('the report can name its norms, their source and that they are provisional', () => {
  const measure = measureOf(answerAll(() => 3));
  expect(measure?.norms).toEqual({
    version: PERSONALITY_NORMS.version,
    source: PERSONALITY_NORMS.source,
    provisional: true,
  });
  expect(PERSONALITY_NORMS.version).not.toBe('');
  expect(PERSONALITY_NORMS.source).toContain('IPIP-NEO-120');
});

test('norms can be replaced without touching code', () => {
  const flat = { mean: 12, sd: 2 };
  const own = {
    ...PERSONALITY_NORMS,
    version: 'own-1',
    facets: { ...facets, anxiety: flat },
  };
  const measure = measureOf(
    answerAll(() => 4),
    own,
  );
  expect(measure?.traits.anxiety.t).toBe(70);
  expect(measure?.norms.version).toBe('own-1');
});

test('while an item is unanswered or taken back there is no measure', () => {
  const { trust_3: _, ...rest } = answerAll(() => 3);
  expect(measureOf(rest)).toBeNull();
  expect(measureOf({ ...rest, trust_3: null })).toBeNull();
  expect(answerSheet(null, PERSONALITY_ITEMS)).toBeNull();
});

test('the facet norms add up to those of their domain, within half a point', () => {
  for (const domain of DOMAINS) {
    const sum = FACETS_OF[domain].reduce((total, facet) => total + facets[facet].mean, 0);
    expect(Math.abs(sum - domains[domain].mean)).toBeLessThan(0.5);
  }
});
