import { plainLetters } from './plain-letters.ts';

/** "Développeuse à Genève" -> "developpeuse-a-geneve", for addresses and names of files. */
export const slug = (text: string, longest: number): string =>
  plainLetters(text)
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/gu, '');
