import { seededRandom } from '@cadran/instruments/seeded-random';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  around,
  differenceInterval,
  errorTowards,
  hull,
  type Interval,
  normalInterval,
  roundedOutwards,
  shareInterval,
} from './interval.ts';
import { createRadius } from './resampling/resampled-radius.ts';
import {
  congruenceInterval,
  deviationIntervals,
  DIMENSION_BARS,
  distanceInterval,
  halfSumInterval,
} from './shape-intervals.ts';

test('an interval of a figure with a standard error is 1.96 of them wide, within its scale', () => {
  const [low, high] = normalInterval(50, 10);
  expect(low).toBeCloseTo(30.4, 3);
  expect(high).toBeCloseTo(69.6, 3);
  expect(normalInterval(50, 100, [0, 100])).toEqual([0, 100]);
  expect(normalInterval(50, 0)).toEqual([50, 50]);
});

test('the error towards a limit is that of the side that faces it', () => {
  expect(errorTowards(10, [8.04, 20], 5)).toBeCloseTo(1, 4);
  for (const limit of [15, 10]) expect(errorTowards(10, [8.04, 20], limit)).toBeCloseTo(5.102, 3);
});

test('the difference of two figures adds their errors in squares, each on its side', () => {
  expect(differenceInterval(10, [6, 13], 30, [27, 34])).toEqual([
    20 - Math.hypot(3, 3),
    20 + Math.hypot(4, 4),
  ]);
});

test('rounded outwards an interval never gets narrower, and stays where it is on the step', () => {
  expect(roundedOutwards([11, 19], 5)).toEqual([10, 20]);
  expect(roundedOutwards([10, 20], 5)).toEqual([10, 20]);
  expect(roundedOutwards([10 - 1e-12, 20 + 1e-12], 5)).toEqual([10, 20]);
  expect(roundedOutwards([-11, -9], 5)).toEqual([-15, -5]);
});

test('an interval is widened to hold its figure', () => {
  expect(around(5, [6, 8])).toEqual([5, 8]);
  expect(around(9, [6, 8])).toEqual([6, 9]);
  expect(around(7, [6, 8])).toEqual([6, 8]);
  expect(hull([1, 5], [3, 4])).toEqual([1, 5]);
  expect(hull([3, 4], [1, 5])).toEqual([1, 5]);
});

test('Wilson: 10 of 40 lie between 14.2 and 40.2 %, none of 30 between 0 and 11.4 %', () => {
  const [low, high] = shareInterval(25, 40);
  expect(low).toBeCloseTo(14.19, 2);
  expect(high).toBeCloseTo(40.19, 2);
  const [none, few] = shareInterval(0, 30);
  expect(none).toBeCloseTo(0, 9);
  expect(few).toBeCloseTo(11.35, 2);
  expect(shareInterval(100, 30)[0]).toBeCloseTo(100 - few, 9);
});

const chances = (...sizes: readonly number[]) => Float64Array.from(sizes);

const BARS = Float64Array.from([
  40, 30, 15, 15, 45, 25, 10, 20, 30, 20, 25, 25, 35, 30, 20, 15, 30, 35, 20, 15, 40, 25, 20, 15,
]);
const repeated = (rows: number, change: (bar: number, row: number, at: number) => number) =>
  Float64Array.from({ length: rows * DIMENSION_BARS }, (_, place) =>
    change(
      BARS[place % DIMENSION_BARS] ?? 0,
      Math.floor(place / DIMENSION_BARS),
      place % DIMENSION_BARS,
    ),
  );

test('V18 without chance has a congruence of 83.61 exactly', () => {
  const [low, high] = congruenceInterval(
    BARS,
    repeated(20, (bar) => bar),
  );
  expect(low).toBeCloseTo(83.61, 2);
  expect(high).toBeCloseTo(83.61, 2);
});

test('what moves all dimensions alike does not touch congruence', () => {
  const moved = repeated(20, (bar, row, at) => bar + (at % 4 === 0 ? row : -row));
  const [low, high] = congruenceInterval(BARS, moved);
  expect(low).toBeCloseTo(83.61, 2);
  expect(high).toBeCloseTo(83.61, 2);
});

