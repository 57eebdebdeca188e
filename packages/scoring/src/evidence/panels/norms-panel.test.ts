import { FACETS, TRAITS } from '@cadran/contract/codes';
import { expect, test } from 'vitest';
import { PERSONALITY } from '../layout.ts';
import { type Cell, createReading } from '../reading.ts';
import { cellOf, DATE } from '../testing-cells.ts';
import { sheetWith } from '../testing-sheets.ts';
import { normsPanel, traitCounts } from './norms-panel.ts';

/** Of openness, imagination and vulnerability, 75 people have 2, 150 have 3 and 75 have 4; all else is 3. */
const VARIED: Cell = (() => {
  const cell = cellOf('personality', 300, [sheetWith({})]);
  const { domains, facets } = PERSONALITY.at;
  const vary = (begin: number, items: number): void => {
    // The bins are sums of the items, from their number on.
    cell.counts[begin + items] = 75;
    cell.counts[begin + 2 * items] = 150;
    cell.counts[begin + 3 * items] = 75;
  };
  vary(domains, 24);
  vary(facets, 4);
  vary(facets + 29 * 17, 4);
  return cell;
})();

const traitsOf = (cells: readonly Cell[]) => {
  const panel = normsPanel(createReading(cells), 'fr');
  if (panel.state === 'too_few') throw new Error('enough people');
  return panel.figures.traits;
};

test('the raw sums of domains and facets are counted', () => {
  const counts = traitCounts(VARIED);
  expect(counts.map(({ trait }) => trait)).toEqual(TRAITS);
  expect(counts.map(({ items }) => items)).toEqual(TRAITS.map((_, i) => (i < 5 ? 24 : 4)));
  expect(counts[0]?.counts).toEqual([
    { value: 48, count: 75 },
    { value: 72, count: 150 },
    { value: 96, count: 75 },
  ]);
  expect(counts[1]?.counts).toEqual([{ value: 72, count: 300 }]);
  expect(counts[6]?.counts).toEqual([{ value: 12, count: 300 }]);
  expect(counts[34]?.counts).toEqual([
    { value: 8, count: 75 },
    { value: 12, count: 150 },
    { value: 16, count: 75 },
  ]);
});

test('norms are positions from 1 to 5, with their interval and percentiles', () => {
  const traits = traitsOf([VARIED]);
  expect(traits.map(({ trait }) => trait)).toEqual(TRAITS);
  for (const trait of ['openness', FACETS[0], FACETS[29]]) {
    const found = traits.find((one) => one.trait === trait);
    expect(found).toMatchObject({ people: 300, mean: 3 });
    // 150 people are 1 away from the mean.
    const deviation = Math.sqrt(150 / 299);
    expect(found?.deviation).toBeCloseTo(deviation, 12);
    const half = (1.96 * deviation) / Math.sqrt(300);
    expect(found?.meanInterval[0]).toBeCloseTo(3 - half, 4);
    expect(found?.meanInterval[1]).toBeCloseTo(3 + half, 4);
    // The 25th is at place 75.25 of 301, a quarter of the way from 2 to 3; the 75th at 225.75.
    expect(found?.percentiles).toEqual([
      { percent: 5, position: 2 },
      { percent: 10, position: 2 },
      { percent: 25, position: 2.25 },
      { percent: 50, position: 3 },
      { percent: 75, position: 3.75 },
      { percent: 90, position: 4 },
      { percent: 95, position: 4 },
    ]);
  }
  expect(traits[1]).toMatchObject({ trait: 'conscientiousness', mean: 3, deviation: 0 });
});

test('each language has its own norms, from 300 people', () => {
  const reading = createReading([
    cellOf('personality', 299, [sheetWith({})]),
    cellOf('personality', 300, [sheetWith({})], 'en'),
  ]);
  expect(normsPanel(reading, 'fr')).toEqual({
    state: 'too_few',
    people: 299,
    needed: 300,
    date: DATE,
  });
  expect(normsPanel(reading, 'en')).toMatchObject({ state: 'known', people: 300, needed: 300 });
});
