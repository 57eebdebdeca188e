import { CAMPAIGN_LIMITS } from '../campaign-limits.ts';
import { plainLetters } from './plain-letters.ts';

/** "Développeuse à Genève" -> "developpeuse-a-geneve", for addresses and names of files. */
export const slug = (text: string, longest: number): string =>
  plainLetters(text)
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/gu, '');

const { customUrlMin, customUrlMax } = CAMPAIGN_LIMITS;

/** From a campaign's name; `fallback` where the name has too few letters. */
export const suggestCustomUrl = (name: string, fallback = 'campaign'): string => {
  const plain = slug(name, customUrlMax);
  return plain.length < customUrlMin ? fallback : plain;
};
