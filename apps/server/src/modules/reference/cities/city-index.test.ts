import { describe, expect, it } from 'vitest';
import { createCityIndex } from './city-index.ts';
import { EXONYMS } from './exonyms.ts';
import { loadCities } from './load-cities.ts';
import { packCities, type RawCity } from './pack-cities.ts';

const city = (
  cityId: number,
  name: string,
  population: number,
  more: Partial<RawCity> = {},
): RawCity => ({
  cityId,
  name,
  population,
  country: 'FR',
  featureCode: 'PPL',
  loc: { coordinates: [4.84671, 45.74846] },
  ...more,
});

const names = (cities: RawCity[], q: string, limit = 10) =>
  createCityIndex(packCities(cities))
    .search(q, limit)
    .map((found) => found.name.fr);

describe('the city index', () => {
  it('ranks by population', () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      city(index + 1, `Ville ${index}`, index),
    );
    expect(names(many, 'ville', 3)).toEqual(['Ville 499', 'Ville 498', 'Ville 497']);
  });

  it('lists whole names before later words, each city once', () => {
    const cities = [city(1, 'Le Havre', 185_972), city(2, 'Havre', 9), city(3, 'Havre Havre', 5)];
    expect(names(cities, 'havre')).toEqual(['Havre', 'Havre Havre', 'Le Havre']);
  });

  it('leaves out parts of towns and abandoned places', () => {
    const cities = [city(1, 'Quartier', 9, { featureCode: 'PPLX' }), city(2, 'Quart', 1)];
    expect(names(cities, 'quart')).toEqual(['Quart']);
  });

  it('gives the exonym to the largest city of that name in the country', () => {
    const british = { country: 'GB' };
    const cities = [city(1, 'London', 5, british), city(2, 'London', 7_000_000, british)];
    const index = createCityIndex(packCities(cities));
    expect(index.search('londres', 9).map(({ id }) => id)).toEqual([2]);
    expect(index.find(1)?.name).toEqual({ fr: 'London', en: 'London' });
    expect(index.find(2)?.name).toEqual({ fr: 'Londres', en: 'London' });
  });

  it('finds a city by its id', () => {
    const index = createCityIndex(packCities([city(5, 'Lyon', 2), city(9, 'Nice', 1)]));
    expect(index.find(9)).toEqual({
      id: 9,
      name: { fr: 'Nice', en: 'Nice' },
      country: 'FR',
      lat: 45.74846,
      lon: 4.84671,
    });
    for (const id of [0, 4, 6, 8, 10]) expect(index.find(id)).toBeUndefined();
  });

  it('contains every city with an exonym', async () => {
    const cities = await loadCities();
    for (const [country, , fr, en, ...others] of EXONYMS)
      for (const name of [fr, en, ...others])
        expect(
          cities
            .search(name, 20)
            .some((found) => found.country === country && found.name.fr === fr),
          `${name}, ${country}`,
        ).toBe(true);
  });
});
