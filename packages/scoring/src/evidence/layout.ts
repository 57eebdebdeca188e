import { DOMAINS, FACETS, FACETS_OF, type Facet, VALUES } from '@cadran/contract/codes';
import { SCREENING_KEY } from '../screening-key.ts';

/**
 * Where the numbers of each kind of sums stand (docs/method/evidence.md): one list of whole numbers, part after part.
 */
const parts = <const K extends string>(sizes: Readonly<Record<K, number>>) => {
  let begin = 0;
  const at = {} as Record<K, number>;
  for (const [name, size] of Object.entries<number>(sizes)) {
    at[name as K] = begin;
    begin += size;
  }
  return { at, length: begin };
};

const { personality, values } = SCREENING_KEY;
export const ITEMS = personality.length;
export const STEPS = 5;
/** Options with "I prefer not to answer" first. */
export const OPTIONS = STEPS + 1;
export const VALUE_ITEMS = values.length;
/** The nine steps of a value item, -1 to 7, as 1 to 9; 0 was declined. */
export const VALUE_SHIFT = 2;
const VALUE_STEPS = 9;
export const VALUE_OPTIONS = VALUE_STEPS + 1;

const triangle = (items: number): number => (items * (items + 1)) / 2;

/** The sums of a facet's four items, 4 to 20, and of a domain's 24, 24 to 120. */
export const FACET_ITEMS = 4;
export const DOMAIN_ITEMS = 24;
export const sumsOfScale = (items: number): number => items * (STEPS - 1) + 1;
/** The sum of the facet's other three items, 3 to 15. */
export const REST_SUMS = sumsOfScale(FACET_ITEMS - 1);
export const ITEM_REST_CELLS = ITEMS * REST_SUMS * STEPS;

/** Of people who answered every item. */
export const PERSONALITY = parts({
  options: ITEMS * OPTIONS,
  products: triangle(ITEMS),
  facets: FACETS.length * sumsOfScale(FACET_ITEMS),
  domains: DOMAINS.length * sumsOfScale(DOMAIN_ITEMS),
  itemRest: ITEM_REST_CELLS,
});

export const VALUE_SUMS = parts({
  options: VALUE_ITEMS * VALUE_OPTIONS,
  products: triangle(VALUE_ITEMS),
});

/** Scores from 0 to 100. */
export const SCORE_BINS = 101;
/** Half seconds a statement, up to half a minute and more. */
export const TIME_BINS = 61;
export const SECONDS_PER_BIN = 0.5;

const placesOfFacet = new Map<Facet, number[]>();
for (const [place, { facet }] of personality.entries())
  placesOfFacet.set(facet, [...(placesOfFacet.get(facet) ?? []), place]);

/** The places of a facet's items in the key. */
export const itemsOfFacet = (facet: Facet): readonly number[] => placesOfFacet.get(facet) ?? [];

export const itemsOfDomain = (domain: (typeof DOMAINS)[number]): readonly number[] =>
  FACETS_OF[domain].flatMap((facet) => itemsOfFacet(facet));

export const itemsOfValue = (value: (typeof VALUES)[number]): readonly number[] =>
  values.flatMap((item, place) => (item.value === value ? [place] : []));

/** The place of an item, the sum of its facet's other items and an option (from 0), the latter two turned. */
export const itemRestCell = (item: number, restSum: number, option: number): number =>
  (item * REST_SUMS + restSum - (FACET_ITEMS - 1)) * STEPS + option;