test('where chance explains all deviations, congruence may be 100, and it never falls below 0', () => {
  const random = seededRandom(1);
  const wild = repeated(100, (bar) => bar + 30 * (random() - 0.5));
  expect(congruenceInterval(BARS, wild)[1]).toBe(100);
  const extremes = BARS.map((_, at) => ((at + Math.floor(at / 4)) % 4 === 0 ? 100 : 0));
  const chance = Float64Array.from(
    { length: 100 * DIMENSION_BARS },
    (_, at) => (extremes[at % DIMENSION_BARS] ?? 0) + 200 * (random() - 0.5),
  );
  expect(congruenceInterval(extremes, chance)[0]).toBe(0);
});

test('V18 without chance: the deviation of each dimension is exact, what moves all leaves it alone', () => {
  for (const change of [
    (bar: number) => bar,
    (bar: number, row: number, at: number) => bar + (at % 4 === 0 ? row : -row),
  ]) {
    const { leadership } = deviationIntervals(BARS, repeated(20, change));
    // 45/25/10/20 against the mean 36.67/27.5/18.33/17.5.
    expect(leadership[0]).toBeCloseTo(10.83, 2);
    expect(leadership[1]).toBeCloseTo(10.83, 2);
  }
});

/** Chance stretches what was found by so much, evenly between 30 % less and 30 % more. */
const STRETCHED = Array.from({ length: 41 }, (_, step) => 1 + 0.015 * (step - 20));
/** The widest 2.5 % on each side are left out; a share is found to one in 256. */
const expectStretched = ([low, high]: Interval, found: number) => {
  expect(low / found).toBeCloseTo(1 - 0.285, 2);
  expect(high / found).toBeCloseTo(1 + 0.285, 2);
};

test('chance that stretches all differences alike stretches their size by as much', () => {
  const rows = (row: readonly number[]) =>
    chances(...STRETCHED.flatMap((stretch) => row.map((value) => stretch * value)));
  const gaps = [6, -2, -1, -3];
  expectStretched(halfSumInterval(chances(...gaps), rows(gaps)), 6);
  expectStretched(distanceInterval(chances(30, -40), rows([30, -40])), 50);
});

test('V18: chance that stretches the deviations of all dimensions does so with their sizes', () => {
  const means = [0, 1, 2, 3].map(
    (type) => BARS.filter((_, at) => at % 4 === type).reduce((sum, bar) => sum + bar) / 6,
  );
  const rows = Float64Array.from(
    STRETCHED.flatMap((stretch) =>
      [...BARS].map((bar, at) => {
        const mean = means[at % 4] ?? 0;
        return mean + stretch * (bar - mean);
      }),
    ),
  );
  const sizes = [35 / 6, 65 / 6, 85 / 6, 25 / 6, 55 / 6, 5];
  const found = deviationIntervals(BARS, rows);
  for (const [place, interval] of Object.values(found).entries()) {
    expectStretched(interval, sizes[place] ?? 0);
  }
  const [low, high] = congruenceInterval(BARS, rows);
  expectStretched([100 - high, 100 - low], 100 - 83.61);
});

test('half the sum of four differences may be none where chance explains them', () => {
  const gaps = chances(6, -2, -2, -2);
  expect(halfSumInterval(gaps, chances(6, -2, -2, -2, 6, -2, -2, -2))).toEqual([6, 6]);
  const random = seededRandom(2);
  const wild = chances(...Array.from({ length: 400 }, () => 40 * (random() - 0.5)));
  expect(halfSumInterval(gaps, wild)[0]).toBe(0);
});

test('a distance is taken over both axes', () => {
  expect(distanceInterval(chances(30, 40), chances(30, 40, 30, 40))).toEqual([50, 50]);
});

test('the median radius is that of the people drawn, to half a point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), (people, seed) => {
      const random = seededRandom(seed);
      const sums = Uint8Array.from({ length: 4 * people }, () => 12 + Math.floor(36 * random()));
      const [x, y] = [50 * random(), 50 * random()];
      const drawn = Uint32Array.from({ length: people }, () => Math.floor(random() * people));
      const distances = [...drawn]
        .map((person) => {
          const [c = 0, a = 0, m = 0, h = 0] = sums.subarray(4 * person);
          const scale = 25 / 12;
          return Math.hypot(scale * (c + h - a - m) - x, scale * (h + m - c - a) - y);
        })
        .toSorted((one, other) => one - other);
      const median =
        ((distances[Math.floor((people - 1) / 2)] ?? 0) +
          (distances[Math.floor(people / 2)] ?? 0)) /
        2;
      const radius = createRadius({ sums, situations: 12 }, people, people, people);
      expect(Math.abs(radius(drawn, x, y) - median)).toBeLessThanOrEqual(0.26);
    }),
  );
});

