import { describe, expect, it } from 'vitest';
import { createCityIndex } from './city-index.ts';
import { EXONYMS } from './exonyms.ts';
import { loadCities } from './load-cities.ts';
import { packCities, type RawCity } from './pack-cities.ts';
import { ENGLISH_NAMES, FRENCH_NAMES } from './regions/region-names.ts';
import { readRegions } from './regions/read-regions.ts';

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
  adminCode: '84',
  featureCode: 'PPL',
  loc: { coordinates: [4.84671, 45.74846] },
  ...more,
});

const REGIONS = readRegions();

const names = (cities: RawCity[], q: string, limit = 10) =>
  createCityIndex(packCities(cities, REGIONS))
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
    const index = createCityIndex(packCities(cities, REGIONS));
    expect(index.search('londres', 9).map(({ id }) => id)).toEqual([2]);
    expect(index.find(1)?.name).toEqual({ fr: 'London', en: 'London' });
    expect(index.find(2)?.name).toEqual({ fr: 'Londres', en: 'London' });
  });

  it('finds a city by its id', () => {
    const index = createCityIndex(packCities([city(5, 'Lyon', 2), city(9, 'Nice', 1)], REGIONS));
    expect(index.find(9)).toEqual({
      id: 9,
      name: { fr: 'Nice', en: 'Nice' },
      region: { fr: 'Auvergne-Rhône-Alpes', en: 'Auvergne-Rhône-Alpes' },
      country: 'FR',
      lat: 45.74846,
      lon: 4.84671,
    });
    for (const id of [0, 4, 6, 8, 10]) expect(index.find(id)).toBeUndefined();
  });

  it('lists namesakes largest first with their region, those that read the same once', () => {
    const american = (id: number, adminCode: string, population: number): RawCity =>
      city(id, 'Geneva', population, { country: 'US', adminCode });
    const index = createCityIndex(
      packCities(
        [american(1, 'OH', 6051), american(2, 'NY', 13_062), american(3, 'OH', 6447)],
        REGIONS,
      ),
    );
    expect(index.search('geneva', 9).map(({ id, region }) => [id, region?.fr, region?.en])).toEqual(
      [
        [2, 'État de New York', 'New York'],
        [3, 'Ohio', 'Ohio'],
      ],
    );
    // One that was chosen earlier is still known.
    expect(index.find(1)?.region?.en).toBe('Ohio');
  });

  it('leaves out a region that is the city’s own name, and one without a name', () => {
    const index = createCityIndex(
      packCities(
        [
          city(1, 'Genève', 2, { country: 'CH', adminCode: 'GE' }),
          city(2, 'Genzano', 1, { adminCode: 'none' }),
        ],
        REGIONS,
      ),
    );
    for (const found of index.search('gen', 9)) expect(found).not.toHaveProperty('region');
  });

  it('names the region of nearly every city, in French where it has another name there', async () => {
    const cities = await loadCities();
    expect(cities.search('Lausanne', 1)[0]?.region).toEqual({ fr: 'Vaud', en: 'Vaud' });
    expect(cities.search('Rennes', 1)[0]?.region).toEqual({ fr: 'Bretagne', en: 'Brittany' });
    for (const code of [...Object.keys(FRENCH_NAMES), ...Object.keys(ENGLISH_NAMES)])
      expect(REGIONS.has(code), code).toBe(true);
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
