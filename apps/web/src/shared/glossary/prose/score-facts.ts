import { formatNumber, type Language } from '@cadran/i18n';
import { SCORE_RULES } from '@cadran/scoring/score-rules';

export const formatNumbers = <Name extends string>(
  numbers: Readonly<Record<Name, number>>,
  language: Language,
): Readonly<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries<number>(numbers).map(([name, value]) => [name, formatNumber(value, language)]),
  ) as Record<Name, string>;

/** Constants of the scoring engine, for texts that name them. */
export const scoreFacts = (language: Language) => formatNumbers(SCORE_RULES, language);
