import type { FieldErrors, Place, ScreeningAnswers } from '@cadran/contract';
import { invalid } from '../../app-error.ts';
import { loadCities } from '../cities/load-cities.ts';

/** Cities as the list knows them: whoever sends an id does not also choose its name or its place. */
export const withKnownPlaces = async (answers: ScreeningAnswers): Promise<ScreeningAnswers> => {
  const { mobility } = answers;
  const places = [mobility?.homePlace, ...(mobility?.preferredCities ?? [])];
  if (!mobility || !places.some((place) => place && 'id' in place)) return answers;
  const cities = await loadCities();
  const fields: FieldErrors = {};
  const known = (place: Place, path: string): Place => {
    if (!('id' in place)) return place;
    const city = cities.find(place.id);
    if (!city) fields[`answers.mobility.${path}`] = 'one_of';
    return city ?? place;
  };
  const { homePlace, preferredCities } = mobility;
  const found = {
    ...mobility,
    ...(homePlace && { homePlace: known(homePlace, 'homePlace') }),
    ...(preferredCities && {
      preferredCities: preferredCities.map((place, index) =>
        known(place, `preferredCities.${index}`),
      ),
    }),
  };
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return { ...answers, mobility: found };
};
