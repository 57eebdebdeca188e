import { describe, expect, it } from 'vitest';
import { chiSquareTail, fQuantile } from './distributions.ts';
import { fairnessClass, itemFairness } from './item-fairness.ts';
import { addSums, covariances, noSums, sumsOf } from './item-sums.ts';
import { normsOf, percentile, percentileRank } from './norms.ts';
import { nagelkerke, ordinalLogLikelihood } from './ordinal-regression.ts';
import { itemRestCorrelations, reliability } from './reliability.ts';
import output from './fixtures/r-output.json' with { type: 'json' };
import { fisherTest, wilsonInterval } from './selection.ts';

interface ROutput {
  readonly answers: readonly (readonly number[])[];
  readonly group: readonly (0 | 1)[];
  readonly score: readonly number[];
  readonly alpha: number;
  readonly alphaInterval: readonly number[];
  readonly itemMeans: readonly number[];
  readonly itemSds: readonly number[];
  readonly itemRest: readonly number[];
  readonly percentiles: readonly (readonly [number, number])[];
  readonly dif: readonly {
    readonly logLikelihoods: readonly [number, number, number, number];
    readonly r2: readonly [number, number, number];
    readonly p: number;
  }[];
  readonly wilson: readonly (readonly [number, number, number, number])[];
  readonly fisher: readonly (readonly [number, number, number, number, number])[];
  readonly distributions: {
    readonly chiSquare: readonly (readonly [number, number, number])[];
    readonly f: readonly (readonly [number, number, number, number])[];
  };
}

/** What R computed from the same answers (fixtures/make-fixtures.R). */
const R = output as unknown as ROutput;
const PEOPLE = R.answers.length;
const ITEMS = R.itemMeans.map((_, item) => item);

const sums = R.answers.map(sumsOf).reduce(addSums, noSums(ITEMS.length));
const covariance = covariances(sums, ITEMS);

const expectNear = (
  got: readonly (number | undefined)[],
  wanted: readonly number[],
  within: number,
): void => {
  expect(got).toHaveLength(wanted.length);
  for (const [i, value] of wanted.entries())
    expect(Math.abs((got[i] ?? Number.NaN) - value)).toBeLessThan(within);
};

describe('from sums and products, as R from the answers', () => {
  it('α with its interval', () => {
    const { alpha, alphaInterval } = reliability(covariance, PEOPLE);
    expectNear([alpha, ...alphaInterval], [R.alpha, ...R.alphaInterval], 1e-6);
  });

  it('mean, deviation and item-rest r of each item', () => {
    expectNear(
      sums.sums.map((sum) => sum / PEOPLE),
      R.itemMeans,
      1e-6,
    );
    expectNear(
      covariance.map((row, i) => Math.sqrt(row[i] ?? 0)),
      R.itemSds,
      1e-6,
    );
    expectNear(itemRestCorrelations(covariance), R.itemRest, 1e-6);
  });

  it('a reversed item counts as turned around', () => {
    const reversed = R.answers.map((answers) => answers.map((x, i) => (i === 2 ? 6 - x : x)));
    const turned = reversed.map(sumsOf).reduce(addSums, noSums(ITEMS.length));
    const signs = ITEMS.map((item) => (item === 2 ? -1 : 1));
    expectNear([reliability(covariances(turned, ITEMS, signs), PEOPLE).alpha], [R.alpha], 1e-9);
  });
});

describe('norms, from counts of scores', () => {
  const counts = [...new Set(R.score)]
    .toSorted((a, b) => a - b)
    .map((value) => ({ value, count: R.score.filter((score) => score === value).length }));

  it('percentiles as R’s type 6', () => {
    for (const [percent, score] of R.percentiles)
      expectNear([percentile(counts, percent / 100)], [score], 1e-6);
  });

  it('mean and deviation', () => {
    const mean = R.score.reduce((sum, score) => sum + score, 0) / PEOPLE;
    const squares = R.score.reduce((sum, score) => sum + (score - mean) ** 2, 0);
    const { people, ...rest } = normsOf(counts);
    expect(people).toBe(PEOPLE);
    expectNear([rest.mean, rest.deviation], [mean, Math.sqrt(squares / (PEOPLE - 1))], 1e-9);
  });

  it('the rank of a score counts its own people half', () => {
    const three = [1, 2, 2, 3].map((value) => ({ value, count: 1 }));
    expect([0, 1, 2, 2.5, 3, 9].map((score) => percentileRank(three, score))).toEqual([
      0, 0.125, 0.5, 0.75, 0.875, 1,
    ]);
  });
});

describe('fairness of items, as R’s ordinal regressions', () => {
  const grouped = (item: number) =>
    R.answers.map((answers, person) => ({
      option: (answers[item] ?? 0) - 1,
      restScore: answers.reduce((sum, answer, i) => sum + (i === item ? 0 : answer), 0),
      group: R.group[person] ?? 0,
      count: 1,
    }));

  it.each(R.dif.map((expected, item) => ({ item, expected })))(
    'item $item',
    ({ item, expected }) => {
      const cells = (predictors: (rest: number, group: number) => number[]) =>
        grouped(item).map(({ option, restScore, group, count }) => ({
          option,
          count,
          predictors: predictors(restScore, group),
        }));
      const fits = [
        cells(() => []),
        cells((rest) => [rest]),
        cells((rest, group) => [rest, group]),
        cells((rest, group) => [rest, group, rest * group]),
      ].map(ordinalLogLikelihood);
      expectNear(fits, expected.logLikelihoods, 1e-3);
      const [none = 0] = fits;
      expectNear(
        fits.slice(1).map((fit) => nagelkerke(fit, none, PEOPLE)),
        expected.r2,
        1e-3,
      );
      const { change, p } = itemFairness(grouped(item));
      expectNear([change, p], [expected.r2[2] - expected.r2[0], expected.p], 1e-3);
    },
  );

  it('adding up equal people changes nothing', () => {
    const twice = [...grouped(2), ...grouped(2)];
    const counted = grouped(2).map((cell) => ({ ...cell, count: 2 }));
    expect(itemFairness(counted).change).toBeCloseTo(itemFairness(twice).change, 9);
  });

  it.each([
    [0.0349, 0.001, 'A'],
    [0.035, 0.001, 'B'],
    [0.0699, 0.001, 'B'],
    [0.07, 0.001, 'C'],
    [0.07, 0.0099, 'C'],
    [0.07, 0.01, 'A'],
  ] as const)('a change of %d with p = %d is class %s', (change, p, expected) => {
    expect(fairnessClass(change, p)).toBe(expected);
  });
});

describe('selection', () => {
  it('intervals of shares by Wilson', () => {
    for (const [chosen, people, low, high] of R.wilson)
      expectNear(wilsonInterval(chosen, people), [low, high], 1e-6);
  });

  it('Fisher’s exact test', () => {
    for (const [a, b, c, d, p] of R.fisher) expectNear([fisherTest([a, b], [c, d])], [p], 1e-6);
  });
});

describe('distributions', () => {
  it('chi-square', () => {
    for (const [x, degrees, p] of R.distributions.chiSquare)
      expectNear([chiSquareTail(x, degrees)], [p], 1e-9);
    expect(chiSquareTail(0, 2)).toBe(1);
  });

  it('F', () => {
    for (const [share, above, below, x] of R.distributions.f)
      expectNear([fQuantile(share, above, below)], [x], 1e-6);
  });
});
