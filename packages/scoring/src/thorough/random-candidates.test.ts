import { seededRandom } from '@cadran/instruments/seeded-random';
import { expect, test } from 'vitest';
import { pointScorer } from '../score-candidate.ts';
import { simulateRandomClicks } from '../simulation/simulate-candidate.ts';
import { VECTOR_TARGETS } from '../simulation/vector-targets.ts';

/** The sentence of the help pages stands for these three alone (docs/method/scores.md#personality). */
test.each(['culture', 'values', 'motivations'] as const)(
  '%s: about nine in ten who answer at random stay below 50',
  (section) => {
    const random = seededRandom(90);
    const score = pointScorer(VECTOR_TARGETS);
    let below = 0;
    for (let i = 0; i < 2000; i += 1) {
      const { sections } = score(simulateRandomClicks(random));
      if ((sections[section].score ?? 0) < 50) below += 1;
    }
    expect(below / 2000).toBeGreaterThan(0.87);
    expect(below / 2000).toBeLessThan(0.95);
  },
);

test('10,000 random candidates: at most 1 % overall above 50, at most 13 % on a similarity section', () => {
  const random = seededRandom(2024);
  const score = pointScorer(VECTOR_TARGETS);
  const above = { overall: 0, culture: 0, values: 0, personality: 0, motivations: 0 };
  for (let i = 0; i < 10_000; i += 1) {
    const { overall, sections } = score(simulateRandomClicks(random));
    if ((overall ?? 0) > 50) above.overall += 1;
    for (const section of ['culture', 'values', 'personality', 'motivations'] as const) {
      if ((sections[section].score ?? 0) > 50) above[section] += 1;
    }
  }
  expect(above.overall).toBeLessThanOrEqual(100);
  expect(above.culture).toBeLessThanOrEqual(1300);
  expect(above.values).toBeLessThanOrEqual(1300);
  expect(above.personality).toBeLessThanOrEqual(1300);
  expect(above.motivations).toBeLessThanOrEqual(1300);
  /** The anchors are about the 90th percentile: chance does get there now and then. */
  expect(above.culture + above.values + above.motivations).toBeGreaterThan(1000);
});
