import type { Language } from '../language.ts';

/** French uses the singular for 0: “0 campagne”, but “0 campaigns”. */
export const plural = (language: Language, count: number, one: string, other: string): string =>
  new Intl.PluralRules(language).select(count) === 'one' ? one : other;
