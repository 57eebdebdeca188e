import type { City, FieldErrors } from '@cadran/contract';
import type { CityIndex } from './city-index.ts';

/** A city as the list knows it: whoever sends an id does not also choose its name or its place. */
export const knownCity = (
  cities: CityIndex,
  given: City,
  fields: FieldErrors,
  path: string,
): City => {
  const city = cities.find(given.id);
  if (!city) fields[path] = 'one_of';
  return city ?? given;
};
