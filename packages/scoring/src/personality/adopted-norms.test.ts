import { DOMAINS, FACETS, type Trait, TRAITS } from '@cadran/contract/codes';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { expect, test } from 'vitest';
import { candidateScorer } from '../score-candidate.ts';
import { recordOf } from '../record-of.ts';
import { simulateCandidate } from '../simulation/simulate-candidate.ts';
import { VECTOR_TARGETS } from '../simulation/vector-targets.ts';
import { type AdoptedNorms, compareTraits, errorOfT, normsOfAdopted } from './adopted-norms.ts';
import { positionRange } from './matching/working-t.ts';
import { itemsOf } from './trait-items.ts';

/** A hundred people on each of the sums two, three and four a statement: mean 3, deviation about .82. */
const ADOPTED: AdoptedNorms = {
  id: 'ours',
  name: 'Our people',
  language: 'fr',
  people: 300,
  adoptedAt: '2026-03-01T00:00:00.000Z',
  counts: recordOf(TRAITS, (trait) =>
    [2, 3, 4].map((step) => [step * itemsOf(trait), 100] as const),
  ),
};
const at = (position: number) => recordOf(TRAITS, () => ({ position }));
const compared = (position: number) => compareTraits(at(position), ADOPTED);

test('mean and deviation are those of the people counted', () => {
  const { facets, domains, provisional } = normsOfAdopted(ADOPTED);
  expect(provisional).toBe(false);
  expect(facets.trust.mean).toBe(12);
  expect(facets.trust.sd).toBeCloseTo(4 * Math.sqrt(200 / 299), 9);
  expect(domains.openness.mean).toBe(72);
});

test('T, percentile and level come back, with the name of the norms', () => {
  const { norms, traits } = compared(3);
  expect(norms).toEqual({
    id: 'ours',
    name: 'Our people',
    language: 'fr',
    people: 300,
    adoptedAt: ADOPTED.adoptedAt,
  });
  for (const trait of [...DOMAINS, ...FACETS])
    expect(traits[trait]).toEqual({ t: 50, percentile: 50, band: 'average' });
});

test.each([
  [2.59, 'low'],
  [2.6, 'average'],
  [3.4, 'average'],
  [3.41, 'high'],
] as const)('a position of %d is %s', (position, band) => {
  expect(compared(position).traits.trust?.band).toBe(band);
});

/** One person a step below and above the mean of 3, and one at it: a deviation of exactly one step. */
const ONE_STEP: AdoptedNorms = {
  ...ADOPTED,
  counts: recordOf(TRAITS, (trait) => [2, 3, 4].map((step) => [step * itemsOf(trait), 1] as const)),
};

test('a T of exactly 45 or 55 is average', () => {
  const bandAt = (position: number) => compareTraits(at(position), ONE_STEP).traits.trust;
  expect(bandAt(2.5)).toMatchObject({ t: 45, band: 'average' });
  expect(bandAt(3.5)).toMatchObject({ t: 55, band: 'average' });
});

test('targets are placed on the positions of the norms, and open at 20 and 80', () => {
  const norms = normsOfAdopted(ONE_STEP);
  expect(positionRange('trust', { min: 45, max: 55 }, norms)).toEqual({ min: 2.5, max: 3.5 });
  // (12 ± 2.9) / 4; at 20 and 80 it would be (12 ± 3) / 4.
  const narrow = { ...norms, facets: recordOf(TRAITS, () => ({ mean: 12, sd: 1 })) };
  expect(positionRange('trust', { min: 21, max: 79 }, narrow)).toEqual({ min: 2.275, max: 3.725 });
  expect(positionRange('trust', { min: 20, max: 80 }, narrow)).toEqual({ min: 1, max: 5 });
});

test('the standard error of T is 4 for a domain, 6 for a facet', () => {
  expect([errorOfT('openness'), errorOfT('trust')]).toEqual([4, 6]);
});

test('T stays within 20 and 80, percentiles within 1 and 99', () => {
  expect(compared(5).traits.trust).toMatchObject({ t: expect.closeTo(74.46, 1), percentile: 99 });
  expect(compared(1).traits.trust?.percentile).toBe(1);
  const narrow = {
    ...ADOPTED,
    counts: recordOf(
      TRAITS,
      (trait: Trait) =>
        [
          [3 * itemsOf(trait), 299],
          [3 * itemsOf(trait) + 1, 1],
        ] as const,
    ),
  };
  expect(compareTraits(at(5), narrow).traits.trust?.t).toBe(80);
  expect(compareTraits(at(1), narrow).traits.trust?.t).toBe(20);
});

test('a missing trait is compared with nobody', () => {
  expect(compareTraits({ ...at(3), trust: null }, ADOPTED).traits.trust).toBeNull();
});

test('scores are matched by the norms of the target, and name them', () => {
  const answers = simulateCandidate(seededRandom(2), { profile: VECTOR_TARGETS, affinity: 0.3 });
  const provisional = candidateScorer(VECTOR_TARGETS)(answers, 'a');
  const own = candidateScorer({ ...VECTOR_TARGETS, norms: ADOPTED })(answers, 'a');
  expect(provisional.measures.personality?.compared).toBeUndefined();
  expect(own.measures.personality?.compared?.norms.name).toBe('Our people');
  const named = [provisional, own].map(({ sections: { personality } }) =>
    personality.status === 'scored' ? personality.components.norms : null,
  );
  expect(named).toMatchObject([{ provisional: true }, { provisional: false, version: 'ours' }]);
  expect(own.sections.personality.score).not.toBe(provisional.sections.personality.score);
  expect(own.sections.values.score).toBe(provisional.sections.values.score);
});
