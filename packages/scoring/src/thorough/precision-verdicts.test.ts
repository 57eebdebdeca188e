import { CERTAINTIES, type Certainty } from '@cadran/contract/codes';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { expect, test } from 'vitest';
import { candidateScorer, pointScorer } from '../score-candidate.ts';
import type { ScoredTarget } from '../scored-target.ts';
import { simulatePerson } from '../simulation/simulate-person.ts';
import { VECTOR_TARGETS } from '../simulation/vector-targets.ts';

/** With a quarter of facts, as the default weights have it for skills and the like. */
const WITH_FACTS: ScoredTarget = {
  ...VECTOR_TARGETS,
  skills: [
    { name: 'SQL', level: 4, years: 5 },
    { name: 'TypeScript', level: 3, years: 2 },
  ],
  languages: [{ language: 'en', level: 'b2' }],
};
const PEOPLE = 4000;

test('of 4,000 people who answer twice, very likely verdicts come again in 85 %, likely in 65 %', () => {
  const random = seededRandom(4000);
  const told = { very_likely: 0, likely: 0, uncertain: 0 };
  const again = { very_likely: 0, likely: 0, uncertain: 0 };
  const engines = [VECTOR_TARGETS, WITH_FACTS].map((target) => ({
    target,
    first: candidateScorer(target),
    second: pointScorer(target),
  }));
  for (let i = 0; i < PEOPLE; i += 1) {
    const engine = engines[i % engines.length];
    if (!engine) break;
    const answer = simulatePerson(random, engine.target, random());
    const { verdict, precision } = engine.first(answer(random), `${i}`);
    const certainty = precision?.overall?.certainty ?? 'uncertain';
    told[certainty] += 1;
    if (engine.second(answer(random)).verdict === verdict) again[certainty] += 1;
  }
  const rate = (certainty: Certainty) => again[certainty] / told[certainty];
  /** Each is told often enough to be tested. */
  for (const certainty of CERTAINTIES) expect(told[certainty]).toBeGreaterThan(300);
  expect(rate('very_likely')).toBeGreaterThanOrEqual(0.85);
  expect(rate('likely')).toBeGreaterThanOrEqual(0.65);
  expect(rate('uncertain')).toBeLessThan(rate('likely'));
  expect(rate('likely')).toBeLessThan(rate('very_likely'));
});
