import { DOMAINS, FACETS } from '@cadran/contract/codes';
import { itemRestCells, turned } from './item-rest-cells.ts';
import {
  DOMAIN_ITEMS,
  FACET_ITEMS,
  ITEMS,
  itemsOfDomain,
  itemsOfFacet,
  OPTIONS,
  PERSONALITY,
  SCORE_BINS,
  sumsOfScale,
  TIME_BINS,
  VALUE_ITEMS,
  VALUE_OPTIONS,
  VALUE_SUMS,
} from './layout.ts';

/** Whole numbers of four bytes: enough for products of 80 million people. */
export type Counts = Int32Array<ArrayBuffer>;
type Numbers = readonly number[];

const countUp = (counts: Counts, place: number, by = 1): void => {
  counts[place] = (counts[place] ?? 0) + by;
};

const addOptions = (counts: Counts, begin: number, options: number, person: Numbers): void => {
  for (const [item, option] of person.entries()) countUp(counts, begin + item * options + option);
};

const addProducts = (counts: Counts, begin: number, person: Numbers): void => {
  let place = begin;
  for (let i = 0; i < person.length; i += 1)
    for (let j = 0; j <= i; j += 1, place += 1)
      countUp(counts, place, (person[i] ?? 0) * (person[j] ?? 0));
};

/** Histograms of equal length, one after the other; each number counts in its own. */
const addHistograms = (counts: Counts, begin: number, bins: number, person: Numbers): void =>
  addOptions(counts, begin, bins, person);

const FACET_PLACES = FACETS.map((facet) => itemsOfFacet(facet));
const DOMAIN_PLACES = DOMAINS.map((domain) => itemsOfDomain(domain));

/** Sums of each scale's turned items, counted from the lowest possible. */
const scaleSums = (person: Numbers, scales: readonly Numbers[], items: number): number[] =>
  scales.map((places) => places.reduce((sum, item) => sum + turned(person, item), 0) - items);

const addPersonality = (counts: Counts, person: Numbers): void => {
  const { at } = PERSONALITY;
  addOptions(counts, at.options, OPTIONS, person);
  addProducts(counts, at.products, person);
  const facets = scaleSums(person, FACET_PLACES, FACET_ITEMS);
  addHistograms(counts, at.facets, sumsOfScale(FACET_ITEMS), facets);
  const domains = scaleSums(person, DOMAIN_PLACES, DOMAIN_ITEMS);
  addHistograms(counts, at.domains, sumsOfScale(DOMAIN_ITEMS), domains);
  for (const cell of itemRestCells(person)) countUp(counts, at.itemRest + cell);
};

interface Adder {
  readonly length: number;
  readonly add: (counts: Counts, person: Numbers) => void;
}

const histogramAdder = (bins: number, histograms: number): Adder => ({
  length: bins * histograms,
  add: (counts, person) => addHistograms(counts, 0, bins, person),
});

/** The number of scores in `scores/culture+values`, the overall included. */
const scoresIn = (sections: string): number =>
  sections === '' ? 1 : sections.split('+').length + 1;

const adderOf = (kind: string): Adder => {
  if (kind === 'personality') return { length: PERSONALITY.length, add: addPersonality };
  if (kind === 'personality_partial') return histogramAdder(OPTIONS, ITEMS);
  if (kind === 'values')
    return {
      length: VALUE_SUMS.length,
      add: (counts, person) => {
        addOptions(counts, VALUE_SUMS.at.options, VALUE_OPTIONS, person);
        addProducts(counts, VALUE_SUMS.at.products, person);
      },
    };
  if (kind === 'values_partial') return histogramAdder(VALUE_OPTIONS, VALUE_ITEMS);
  const [family, rest = '', pages] = kind.split('/');
  if (family === 'scores') return histogramAdder(SCORE_BINS, scoresIn(rest));
  if (family === 'times') return histogramAdder(TIME_BINS, Number(pages));
  throw new Error(`There are no sums of the kind ${kind}.`);
};

/** Adds people to sums of a kind; without sums so far, to none. */
export const addPeople = (
  kind: string,
  before: Counts | null,
  people: readonly Numbers[],
): Counts => {
  const { length, add } = adderOf(kind);
  const counts = before ? new Int32Array(before) : new Int32Array(length);
  if (counts.length !== length) throw new Error(`The sums of ${kind} have another layout.`);
  for (const person of people) add(counts, person);
  return counts;
};

/** Adds sums to sums, in place. */
export const addCounts = (to: Counts, more: ArrayLike<number>): void => {
  // Without entries(), which makes an array of two for each of a hundred thousand numbers.
  for (let place = 0; place < more.length; place += 1) countUp(to, place, more[place] ?? 0);
};
