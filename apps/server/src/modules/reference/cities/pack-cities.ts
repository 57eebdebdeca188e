import { EXONYMS } from './exonyms.ts';
import { normalizeCityName } from '../normalize-text.ts';
import type { RegionName } from './regions/read-regions.ts';
import { packTexts, type PackedCities, type PackedKeys } from './packed-cities.ts';

export interface RawCity {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  /** GeoNames’ code of the region, within the country. */
  readonly adminCode: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [lon: number, lat: number] };
}

/** GeoNames feature codes of parts of towns, abandoned and destroyed places. */
const NOT_A_CITY = new Set(['PPLX', 'PPLH', 'PPLCH', 'PPLQ', 'PPLW', 'PPLR']);

const fixed = (degrees: number): number => Math.round(degrees * 1e5);

type Key = readonly [text: string, city: number];

const packKeys = (keys: readonly Key[]): PackedKeys => {
  const sorted = keys.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return {
    ...packTexts(sorted.map(([text]) => text)),
    cities: Int32Array.from(sorted, ([, city]) => city),
  };
};

const laterWords = (name: string): string[] => {
  const words = name.split(' ');
  return words.slice(1).map((_, index) => words.slice(index + 1).join(' '));
};

const packRegions = (
  cities: readonly RawCity[],
  regions: ReadonlyMap<string, RegionName>,
): PackedCities['regions'] => {
  const codes = [...regions.keys()];
  const numbers = new Map(codes.map((code, index) => [code, index]));
  return {
    names: [...regions.values()],
    of: Int16Array.from(
      cities,
      ({ country, adminCode }) => numbers.get(`${country}.${adminCode}`) ?? -1,
    ),
  };
};

/** Sorts and packs the data set for searching. */
export const packCities = (
  raw: readonly RawCity[],
  names: ReadonlyMap<string, RegionName>,
): PackedCities => {
  const cities = raw
    .filter((city) => !NOT_A_CITY.has(city.featureCode))
    .toSorted((a, b) => b.population - a.population || a.cityId - b.cityId);
  // Among cities of the same name and country, the largest has the exonym.
  const byName = new Map<string, number>();
  for (const [index, { name, country }] of cities.entries()) {
    const key = `${country}:${name}`;
    if (!byName.has(key)) byName.set(key, index);
  }
  const exonyms = EXONYMS.flatMap(([country, name, fr, en, ...others]) => {
    const index = byName.get(`${country}:${name}`);
    return index === undefined ? [] : [{ index, fr, en, others }];
  });
  const resourceIdsOf = new Map(
    exonyms.map(({ index, fr, en, others }) => [index, [fr, en, ...others]]),
  );

  const regions = packRegions(cities, names);
  const whole: Key[] = [];
  const later: Key[] = [];
  const seen = new Set<string>();
  for (const [index, { name, country }] of cities.entries()) {
    // Of those that read the same the largest is found; the others keep their ids.
    const shown = `${country}:${regions.of[index]}:${name}`;
    if (seen.has(shown)) continue;
    seen.add(shown);
    const keys = new Set([name, ...(resourceIdsOf.get(index) ?? [])].map(normalizeCityName));
    for (const key of keys) {
      whole.push([key, index]);
      for (const rest of laterWords(key)) later.push([rest, index]);
    }
  }
  const ids = Int32Array.from(cities, ({ cityId }) => cityId);
  return {
    names: packTexts(cities.map(({ name }) => name)),
    regions,
    countries: cities.map(({ country }) => country).join(''),
    ids,
    byId: Int32Array.from(ids.keys()).toSorted((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0)),
    places: Int32Array.from(
      cities.flatMap(({ loc: { coordinates } }) => [fixed(coordinates[1]), fixed(coordinates[0])]),
    ),
    exonyms: exonyms.map(({ index, fr, en }) => [index, fr, en] as const),
    wholeNames: packKeys(whole),
    laterWords: packKeys(later),
  };
};
