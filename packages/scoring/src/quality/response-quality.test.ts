import { seededRandom } from '@cadran/instruments/seeded-random';
import { DECLINED, FACETS, VALUES } from '@cadran/contract/codes';
import { PERSONALITY_ORDER } from '@cadran/instruments/personality/index';
import { expect, test } from 'vitest';
import type { CandidateAnswers } from '../candidate-answers.ts';
import { pointScorer } from '../score-candidate.ts';
import { SCREENING_KEY } from '../screening-key.ts';
import { simulateCandidate } from '../simulation/simulate-candidate.ts';
import { evenOddConsistency, longestRun } from './answer-patterns.ts';
import {
  hastyPageShare,
  medianSecondsPerStatement,
  type PageTime,
  pageTimesOf,
} from './page-times.ts';
import { qualityIndex, type QualityIndexName } from './quality-index.ts';

const qualityOf = (answers: CandidateAnswers) => pointScorer({})(answers).quality;

const constantAnswers = (answer: number) =>
  Object.fromEntries(SCREENING_KEY.personality.map(({ id }) => [id, answer]));

test.each([1, 2, 3, 4, 5])('V14: 120 identical answers (%i) are unreliable', (answer) => {
  const quality = qualityOf({ personality: constantAnswers(answer) });
  const found = (index: QualityIndexName) => quality.indices.find((i) => i.index === index);
  expect(found('longest_run')).toEqual({ index: 'longest_run', value: 120, points: 2 });
  expect(found('answer_spread')).toEqual({ index: 'answer_spread', value: 0, points: 2 });
  expect(found('even_odd')).toEqual({ index: 'even_odd', value: 0, points: 1 });
  expect(quality.points).toBe(5);
  expect(quality.level).toBe('unreliable');
  expect(quality.engineVersion).toBe(2);
});

const pointsOf = (index: QualityIndexName, values: readonly number[]) =>
  values.map((value) => qualityIndex(index, value).points);
test('pages under 2 s per item: caution from 25 %, severe from 50 %', () => {
  expect(pointsOf('hasty_pages', [0, 0.24, 0.25, 0.49, 0.5, 1])).toEqual([0, 0, 1, 1, 2, 2]);
});
test('median seconds per statement: caution under 1', () => {
  expect(pointsOf('hasty_statements', [0.2, 0.99, 1, 4])).toEqual([1, 1, 0, 0]);
});
test('longest run: caution from 12, severe from 60', () => {
  expect(pointsOf('longest_run', [11, 12, 59, 60])).toEqual([0, 1, 1, 2]);
});
test('spread of the answers: caution under .6, severe under .3', () => {
  expect(pointsOf('answer_spread', [0.6, 0.59, 0.3, 0.29])).toEqual([0, 1, 1, 2]);
});
test('even-odd: caution under .30, severe under 0', () => {
  expect(pointsOf('even_odd', [0.3, 0.29, 0, -0.01])).toEqual([0, 1, 1, 2]);
});
test('instructed items: caution with 1 failed, severe with 2', () => {
  expect(pointsOf('instructed_items', [0, 1, 2])).toEqual([0, 1, 2]);
});
test('spread of the ten values: caution under .5, severe at 0', () => {
  expect(pointsOf('values_spread', [0.5, 0.49, 0.01, 0])).toEqual([0, 1, 1, 2]);
});
test('an index without a value gives no points', () => {
  expect(qualityIndex('even_odd', null)).toEqual({ index: 'even_odd', value: null, points: 0 });
});

const page = (part: string, seconds: number, statements = 10): PageTime => ({
  part,
  statements,
  ms: seconds * statements * 1000,
});

test('only pages of personality and values count as pages of items', () => {
  expect(
    hastyPageShare([
      page('personality', 1.9),
      page('personality', 2),
      page('personality', 5),
      page('values', 1),
      page('culture', 0.1),
    ]),
  ).toBe(0.5);
  expect(hastyPageShare([page('culture', 0.1)])).toBeNull();
});

test('culture and motivations are the pages of many statements', () => {
  expect(
    medianSecondsPerStatement([
      page('culture', 3, 4),
      page('culture', 1, 4),
      page('motivations', 1.5),
      page('values', 90),
    ]),
  ).toBe(1.5);
  expect(medianSecondsPerStatement([page('values', 1)])).toBeNull();
});

test('times are stored by part and page', () => {
  expect(pageTimesOf({ 'personality/3': { ms: 900, statements: 10 } })).toEqual([
    { part: 'personality', ms: 900, statements: 10 },
  ]);
});

