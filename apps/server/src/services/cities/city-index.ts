import type { City } from '@cadran/contract';
import { foldCity } from './fold-city.ts';
import { lowerBound, textAt, type PackedCities, type PackedKeys } from './packed-cities.ts';

export interface CityIndex {
  /** Cities with a name that begins like this, then those with a later word that does; the largest first. */
  search(q: string, limit: number): City[];
  find(id: number): City | undefined;
}

/** After any text that begins with the prefix: no folded name holds this character. */
const END = '\uffff';

/** The `limit` smallest city numbers, which are the largest cities, among the keys that begin like this. */
const largest = (keys: PackedKeys, prefix: string, limit: number): number[] => {
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

/** Opens what the worker packed. Nothing is built: a look-up is two binary searches in what came. */
export const openCities = (packed: PackedCities): CityIndex => {
  const { names, countries, ids, byId, places } = packed;
  const exonyms = new Map(packed.exonyms.map(([city, fr, en]) => [city, { fr, en }]));

  const at = (city: number): City => {
    const name = textAt(names, city);
    return {
      id: ids[city] ?? 0,
      name: exonyms.get(city) ?? { fr: name, en: name },
      country: countries.slice(city * 2, city * 2 + 2),
      lat: (places[city * 2] ?? 0) / 1e5,
      lon: (places[city * 2 + 1] ?? 0) / 1e5,
    };
  };

  return {
    search: (q, limit) => {
      const prefix = foldCity(q);
      if (prefix === '') return [];
      const found = new Set(largest(packed.wholeNames, prefix, limit));
      if (found.size < limit)
        for (const city of largest(packed.laterWords, prefix, limit)) found.add(city);
      return Array.from(found).slice(0, limit).map(at);
    },
    find: (id) => {
      const city = byId[lowerBound(byId.length, (place) => (ids[byId[place] ?? 0] ?? 0) < id)];
      return city !== undefined && ids[city] === id ? at(city) : undefined;
    },
  };
};
