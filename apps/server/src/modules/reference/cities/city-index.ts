import type { City, FieldErrors } from '@cadran/contract';
import { normalizeCityName } from '../normalize-text.ts';
import { lowerBound, textAt, type PackedCities, type PackedKeys } from './packed-cities.ts';

export interface CityIndex {
  /** Cities whose name starts with `q`, then those with a later word that does; largest first. */
  search(q: string, limit: number): City[];
  find(id: number): City | undefined;
}

/** Sorts after every normalised name that starts with the prefix. */
const END = '\uffff';

/** The largest cities, which have the smallest numbers, among the keys with this prefix. */
const findLargest = (keys: PackedKeys, prefix: string, limit: number): number[] => {
  const { length } = keys.cities;
  const to = lowerBound(length, (place) => textAt(keys, place) < prefix + END);
  const best: number[] = [];
  for (let place = lowerBound(length, (at) => textAt(keys, at) < prefix); place < to; place++) {
    const city = keys.cities[place] ?? 0;
    const full = best.length === limit;
    if ((full && city > (best[limit - 1] ?? 0)) || best.includes(city)) continue;
    if (full) best.pop();
    best.splice(
      lowerBound(best.length, (at) => (best[at] ?? 0) < city),
      0,
      city,
    );
  }
  return best;
};

/** Looks cities up by binary search in the packed arrays. */
export const createCityIndex = (packed: PackedCities): CityIndex => {
  const { names, regions, countries, ids, byId, places } = packed;
  const exonyms = new Map(packed.exonyms.map(([city, fr, en]) => [city, { fr, en }]));

  const at = (city: number): City => {
    const spelt = textAt(names, city);
    const name = exonyms.get(city) ?? { fr: spelt, en: spelt };
    const [fr, en] = regions.names[regions.of[city] ?? -1] ?? [];
    return {
      id: ids[city] ?? 0,
      name,
      // Geneva is in the canton of that name: said once.
      ...(fr && en && fr !== name.fr && en !== name.en && { region: { fr, en } }),
      country: countries.slice(city * 2, city * 2 + 2),
      lat: (places[city * 2] ?? 0) / 1e5,
      lon: (places[city * 2 + 1] ?? 0) / 1e5,
    };
  };

  return {
    search: (q, limit) => {
      const prefix = normalizeCityName(q);
      if (prefix === '') return [];
      const found = new Set(findLargest(packed.wholeNames, prefix, limit));
      if (found.size < limit)
        for (const city of findLargest(packed.laterWords, prefix, limit)) found.add(city);
      return Array.from(found).slice(0, limit).map(at);
    },
    find: (id) => {
      const city = byId[lowerBound(byId.length, (place) => (ids[byId[place] ?? 0] ?? 0) < id)];
      return city !== undefined && ids[city] === id ? at(city) : undefined;
    },
  };
};

/** The city of the reference list with this id: a client cannot choose its name or coordinates. */
export const resolveCity = (
  cities: CityIndex,
  given: City,
  fields: FieldErrors,
  path: string,
): City => {
  const city = cities.find(given.id);
  if (!city) fields[path] = 'one_of';
  return city ?? given;
};