test('the longest run is counted in the order of presentation', () => {
  expect(longestRun([])).toBe(0);
  expect(longestRun([3])).toBe(1);
  expect(longestRun([1, 2, 2, 2, 1, 1])).toBe(3);
  expect(longestRun([2, 2, 1, 5, 5, 5, 5])).toBe(4);
  expect(longestRun([2, 2, null, 2, 2, 2, null, null, null, null])).toBe(3);
  expect(longestRun([null, null])).toBe(0);
  const personality = Object.fromEntries(
    PERSONALITY_ORDER.filter((id) => !id.startsWith('attention')).map((id, place) => [
      id,
      place < 14 ? 4 : 1 + (place % 5),
    ]),
  );
  const quality = qualityOf({ personality });
  expect(quality.indices.find(({ index }) => index === 'longest_run')?.value).toBe(14);
});

/** Keyed answers for a facet's four items, chosen by the facet's place. */
const keyed = (answer: (facet: number, item: number) => number): number[] => {
  const facets = new Map<string, number>();
  const seen = new Map<string, number>();
  return SCREENING_KEY.personality.map(({ facet, reverse }) => {
    if (!facets.has(facet)) facets.set(facet, facets.size);
    const item = seen.get(facet) ?? 0;
    seen.set(facet, item + 1);
    const value = answer(facets.get(facet) ?? 0, item);
    return reverse ? 6 - value : value;
  });
};

test('halves that agree are consistent, halves that contradict are not', () => {
  const items = SCREENING_KEY.personality;
  expect(
    evenOddConsistency(
      keyed((facet) => 1 + (facet % 5)),
      items,
    ),
  ).toBeCloseTo(1, 10);
  const opposed = keyed((facet, item) => (item % 2 === 0 ? 1 + (facet % 5) : 5 - (facet % 5)));
  expect(evenOddConsistency(opposed, items)).toBe(-1);
});

test('halves are the first and third item against the second and fourth, stepped up by 2r/(1+r)', () => {
  const answers = keyed((facet, item) => 1 + ((facet * (item + 1)) % 5));
  const odd: number[] = [];
  const even: number[] = [];
  for (let facet = 0; facet < 30; facet += 1) {
    const value = (item: number) => 1 + ((facet * (item + 1)) % 5);
    odd.push(value(0) + value(2));
    even.push(value(1) + value(3));
  }
  const mean = (x: number[]) => x.reduce((a, b) => a + b) / x.length;
  const [mo, me] = [mean(odd), mean(even)];
  const cross = odd.reduce((sum, x, i) => sum + (x - mo) * ((even[i] ?? 0) - me), 0);
  const spread = (x: number[], m: number) => x.reduce((sum, y) => sum + (y - m) ** 2, 0);
  const r = cross / Math.sqrt(spread(odd, mo) * spread(even, me));
  const expected = r <= -1 / 3 ? -1 : (2 * r) / (1 + r);
  expect(evenOddConsistency(answers, SCREENING_KEY.personality)).toBeCloseTo(expected, 10);
  expect(Math.abs(expected)).toBeGreaterThan(0.01);
});

test('a half without variance has consistency 0', () => {
  const items = SCREENING_KEY.personality;
  expect(
    evenOddConsistency(
      keyed((facet, item) => (item % 2 === 0 ? 3 : 1 + (facet % 5))),
      items,
    ),
  ).toBe(0);
  expect(
    evenOddConsistency(
      keyed((facet, item) => (item % 2 === 0 ? 1 + (facet % 5) : 3)),
      items,
    ),
  ).toBe(0);
});

test('identical answers have consistency 0, however the items are keyed', () => {
  /** Facets keyed all one way, in turn: identical answers make halves that agree perfectly. */
  const items = SCREENING_KEY.personality.map((item) => ({
    ...item,
    reverse: FACETS.indexOf(item.facet) % 2 === 0,
  }));
  expect(
    evenOddConsistency(
      items.map(() => 5),
      items,
    ),
  ).toBe(0);
  expect(
    evenOddConsistency(
      items.map((_, i) => (i === 7 ? 4 : 5)),
      items,
    ),
  ).toBeGreaterThan(0.9);
});

test('sum 0 is good, 1–2 caution, 3 and more unreliable', () => {
  const honest = simulateCandidate(seededRandom(11));
  const base = { ...honest.personality };
  const level = (changes: Record<string, number>, pages: readonly PageTime[] = []) => {
    const quality = qualityOf({
      values: honest.values,
      personality: { ...base, ...changes },
      pageTimes: pages,
    });
    return [quality.points, quality.level];
  };
  expect(level({})).toEqual([0, 'good']);
  expect(level({ attention_1: 1 })).toEqual([1, 'caution']);
  expect(level({ attention_1: 1, attention_2: 5 })).toEqual([2, 'caution']);
  expect(level({ attention_1: 1, attention_2: 5 }, [page('culture', 0.5)])).toEqual([
    3,
    'unreliable',
  ]);
});

test('the flags are the indices with points', () => {
  const honest = simulateCandidate(seededRandom(11));
  const quality = qualityOf({ ...honest, personality: { ...honest.personality, attention_2: 5 } });
  expect(quality.flags).toEqual([{ index: 'instructed_items', value: 1, points: 1 }]);
  expect(quality.indices).toHaveLength(7);
});

