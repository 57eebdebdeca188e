import { reliability } from '@cadran/evidence';
import { expect, test } from 'vitest';
import { type Cell, createReading } from '../reading.ts';
import { cellOf, DATE } from '../testing-cells.ts';
import { sheetWith, valuesWith } from '../testing-sheets.ts';
import { reliabilityPanel } from './reliability-panel.ts';

/** Answers to the four items of trust, keyed alike; everything else is the same for all. */
const TRUST = [
  [1, 2, 1, 1],
  [2, 1, 3, 2],
  [3, 4, 3, 5],
  [4, 3, 4, 4],
  [5, 5, 4, 5],
];
const SHEETS = TRUST.map(([a = 0, b = 0, c = 0, d = 0]) =>
  sheetWith({ 72: a, 73: b, 74: 6 - c, 75: 6 - d }),
);
/** Answers to the two items of power: 1 1, 2 4, 4 2, 5 5. */
const VALUES = [
  [1, 1],
  [2, 4],
  [4, 2],
  [5, 5],
].map(([a = 0, b = 0]) => valuesWith({ 2: a, 12: b }));

const scalesOf = (cells: readonly Cell[]) => {
  const panel = reliabilityPanel(createReading(cells));
  if (panel.state === 'too_few') throw new Error('enough people');
  return panel.figures.scales;
};

/** Of five kinds of people, forty each, with n - 1. */
const covarianceOf = (i: number, j: number): number => {
  const mean = (item: number) => TRUST.reduce((sum, row) => sum + (row[item] ?? 0), 0) / 5;
  const products = TRUST.map((row) => ((row[i] ?? 0) - mean(i)) * ((row[j] ?? 0) - mean(j)));
  return (40 * products.reduce((sum, product) => sum + product, 0)) / 199;
};

test('scales have the reliability of their items, keyed alike', () => {
  const scales = scalesOf([cellOf('personality', 40, SHEETS)]);
  // The other scales have no variance, and so no reliability.
  expect(scales.map(({ scale }) => scale)).toEqual(['agreeableness', 'trust']);
  const places = [0, 1, 2, 3];
  const known = reliability(
    places.map((i) => places.map((j) => covarianceOf(i, j))),
    200,
  );
  const facet = scales[1];
  expect(facet).toMatchObject({
    instrument: 'personality',
    scale: 'trust',
    items: 4,
    people: 200,
  });
  expect(facet?.alpha.value).toBeCloseTo(known.alpha, 10);
  expect(facet?.alpha.interval[0]).toBeCloseTo(known.alphaInterval[0], 10);
  expect(facet?.alpha.interval[1]).toBeCloseTo(known.alphaInterval[1], 10);
});

test('a domain with items that all answer alike has α', () => {
  const [domain, facet] = scalesOf([cellOf('personality', 40, SHEETS)]);
  expect(domain).toMatchObject({ scale: 'agreeableness', items: 24 });
  // α of the domain and of its only facet that varies differ by 24/23 and 4/3 alone.
  expect((domain?.alpha.value ?? 0) * (23 / 24)).toBeCloseTo((facet?.alpha.value ?? 0) * 0.75, 10);
});

test('a value has two items', () => {
  const scales = scalesOf([cellOf('values', 50, VALUES)]);
  expect(scales).toHaveLength(1);
  expect(scales[0]).toMatchObject({
    instrument: 'values',
    scale: 'power',
    items: 2,
    people: 200,
  });
  // Each item has the variance 10, their covariance is 6 (over n - 1): 2 · 12 / 32.
  expect(scales[0]?.alpha.value).toBeCloseTo(0.75, 12);
});

test('each instrument needs 200 people of its own', () => {
  const scales = (...cells: Cell[]) => scalesOf(cells).map(({ scale }) => scale);
  const few = (cell: Cell): Cell => ({ ...cell, people: 199 });
  const [personality, values] = [cellOf('personality', 40, SHEETS), cellOf('values', 50, VALUES)];
  expect(scales(personality, values)).toEqual(['agreeableness', 'trust', 'power']);
  expect(scales(personality, few(values))).toEqual(['agreeableness', 'trust']);
  expect(scales(few(personality), values)).toEqual(['power']);
});

test('the panel counts the people of the instrument that more answered', () => {
  const panelOf = (...cells: Cell[]) => reliabilityPanel(createReading(cells));
  const [sheet, values] = [sheetWith({}), valuesWith({})];
  expect(panelOf()).toEqual({ state: 'too_few', people: 0, needed: 200, date: null });
  expect(panelOf(cellOf('values', 3, [values]))).toEqual({
    state: 'too_few',
    people: 3,
    needed: 200,
    date: DATE,
  });
  expect(panelOf(cellOf('personality', 2, [sheet]), cellOf('values', 3, [values])).people).toBe(3);
  expect(panelOf(cellOf('personality', 4, [sheet]), cellOf('values', 3, [values])).people).toBe(4);
});
