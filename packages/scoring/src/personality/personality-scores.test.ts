import { DECLINED, DOMAINS, FACETS, FACETS_OF, type Trait } from '@cadran/contract/codes';
import { PERSONALITY_ITEMS } from '@cadran/instruments/personality/index';
import { expect, test } from 'vitest';
import type { Rating } from '../engine-version.ts';
import { answerSheet, keyedAnswer } from './answer-sheet.ts';
import { facetAnswers } from './facet-answers.ts';
import { PERSONALITY_NORMS } from './personality-norms.ts';
import { personalityOfFacets } from './personality-scores.ts';
import { positionRange, tOfRaw, workingT } from './matching/working-t.ts';

const { domains, facets } = PERSONALITY_NORMS;

test('V8: C raw 96, N 60, C1 18, A2 20', () => {
  expect(tOfRaw(96, domains.conscientiousness)).toBeCloseTo(54.69, 2);
  expect(tOfRaw(60, domains.neuroticism)).toBeCloseTo(45.35, 2);
  expect(tOfRaw(18, facets.self_efficacy)).toBeCloseTo(58.1, 2);
  expect(tOfRaw(20, facets.morality)).toBeCloseTo(60.21, 2);
});

test('matching works with the T of a position, within 20–80', () => {
  expect(workingT('conscientiousness', 4)).toBeCloseTo(54.69, 2);
  expect(workingT('self_efficacy', 4.5)).toBeCloseTo(58.1, 2);
  expect(workingT('morality', 1)).toBe(20);
  expect(workingT('vulnerability', 5)).toBeCloseTo(78.75, 2);
  expect(workingT('neuroticism', 5)).toBe(80);
});

test('norms can be replaced without touching code', () => {
  const own = {
    ...PERSONALITY_NORMS,
    facets: { ...facets, anxiety: { mean: 12, sd: 2 } },
    domains: { ...domains, neuroticism: { mean: 72, sd: 12 } },
  };
  expect(workingT('anxiety', 4, own)).toBe(70);
  expect(workingT('neuroticism', 4, own)).toBe(70);
  expect(positionRange('anxiety', { min: 40, max: 60 }, own)).toEqual({ min: 2.5, max: 3.5 });
});

test('a target’s interval is drawn as positions, open at its ends', () => {
  const own = { ...PERSONALITY_NORMS, domains: { ...domains, openness: { mean: 72, sd: 24 } } };
  expect(positionRange('openness', { min: 45, max: 55 }, own)).toEqual({ min: 2.5, max: 3.5 });
  expect(positionRange('openness', { min: 20, max: 55 }, own)).toEqual({ min: 1, max: 3.5 });
  expect(positionRange('openness', { min: 45, max: 80 }, own)).toEqual({ min: 2.5, max: 5 });
  /** Within the scale that people answered. */
  expect(positionRange('openness', { min: 25, max: 75 }, own)).toEqual({ min: 1, max: 5 });
  const { min, max } = positionRange('trust', { min: 45, max: 65 });
  expect(workingT('trust', min)).toBeCloseTo(45, 9);
  expect(workingT('trust', max)).toBeCloseTo(65, 9);
});

test('a reverse item counts 6 - x', () => {
  expect(keyedAnswer(2, false)).toBe(2);
  expect(keyedAnswer(2, true)).toBe(4);
});

/** Answers that give every item of a facet the keyed answer wanted. */
const answerAll = (keyed: (facet: string, place: number) => number): Record<string, Rating> => {
  const seen = new Map<string, number>();
  return Object.fromEntries(
    PERSONALITY_ITEMS.map(({ id, facet, reverse }) => {
      const place = seen.get(facet) ?? 0;
      seen.set(facet, place + 1);
      return [id, keyedAnswer(keyed(facet, place), reverse)];
    }),
  );
};

const measureOf = (answers: Record<string, Rating | null>) => {
  const sheet = answerSheet(answers, PERSONALITY_ITEMS);
  return sheet && personalityOfFacets(facetAnswers(sheet, PERSONALITY_ITEMS));
};
const itemsOfFacet = (facet: Trait) =>
  PERSONALITY_ITEMS.filter((item) => item.facet === facet).map(({ id }) => id);
const decline = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, DECLINED]));

test('a position is the mean of the keyed items, of a facet’s four or of a domain’s 24', () => {
  const keyed = (facet: string, place: number) =>
    1 + ((FACETS.findIndex((f) => f === facet) + place) % 5);
  const measure = measureOf(answerAll(keyed));
  const sumOf = (facet: string) =>
    [0, 1, 2, 3].reduce((sum, place) => sum + keyed(facet, place), 0);
  for (const facet of FACETS) {
    expect(measure?.traits[facet]).toMatchObject({ position: sumOf(facet) / 4, answered: 4 });
  }
  for (const domain of DOMAINS) {
    const sum = FACETS_OF[domain].reduce((total, facet) => total + sumOf(facet), 0);
    expect(measure?.traits[domain]?.position).toBeCloseTo(sum / 24, 12);
    expect(measure?.traits[domain]?.answered).toBe(24);
  }
  expect(measure?.missing).toEqual([]);
  expect(measure?.engineVersion).toBe(2);
});

