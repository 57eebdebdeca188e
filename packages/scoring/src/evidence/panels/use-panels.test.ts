import type { OutcomeSums, PairSums, RetestSums, TripleSums } from '@cadran/evidence';
import { expect, test } from 'vitest';
import { createReading } from '../reading.ts';
import { cellOf } from '../testing-cells.ts';
import { outcomePanels, overallCounts, oversightPanel, retestPanel } from './use-panels.ts';

const day = (of: number): Date => new Date(Date.UTC(2026, 2, of));
const dateOf = (of: number): string => day(of).toISOString();
const common = { organizationId: '', readAt: day(1) };

/** So many people for each of the pairs. */
const pairSums = (timesEach: number, pairs: readonly (readonly [number, number])[]): PairSums => {
  const sum = (of: (x: number, y: number) => number): number =>
    pairs.reduce((total, [x, y]) => total + timesEach * of(x, y), 0);
  return {
    people: timesEach * pairs.length,
    x: sum((x) => x),
    y: sum((_, y) => y),
    xx: sum((x) => x * x),
    yy: sum((_, y) => y * y),
    xy: sum((x, y) => x * y),
  };
};
/** Around 50 and 3: -20, -10, 10, 20 with -2, 1, -1, 2, whose correlation is 6 / 10. */
const PAIRS = [
  [30, 1],
  [40, 4],
  [60, 2],
  [70, 5],
] as const;

/** Fisher's interval of a correlation. */
const intervalOf = (r: number, people: number): number[] =>
  [-1, 1].map((sign) =>
    Math.tanh(Math.atanh(r) + (sign * 1.959963984540054) / Math.sqrt(people - 3)),
  );

const knownFigures = <Figures>(
  panel: { state: 'too_few' } | { state: 'known'; figures: Figures } | undefined,
): Figures => {
  if (panel?.state !== 'known') throw new Error('enough people');
  return panel.figures;
};

const retest = (over: Partial<RetestSums>): RetestSums => ({
  ...common,
  people: 25,
  sameVerdict: 20,
  scores: [],
  ...over,
});

test('agreement on retest is added up over organisations, score by score', () => {
  const panel = retestPanel([
    retest({
      readAt: day(2),
      scores: [
        { score: 'values', pairs: pairSums(6, PAIRS) },
        { score: 'overall', pairs: pairSums(6, PAIRS) },
      ],
    }),
    retest({
      people: 27,
      sameVerdict: 6,
      scores: [
        { score: 'overall', pairs: pairSums(7, PAIRS) },
        { score: 'job', pairs: pairSums(2, [PAIRS[0]]) },
      ],
    }),
  ]);
  expect(panel).toMatchObject({ people: 52, needed: 50, date: dateOf(2) });
  const { scores, sameVerdict } = knownFigures(panel);
  expect(scores.map(({ score }) => score)).toEqual(['overall', 'values', 'job']);
  const [overall, values, job] = scores;
  expect(overall?.r?.value).toBeCloseTo(0.6, 12);
  expect(overall?.r?.interval[0]).toBeCloseTo(intervalOf(0.6, 52)[0] ?? 0, 12);
  expect(values?.r?.interval[0]).toBeCloseTo(intervalOf(0.6, 24)[0] ?? 0, 12);
  // Two people with the same scores agree on nothing.
  expect(job?.r).toBeNull();
  expect(sameVerdict).toMatchObject({ count: 26, of: 52, share: 0.5 });
});

test('agreement is told of from fifty people', () => {
  expect(retestPanel([])).toEqual({ state: 'too_few', people: 0, needed: 50, date: null });
  expect(retestPanel([retest({ people: 49 })])).toEqual({
    state: 'too_few',
    people: 49,
    needed: 50,
    date: dateOf(1),
  });
  expect(knownFigures(retestPanel([retest({}), retest({ readAt: day(1) })])).scores).toEqual([]);
});

