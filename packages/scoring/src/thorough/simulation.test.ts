import { FACETS } from '@cadran/contract/codes';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { expect, test } from 'vitest';
import { groupReport } from '../group/group-report.ts';
import { cultureAuditTable } from '../group/culture-audit-table.ts';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { keyedAnswer } from '../personality/answer-sheet.ts';
import { PERSONALITY_NORMS } from '../personality/personality-norms.ts';
import { tOfRaw } from '../personality/matching/working-t.ts';
import { pointScorer } from '../score-candidate.ts';
import { SCREENING_KEY } from '../screening-key.ts';
import { simulateCandidate } from '../simulation/simulate-candidate.ts';
import { simulateRespondent } from '../simulation/simulate-respondent.ts';
import { ITEM_COMMUNALITY, itemSpread } from '../simulation/answers/simulated-personality.ts';

const PEOPLE = 1500;
const random = seededRandom(77);
const respondents = Array.from(
  { length: PEOPLE },
  () => simulateCandidate(random).personality ?? {},
);

const variance = (x: readonly number[]): number => {
  const mean = x.reduce((a, b) => a + b, 0) / x.length;
  return x.reduce((sum, y) => sum + (y - mean) ** 2, 0) / (x.length - 1);
};

/** Cronbach's alpha of some items, over all respondents. */
const alpha = (items: readonly { id: string; reverse: boolean }[]): number => {
  const answers = items.map(({ id, reverse }) =>
    respondents.map((person) => keyedAnswer(Number(person[id]), reverse)),
  );
  const sums = respondents.map((_, person) =>
    answers.reduce((total, item) => total + (item[person] ?? 0), 0),
  );
  const own = answers.reduce((total, item) => total + variance(item), 0);
  return (items.length / (items.length - 1)) * (1 - own / variance(sums));
};

/** Reliability of n items that correlate r with each other. */
const spearmanBrown = (r: number, n: number): number => (n * r) / (1 + (n - 1) * r);

test.each(FACETS)(
  '%s: an honest respondent gives four items the reliability of their length',
  (facet) => {
    const items = SCREENING_KEY.personality.filter((item) => item.facet === facet);
    /** Five steps blur a judgement by a twelfth of a step squared (Sheppard). */
    const spread = itemSpread(facet) ** 2;
    const r = (ITEM_COMMUNALITY * spread) / (spread + 1 / 12);
    const expected = spearmanBrown(r, 4);
    expect(alpha(items)).toBeGreaterThan(expected - 0.08);
    expect(alpha(items)).toBeLessThan(expected + 0.05);
    /** Half the items are less reliable, by the same law. */
    const half = alpha(items.slice(0, 2));
    expect(half).toBeLessThan(alpha(items));
    expect(Math.abs(spearmanBrown(half, 2) - alpha(items))).toBeLessThan(0.1);
  },
);

test('the simulated population is about that of the norms', () => {
  const measures = respondents.map(
    (personality) => pointScorer({})({ personality }).measures.personality,
  );
  for (const facet of FACETS) {
    const t = measures.map((measure) =>
      tOfRaw(4 * (measure?.traits[facet]?.position ?? 0), PERSONALITY_NORMS.facets[facet]),
    );
    expect(Math.abs(t.reduce((a, b) => a + b, 0) / PEOPLE - 50)).toBeLessThan(2.5);
    expect(Math.sqrt(variance(t))).toBeGreaterThan(8);
    expect(Math.sqrt(variance(t))).toBeLessThan(11);
  }
});

test('the same seed gives the same respondent', () => {
  expect(simulateCandidate(seededRandom(1))).toEqual(simulateCandidate(seededRandom(1)));
  expect(simulateCandidate(seededRandom(1))).not.toEqual(simulateCandidate(seededRandom(2)));
});

test('simulated respondents show the culture they were simulated with', () => {
  const source = seededRandom(5);
  const people = Array.from({ length: 400 }, () =>
    simulateRespondent(source, {
      unitIds: ['a', 'b'],
      perceived: { clan: 15, adhocracy: 15, market: 30, hierarchy: 40 },
      desired: { clan: 40, adhocracy: 30, market: 15, hierarchy: 15 },
    }),
  );
  const report = groupReport(
    cultureAuditTable(
      people.map(({ answers }) => answers),
      PROFILING_CULTURE,
    ),
  );
  expect(report?.perceived.bars.hierarchy).toBeGreaterThan(report?.perceived.bars.clan ?? 100);
  expect(report?.desired.point.y).toBeGreaterThan(0);
  expect(report?.gaps.clan).toMatchObject({ level: 'priority' });
  expect(new Set(people.map(({ segments }) => segments.unit))).toEqual(new Set(['a', 'b', null]));
});