test('the margin comes from how far items lie from their facet, and narrows with their number', () => {
  const spread = (place: number) => [2, 3, 3, 4][place] ?? 3;
  const measure = measureOf(answerAll((_, place) => spread(place)));
  /** Four items of 2, 3, 3, 4: squares of 2 over 3 degrees of freedom. */
  expect(measure?.itemDeviation).toBeCloseTo(Math.sqrt(2 / 3), 12);
  expect(measure?.traits.trust?.margin).toBeCloseTo((1.2816 * Math.sqrt(2 / 3)) / 2, 12);
  expect(measure?.traits.openness?.margin).toBeCloseTo(
    (1.2816 * Math.sqrt(2 / 3)) / Math.sqrt(24),
    12,
  );
  const same = measureOf(answerAll(() => 3));
  expect(same?.itemDeviation).toBe(0);
  expect(same?.traits.trust?.margin).toBe(0);
});

test('answers that differ between facets only do not widen the margin', () => {
  const measure = measureOf(answerAll((facet) => 1 + (FACETS.findIndex((f) => f === facet) % 5)));
  expect(measure?.itemDeviation).toBe(0);
});

test('the deviation is pooled over the facets with two answers and more', () => {
  const [first = '', second = '', third = ''] = itemsOfFacet('trust');
  const base = answerAll(() => 3);
  const given = PERSONALITY_ITEMS.filter(({ facet }) => facet === 'trust' || facet === 'anger');
  const others = PERSONALITY_ITEMS.filter((item) => !given.includes(item)).map(({ id }) => id);
  const trust = { ...base, ...decline([...others, third]), [first]: 5, [second]: 5 };
  const one = { ...trust, ...decline(itemsOfFacet('anger').slice(1)) };
  const reverse = new Map(PERSONALITY_ITEMS.map((item) => [item.id, item.reverse]));
  const turned = [first, second, itemsOfFacet('trust')[3] ?? ''].map((id) =>
    keyedAnswer(one[id] as number, reverse.get(id) ?? false),
  );
  const mean = turned.reduce((a, b) => a + b) / 3;
  const squares = turned.reduce((sum, x) => sum + (x - mean) ** 2, 0);
  expect(measureOf(one)?.itemDeviation).toBeCloseTo(Math.sqrt(squares / 2), 12);
  /** The four equal answers of anger add three degrees of freedom. */
  expect(measureOf(trust)?.itemDeviation).toBeCloseTo(Math.sqrt(squares / 5), 12);
  expect(measureOf(decline(PERSONALITY_ITEMS.map(({ id }) => id)))?.itemDeviation).toBe(0);
});

test('a facet needs 3 of its 4 items, and is the mean of those answered', () => {
  const [first = '', second = ''] = itemsOfFacet('trust');
  const base = answerAll((_, place) => [5, 3, 2, 4][place] ?? 3);
  const three = measureOf({ ...base, [first]: DECLINED });
  expect(three?.traits.trust).toMatchObject({ position: 3, answered: 3 });
  expect(three?.missing).toEqual([]);
  const two = measureOf({ ...base, [first]: DECLINED, [second]: DECLINED });
  expect(two?.traits.trust).toBeNull();
  expect(two?.missing).toEqual(['trust']);
  expect(two?.traits.agreeableness?.answered).toBe(22);
});

test('a domain needs 20 of its 24 items', () => {
  const ids = FACETS_OF.openness.flatMap((facet) => itemsOfFacet(facet));
  const base = answerAll(() => 4);
  const twenty = measureOf({ ...base, ...decline(ids.slice(0, 4)) });
  expect(twenty?.traits.openness).toMatchObject({ position: 4, answered: 20 });
  expect(twenty?.missing).toEqual(['imagination']);
  const nineteen = measureOf({ ...base, ...decline(ids.slice(0, 5)) });
  expect(nineteen?.traits.openness).toBeNull();
  expect(nineteen?.missing).toEqual(['openness', 'imagination']);
});

test('declined, taken back or never given: an item is left out alike', () => {
  const { trust_1: _, ...rest } = answerAll((facet) => (facet === 'trust' ? 5 : 3));
  const declined = measureOf({ ...rest, trust_1: DECLINED });
  expect(declined?.traits.trust?.answered).toBe(3);
  expect(measureOf(rest)).toEqual(declined);
  expect(measureOf({ ...rest, trust_1: null })).toEqual(declined);
});

test('a section that was never touched has no sheet; one that was declined has', () => {
  expect(answerSheet(null, PERSONALITY_ITEMS)).toBeNull();
  expect(answerSheet({}, PERSONALITY_ITEMS)).toBeNull();
  expect(answerSheet({ trust_1: null, attention_1: 4 }, PERSONALITY_ITEMS)).toBeNull();
  const sheet = answerSheet({ trust_1: DECLINED, trust_2: 4 }, PERSONALITY_ITEMS);
  expect(sheet?.filter((answer) => answer !== null)).toEqual([4]);
  expect(answerSheet({ trust_1: DECLINED }, PERSONALITY_ITEMS)).toHaveLength(120);
});

test('the norms are named, with their source, as provisional', () => {
  expect(PERSONALITY_NORMS.provisional).toBe(true);
  expect(PERSONALITY_NORMS.version).not.toBe('');
  expect(PERSONALITY_NORMS.source).toContain('IPIP-NEO-120');
});

test('the facet norms add up to those of their domain, within half a point', () => {
  for (const domain of DOMAINS) {
    const sum = FACETS_OF[domain].reduce((total, facet) => total + facets[facet].mean, 0);
    expect(Math.abs(sum - domains[domain].mean)).toBeLessThan(0.5);
  }
});
