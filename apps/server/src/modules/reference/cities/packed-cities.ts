import type { RegionName } from './regions/read-regions.ts';

/** Many short texts in one string, with their start offsets and the end of the last one. */
export interface PackedTexts {
  readonly text: string;
  readonly starts: Int32Array<ArrayBuffer>;
}

/** Sorted search keys, and the city of each. */
export interface PackedKeys extends PackedTexts {
  readonly cities: Int32Array<ArrayBuffer>;
}

/**
 * Typed arrays, which the process that reads them sends as bytes and which avoid 130,000 objects. Cities are numbered by
 * descending population.
 */
export interface PackedCities {
  /** As GeoNames spells them. */
  readonly names: PackedTexts;
  /** Their names, and the number of each city’s one; -1 where it has no name. */
  readonly regions: {
    readonly names: readonly RegionName[];
    readonly of: Int16Array<ArrayBuffer>;
  };
  /** Two letters each. */
  readonly countries: string;
  readonly ids: Int32Array<ArrayBuffer>;
  /** City numbers in the order of their ids. */
  readonly byId: Int32Array<ArrayBuffer>;
  /** Latitude and longitude of each, in hundred-thousandths of a degree. */
  readonly places: Int32Array<ArrayBuffer>;
  /** Cities with other names in French or English. */
  readonly exonyms: readonly (readonly [city: number, fr: string, en: string])[];
  readonly wholeNames: PackedKeys;
  /** Names from their second or later word on: "havre" finds Le Havre. */
  readonly laterWords: PackedKeys;
}

export const packTexts = (texts: readonly string[]): PackedTexts => {
  const starts = new Int32Array(texts.length + 1);
  let at = 0;
  for (const [index, { length }] of texts.entries()) {
    starts[index] = at;
    at += length;
  }
  starts[texts.length] = at;
  return { text: texts.join(''), starts };
};

export const textAt = ({ text, starts }: PackedTexts, index: number): string =>
  text.slice(starts[index], starts[index + 1]);

/** Binary search for the first index that is not before the wanted value. */
export const lowerBound = (length: number, isBefore: (place: number) => boolean): number => {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
};