test('what was not answered is not judged', () => {
  const quality = qualityOf({});
  expect(quality.indices.every(({ value }) => value === null)).toBe(true);
  expect(quality.level).toBe('good');
  const partly = qualityOf({ personality: { anxiety_1: 3, attention_1: null } });
  expect(partly.indices.every(({ value }) => value === null)).toBe(true);
});

test('values all alike are severe', () => {
  const values = Object.fromEntries(SCREENING_KEY.values.map(({ id }) => [id, 5]));
  const quality = qualityOf({ values });
  expect(quality.flags).toEqual([{ index: 'values_spread', value: 0, points: 2 }]);
});

const answersOf = (raw: readonly number[]) =>
  Object.fromEntries(SCREENING_KEY.personality.map(({ id }, place) => [id, raw[place] ?? 0]));
const repeat = (answer: number, times: number) => Array<number>(times).fill(answer);
test.each([
  ['.6', 0, [...repeat(1, 12), ...repeat(3, 108)]],
  ['.3', 1, [...repeat(4, 12), ...repeat(5, 108)]],
])(
  'a spread of exactly %s is on the limit, in whatever order the answers come',
  (_, points, raw) => {
    for (const order of [raw, raw.toReversed()]) {
      const { indices } = qualityOf({ personality: answersOf(order) });
      expect(indices.find(({ index }) => index === 'answer_spread')?.points).toBe(points);
    }
  },
);

test('halves that have nothing to do with each other are a caution, not a contradiction', () => {
  /** Sums of the halves, facet by facet in turn: their covariance is exactly 0, in doubles a hair less. */
  const halves = [
    [8, 4, 7, 6, 7, 8],
    [2, 4, 2, 8, 10, 7],
  ];
  const raw = keyed((facet, item) => {
    const sum = halves[item % 2]?.[facet % 6] ?? 0;
    return item < 2 ? Math.floor(sum / 2) : Math.ceil(sum / 2);
  });
  const { indices } = qualityOf({ personality: answersOf(raw) });
  expect(indices.find(({ index }) => index === 'even_odd')?.points).toBe(1);
});

const indexOf = (answers: CandidateAnswers, name: QualityIndexName) =>
  qualityOf(answers).indices.find(({ index }) => index === name)?.value;

test('declined answers are no pattern: the rest is judged', () => {
  const honest = simulateCandidate(seededRandom(11));
  const ids = SCREENING_KEY.personality.map(({ id }) => id);
  const declining = (count: number) => ({
    ...honest,
    personality: {
      ...honest.personality,
      ...Object.fromEntries(ids.slice(0, count).map((id) => [id, DECLINED])),
    },
  });
  expect(qualityOf(declining(30)).level).toBe('good');
  const given = ids.slice(60).map((id) => Number(honest.personality?.[id]));
  const mean = given.reduce((a, b) => a + b) / 60;
  const variance = given.reduce((sum, x) => sum + (x - mean) ** 2, 0) / 60;
  expect(indexOf(declining(60), 'answer_spread')).toBeCloseTo(Math.sqrt(variance), 12);
  /** Of more than half there is too little to judge. */
  for (const name of ['longest_run', 'answer_spread', 'even_odd'] as const) {
    expect(indexOf(declining(60), name)).not.toBeNull();
    expect(indexOf(declining(61), name)).toBeNull();
  }
});

test('an instructed item that was declined was not failed', () => {
  const honest = simulateCandidate(seededRandom(11));
  const declined = { ...honest.personality, attention_1: DECLINED } as const;
  expect(indexOf({ personality: declined }, 'instructed_items')).toBe(0);
  const both = { ...declined, attention_2: DECLINED } as const;
  expect(indexOf({ personality: both }, 'instructed_items')).toBeNull();
});

test('the halves of a facet are compared only where all four items were answered', () => {
  const raw: (number | null)[] = keyed((facet) => 1 + (facet % 5));
  const spoiled = raw.map((answer, i) => (i % 8 === 0 ? null : answer));
  expect(evenOddConsistency(spoiled, SCREENING_KEY.personality)).toBeCloseTo(1, 10);
});

test('identical answers with gaps have consistency 0', () => {
  const raw = SCREENING_KEY.personality.map((_, i) => (i === 0 ? null : 4));
  expect(evenOddConsistency(raw, SCREENING_KEY.personality)).toBe(0);
});

test('the spread of values is that of the values answered, of five at least', () => {
  const values = (count: number) =>
    Object.fromEntries(
      SCREENING_KEY.values.map(({ id, value }) => {
        const place = VALUES.indexOf(value);
        return [id, place < count ? DECLINED : place % 2];
      }),
    );
  expect(indexOf({ values: values(4) }, 'values_spread')).toBeCloseTo(0.5, 12);
  expect(indexOf({ values: values(5) }, 'values_spread')).not.toBeNull();
  expect(indexOf({ values: values(6) }, 'values_spread')).toBeNull();
});
