import { FACETS_OF, type Trait, TRAITS } from '@cadran/contract/codes';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { expect, test } from 'vitest';
import { PERSONALITY_NORMS } from '../personality/personality-norms.ts';
import { candidateScorer } from '../score-candidate.ts';
import { scoresOfEngine1 } from '../simulation/scores-of-engine-1.ts';
import { simulateCandidate } from '../simulation/simulate-candidate.ts';
import { VECTOR_TARGETS } from '../simulation/vector-targets.ts';
import { readScores, type StoredScores } from './read-scores.ts';
import type { Scores1 } from './scores-1.ts';

const TARGET = { ...VECTOR_TARGETS, skills: [{ name: 'SQL', level: 4 }] };
const scored = candidateScorer(TARGET)(
  simulateCandidate(seededRandom(3), { profile: TARGET, affinity: 0.7 }),
  'q',
);
const itemsOf = (trait: Trait) => (trait in FACETS_OF ? 24 : 4);

const stored1 = scoresOfEngine1(scored);

test('scores of this engine are read as they are', () => {
  const stored = scored as StoredScores;
  expect(readScores(stored)).toBe(stored);
});

test('scores of engine 1 keep their numbers and say nothing about how sure they are', () => {
  const read = readScores(stored1);
  expect(read).toMatchObject({
    engineVersion: 1,
    overall: scored.overall,
    displayed: scored.displayed,
    verdict: scored.verdict,
    precision: null,
    leftOut: [],
    weights: scored.weights,
    quality: scored.quality,
  });
  expect(read.halves.answers).toBeCloseTo(scored.halves.answers ?? 0, 12);
  expect(read.halves.facts).toBeCloseTo(scored.halves.facts ?? 0, 12);
  expect(read.sections.culture).toEqual(scored.sections.culture);
  expect(read.sections.skills).toEqual(scored.sections.skills);
  expect(read.sections.values).toEqual(scored.sections.values);
});

test('positions of engine 1 are its raw sums by item, without a margin', () => {
  const { measures } = readScores(stored1);
  for (const trait of TRAITS) {
    const { position = 0 } = scored.measures.personality?.traits[trait] ?? {};
    expect(measures.personality?.traits[trait]).toEqual({
      position: expect.closeTo(position, 12),
      margin: null,
      answered: itemsOf(trait),
    });
  }
  expect(measures.personality).toMatchObject({
    engineVersion: 1,
    missing: [],
    itemDeviation: null,
  });
  expect(measures.composites?.work).toBeCloseTo(scored.measures.composites?.work ?? 0, 12);
  expect(measures.culture).toEqual(scored.measures.culture);
});

test('values of engine 1 had all their answers', () => {
  const { values } = readScores(stored1).measures;
  expect(values).toEqual({ ...scored.measures.values, engineVersion: 1, itemDeviation: null });
});

test('a match of engine 1 is explained by the norms of its time, or by those of today', () => {
  const components = (scores: Scores1) => {
    const { personality } = readScores(scores).sections;
    return personality.status === 'scored' ? personality.components : null;
  };
  const norms = { ...PERSONALITY_NORMS, version: 'johnson-2014-0' };
  const { personality } = stored1.measures;
  const measures = { ...stored1.measures, personality: personality && { ...personality, norms } };
  expect(components({ ...stored1, measures })).toMatchObject({
    norms: { version: 'johnson-2014-0' },
    missing: [],
    byFacets: [],
  });
  const without = { ...stored1, measures: { ...stored1.measures, personality: null } };
  expect(components(without)?.norms.version).toBe(PERSONALITY_NORMS.version);
});

test('sections of engine 1 that were not answered or not asked are read as they are', () => {
  const unanswered = { status: 'unanswered', active: true, score: 0 } as const;
  const inactive = {
    status: 'inactive',
    active: false,
    score: null,
    reason: 'no_requirement',
  } as const;
  const read = readScores({
    ...stored1,
    sections: { ...stored1.sections, values: inactive, personality: unanswered },
    measures: { culture: null, values: null, personality: null },
  });
  expect(read.sections.values).toEqual(inactive);
  expect(read.sections.personality).toEqual(unanswered);
  expect(read.measures).toEqual({
    culture: null,
    values: null,
    personality: null,
    composites: null,
  });
});
