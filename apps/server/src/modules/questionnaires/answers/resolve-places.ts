import type { FieldErrors, Place, ScreeningAnswers } from '@cadran/contract';
import { throwIfInvalid } from '../../../http/app-error.ts';
import { resolveCity, loadCities } from '../../reference/index.ts';

/** Replaces cities by those of the reference list. */
export const resolvePlaces = async (answers: ScreeningAnswers): Promise<ScreeningAnswers> => {
  const { mobility } = answers;
  const places = [mobility?.homePlace, ...(mobility?.preferredCities ?? [])];
  if (!mobility || !places.some((place) => place && 'id' in place)) return answers;
  const cities = await loadCities();
  const fields: FieldErrors = {};
  const known = (place: Place, path: string): Place =>
    'id' in place ? resolveCity(cities, place, fields, `answers.mobility.${path}`) : place;
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
  throwIfInvalid(fields);
  return { ...answers, mobility: found };
};
