import type { FieldErrors, Place, ScreeningAnswers } from '@cadran/contract';
import { refuseFields } from '../../app-error.ts';
import { knownCity } from '../cities/known-city.ts';
import { loadCities } from '../cities/load-cities.ts';

/** The cities among the places, as the list knows them. */
export const withKnownPlaces = async (answers: ScreeningAnswers): Promise<ScreeningAnswers> => {
  const { mobility } = answers;
  const places = [mobility?.homePlace, ...(mobility?.preferredCities ?? [])];
  if (!mobility || !places.some((place) => place && 'id' in place)) return answers;
  const cities = await loadCities();
  const fields: FieldErrors = {};
  const known = (place: Place, path: string): Place =>
    'id' in place ? knownCity(cities, place, fields, `answers.mobility.${path}`) : place;
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
  refuseFields(fields);
  return { ...answers, mobility: found };
};
