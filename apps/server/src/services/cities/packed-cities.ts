/** Many short texts as one: where each begins, and at the end where the last one ends. */
export interface PackedTexts {
  readonly text: string;
  readonly starts: Int32Array<ArrayBuffer>;
}

/** What a search may begin with, in order, and the city that each finds. */
export interface PackedKeys extends PackedTexts {
  readonly cities: Int32Array<ArrayBuffer>;
}

/**
 * The cities as they travel from the worker that read them and as they stay: typed arrays are handed over,
 * not copied, and 130,000 objects are never made. Cities are numbered in the order of their population.
 */
export interface PackedCities {
  /** As GeoNames spells them. */
  readonly names: PackedTexts;
  /** Two letters each. */
  readonly countries: string;
  readonly ids: Int32Array<ArrayBuffer>;
  /** City numbers in the order of their ids. */
  readonly byId: Int32Array<ArrayBuffer>;
  /** Latitude and longitude of each, in hundred-thousandths of a degree. */
  readonly places: Int32Array<ArrayBuffer>;
  /** Those that French and English call otherwise: the city's number, its names. */
  readonly exonyms: readonly (readonly [city: number, fr: string, en: string])[];
  readonly wholeNames: PackedKeys;
  /** From the second and later words of a name on: "havre" finds Le Havre. */
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

/** The first place in a sorted row of `length` that is not before what is looked for. */
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
