import { formatNumber, type Language } from '@cadran/i18n';
import { SCORE_RULES } from '@cadran/scoring/score-rules';

/** Numbers as the reader's language writes them. */
export const written = <Name extends string>(
  numbers: Readonly<Record<Name, number>>,
  language: Language,
): Readonly<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries<number>(numbers).map(([name, value]) => [name, formatNumber(value, language)]),
  ) as Record<Name, string>;

/** The engine's constants, for the texts that name them. */
export const scoreFacts = (language: Language) => written(SCORE_RULES, language);
