/** Cities, sectors and other lists, and the instruments' texts. No tables; public. */
export { resolveCity } from './cities/city-index.ts';
export { loadCities } from './cities/load-cities.ts';
export { instrumentTexts } from './instrument-texts.ts';
export {
  COUNTRIES,
  LANGUAGES,
  PROFESSIONS,
  SECTORS,
  findUnknownCodes,
  type Known,
} from './known-codes.ts';