test('the overall scores of all kinds of campaigns are one histogram', () => {
  const reading = createReading([
    cellOf('scores/values', 2, [
      [50, 3],
      [70, 4],
    ]),
    cellOf('scores/', 3, [[50]], 'en'),
    cellOf('scores/', 1, [[100], [0]]),
    cellOf('times/scores/1', 1, [[9]]),
  ]);
  expect(overallCounts(reading)).toEqual([
    { value: 0, count: 1 },
    { value: 50, count: 5 },
    { value: 70, count: 2 },
    { value: 100, count: 1 },
  ]);
  expect(overallCounts(createReading())).toEqual([]);
});

/** Deviations around 50, 60 and 3, all with squares that sum to 20 (2,000 of scores). */
const TRIPLES = [
  [-3, -3, -1],
  [-1, 1, -3],
  [1, -1, 3],
  [3, 3, 1],
].map(([a = 0, b = 0, c = 0]) => [50 + 10 * a, 60 + 10 * b, 4 + c] as const);
const tripleSums = (timesEach: number): TripleSums => {
  const sum = (of: (a: number, b: number, c: number) => number): number =>
    TRIPLES.reduce((total, [a, b, c]) => total + timesEach * of(a, b, c), 0);
  return {
    people: 4 * timesEach,
    a: sum((a) => a),
    b: sum((_, b) => b),
    c: sum((_, __, c) => c),
    aa: sum((a) => a * a),
    bb: sum((_, b) => b * b),
    cc: sum((_, __, c) => c * c),
    ab: sum((a, b) => a * b),
    ac: sum((a, _, c) => a * c),
    bc: sum((_, b, c) => b * c),
  };
};

const outcome = (over: Partial<OutcomeSums>): OutcomeSums => ({
  ...common,
  months: 6,
  outcome: 'performance',
  pairs: pairSums(10, PAIRS),
  withSkills: null,
  ...over,
});
/** Applicants' overall scores, 20 and 80 around 50. */
const APPLICANTS = createReading([cellOf('scores/', 50, [[20], [80]])]);
const performanceOf = (sums: readonly OutcomeSums[], reading = APPLICANTS) =>
  outcomePanels(sums, reading).find(
    ({ months, outcome: of }) => months === 6 && of === 'performance',
  )?.panel;

test('there is a panel for each outcome after six and twelve months', () => {
  const panels = outcomePanels([outcome({ readAt: day(3) }), outcome({ months: 12 })], APPLICANTS);
  expect(panels.map(({ months, outcome: of, panel }) => [months, of, panel.people])).toEqual([
    [6, 'stayed', 0],
    [6, 'performance', 40],
    [6, 'teamwork', 0],
    [6, 'learning', 0],
    [12, 'stayed', 0],
    [12, 'performance', 40],
    [12, 'teamwork', 0],
    [12, 'learning', 0],
  ]);
  expect(panels[0]?.panel).toEqual({ state: 'too_few', people: 0, needed: 60, date: null });
  expect(panels[1]?.panel.date).toBe(dateOf(3));
});

test('the correlation with an outcome is told raw and corrected for range', () => {
  const panel = performanceOf([
    outcome({ readAt: day(3) }),
    outcome({ pairs: pairSums(5, PAIRS) }),
  ]);
  expect(panel).toMatchObject({ people: 60, needed: 60, date: dateOf(3) });
  const { raw, corrected, overSkills } = knownFigures(panel);
  expect(raw?.value).toBeCloseTo(0.6, 12);
  const [low = 0, high = 0] = intervalOf(0.6, 60);
  expect(raw?.interval[0]).toBeCloseTo(low, 12);
  expect(raw?.interval[1]).toBeCloseTo(high, 12);
  // All who applied deviate by 30 with n - 1 of 100, those who were hired by √250 with n - 1 of 60.
  const ratio = Math.sqrt((100 * 900) / 99) / Math.sqrt((60 * 250) / 59);
  const correct = (r: number): number => (r * ratio) / Math.sqrt(1 + r ** 2 * (ratio ** 2 - 1));
  expect(corrected?.value).toBeCloseTo(correct(0.6), 10);
  expect(corrected?.interval[0]).toBeCloseTo(correct(low), 10);
  expect(corrected?.interval[1]).toBeCloseTo(correct(high), 10);
  expect(overSkills).toBeNull();
});

