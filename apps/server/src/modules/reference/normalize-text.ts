import { plainLetters } from '@cadran/contract';

/** Lower case without accents, words separated by one space. */
const normalizeText = (text: string): string =>
  plainLetters(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** "St-Étienne", "St. Louis" and "Saint Étienne" are found by the same prefix. */
export const normalizeCityName = (name: string): string =>
  normalizeText(name)
    .replaceAll(/\bst\b/gu, 'saint')
    .replaceAll(/\bste\b/gu, 'sainte');