test('of a large group the radius moves less, by the share within each distance', () => {
  // 48 % lie 5.9 from the middle, the others 11.8.
  const people = 1000;
  const at = [
    [30, 29, 30, 31],
    [30, 28, 30, 32],
  ].map((sums) => Uint8Array.from(sums));
  const sums = new Uint8Array(4 * people);
  for (let person = 0; person < people; person += 1)
    sums.set(at[person < 480 ? 0 : 1] ?? [], 4 * person);
  const near = Uint32Array.from({ length: 100 }, (_, place) => (place < 55 ? place : 999 - place));
  const far = Uint32Array.from({ length: 100 }, (_, place) => (place < 50 ? place : 999 - place));
  const radius = createRadius({ sums, situations: 12 }, people, people, 100);
  // Near: 55 of 100 drawn, 7 % more than in the group, stand for 2.2 % more of the group: 50.2 %; far: 48.6 %.
  expect(radius(near, 0, 0)).toBeCloseTo(5.75, 9);
  expect(radius(far, 0, 0)).toBeCloseTo(11.75, 9);
});

test('whom the radius counts: everybody a little, those who were drawn more', () => {
  // 8.3, 16.7, 25 and 33.3 from the middle, in the bins 16, 33, 50 and 66 of half a point.
  const sums = Uint8Array.from([1, 2, 3, 4].flatMap((j) => [30 + j, 30 - j, 30 - j, 30 + j]));
  const radius = createRadius({ sums, situations: 12 }, 4, 4, 1);
  // Each counts a half, the last 2 more: ranks of 1.5 and 2.5 are those of the third and the last.
  expect(radius(Uint32Array.from([3]), 0, 0)).toBe(((50 + 66) / 2 + 0.5) / 2);
});

/** The same, bin by bin from the middle, for one draw and nothing known before. */
const plainRadius = (sums: Uint8Array, drawn: Uint32Array, x: number, y: number): number => {
  const people = sums.length / 4;
  const scale = Math.sqrt(drawn.length / people);
  const bins = Array.from({ length: people }, (_, person) => {
    const [c = 0, a = 0, m = 0, h = 0] = sums.subarray(4 * person);
    const dx = (25 * (c + h - a - m)) / 12 - x;
    const dy = (25 * (h + m - c - a)) / 12 - y;
    return Math.floor(2 * Math.sqrt(dx * dx + dy * dy));
  });
  const weights = Array.from({ length: 600 }, () => 0);
  for (const bin of bins) weights[bin] = (weights[bin] ?? 0) + 1 - scale;
  for (const person of drawn) {
    const bin = bins[person] ?? 0;
    weights[bin] = (weights[bin] ?? 0) + (scale * people) / drawn.length;
  }
  const binOf = (rank: number): number => {
    let passed = 0;
    return weights.findIndex((weight) => (passed += weight) >= rank);
  };
  const [lower, upper] = [binOf(Math.floor((people - 1) / 2) + 0.5), binOf(people / 2 + 0.5)];
  return ((lower + upper) / 2 + 0.5) / 2;
};

test('the radius of a large group is the same whoever was drawn before', () => {
  const random = seededRandom(6);
  const people = 1000;
  // Sorted by how far they are from the middle, so that draws can be near, far or from both ends.
  const ranked = Array.from({ length: people }, () =>
    Array.from({ length: 4 }, () => 12 + Math.floor(36 * random())),
  ).toSorted((one, other) => {
    const size = ([c = 0, a = 0, m = 0, h = 0]: readonly number[]): number =>
      Math.hypot(c + h - a - m, h + m - c - a);
    return size(one) - size(other);
  });
  const sums = Uint8Array.from(ranked.flat());
  const radius = createRadius({ sums, situations: 12 }, people, people, 100);
  const draw = (personAt: (place: number) => number) =>
    Uint32Array.from({ length: 100 }, (_, place) => personAt(place));
  const draws = [
    draw((place) => place),
    draw((place) => 999 - place),
    draw((place) => (place < 50 ? place : 999 - place)),
    draw(() => 999),
    draw(() => 0),
    draw(() => 500),
    draw((place) => 400 + 2 * place),
    draw(() => Math.floor(people * random())),
  ];
  for (const drawn of [...draws, ...draws.toReversed()])
    for (const [x, y] of [
      [0, 0],
      [50, -25],
    ] as const)
      expect(radius(drawn, x, y)).toBe(plainRadius(sums, drawn, x, y));
});