test('nothing is told of outcomes of 59 people, and of equal ones no correlation', () => {
  const pairs = pairSums(10, PAIRS);
  expect(performanceOf([outcome({ pairs: { ...pairs, people: 59 } })])).toMatchObject({
    state: 'too_few',
    people: 59,
  });
  const alike = outcome({ pairs: pairSums(60, [PAIRS[0]]) });
  expect(knownFigures(performanceOf([alike]))).toEqual({
    raw: null,
    corrected: null,
    overSkills: null,
  });
});

test('without applicants who differ, nothing is corrected', () => {
  const sums = [outcome({ pairs: pairSums(15, PAIRS) })];
  for (const reading of [createReading(), createReading([cellOf('scores/', 50, [[40]])])]) {
    const { raw, corrected } = knownFigures(performanceOf(sums, reading));
    expect(raw?.value).toBeCloseTo(0.6, 12);
    expect(corrected).toBeNull();
  }
});

test('what the score explains beyond the skills is added up from 60 people with both', () => {
  const pairs = pairSums(15, PAIRS);
  const overSkills = (...withSkills: (TripleSums | null)[]) =>
    knownFigures(performanceOf(withSkills.map((sums) => outcome({ pairs, withSkills: sums }))))
      .overSkills;
  // Skills and outcome 12 / 20, score and outcome 0, skills and score 16 / 20: (0 - .48)² / (1 - .64).
  expect(overSkills(tripleSums(15))).toBeCloseTo(0.48 ** 2 / 0.36, 10);
  expect(overSkills(tripleSums(10), null, tripleSums(5))).toBeCloseTo(0.48 ** 2 / 0.36, 10);
  expect(overSkills(tripleSums(14))).toBeNull();
  expect(overSkills(null)).toBeNull();
});

test('skills or scores that do not vary, or are the same, explain nothing more', () => {
  const pairs = pairSums(15, PAIRS);
  const overSkills = (change: Partial<TripleSums>) =>
    knownFigures(performanceOf([outcome({ pairs, withSkills: { ...tripleSums(15), ...change } })]))
      .overSkills;
  const { people, a, aa, ac, b, c } = tripleSums(15);
  expect(overSkills({ b: a, bb: aa, ab: aa, bc: ac })).toBeNull();
  expect(overSkills({ aa: a ** 2 / people })).toBeNull();
  expect(overSkills({ bb: b ** 2 / people })).toBeNull();
  expect(overSkills({ cc: c ** 2 / people })).toBeNull();
});

test('decisions are counted over organisations', () => {
  const counts = {
    readAt: day(1),
    decided: 10,
    againstVerdict: 1,
    underOneMinute: 2,
    told: 8,
    changedAfterTold: 3,
    campaigns: 6,
    targetsChanged: 4,
  };
  const panel = oversightPanel([
    counts,
    {
      readAt: day(2),
      decided: 30,
      againstVerdict: 9,
      underOneMinute: 18,
      told: 12,
      changedAfterTold: 7,
      campaigns: 4,
      targetsChanged: 1,
    },
  ]);
  expect(panel).toMatchObject({ people: 40, needed: 20, date: dateOf(2) });
  const figures = knownFigures(panel);
  expect(figures.againstVerdict).toMatchObject({ count: 10, of: 40, share: 0.25 });
  expect(figures.underOneMinute).toMatchObject({ count: 20, of: 40, share: 0.5 });
  expect(figures.changedAfterTold).toMatchObject({ count: 10, of: 20, share: 0.5 });
  expect(figures.targetsChangedAfterResults).toMatchObject({ count: 5, of: 10, share: 0.5 });
  expect(oversightPanel([{ ...counts, decided: 19 }])).toEqual({
    state: 'too_few',
    people: 19,
    needed: 20,
    date: dateOf(1),
  });
  expect(oversightPanel([])).toMatchObject({ state: 'too_few', people: 0, date: null });
});
