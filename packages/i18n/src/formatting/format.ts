import type { Language } from '../language.ts';

/** British English, as in the texts. */
export const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>;

type DateLike = string | Date;
const dateOf = (date: DateLike): Date => (typeof date === 'string' ? new Date(date) : date);

/** 15 nov. 2026 · 15 Nov 2026 */
export const formatDate = (date: DateLike, language: Language, timeZone?: string): string =>
  dateOf(date).toLocaleDateString(LOCALES[language], {
    dateStyle: 'medium',
    ...(timeZone && { timeZone }),
  });

/** 15 novembre 2026 · 15 November 2026 */
export const formatLongDate = (date: DateLike, language: Language, timeZone?: string): string =>
  dateOf(date).toLocaleDateString(LOCALES[language], {
    dateStyle: 'long',
    ...(timeZone && { timeZone }),
  });

/** 15 nov. 2026, 14:30 · 15 Nov 2026, 14:30 */
export const formatDateTime = (date: DateLike, language: Language, timeZone?: string): string =>
  dateOf(date).toLocaleString(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  });

/** 1 234,5 · 1,234.5 */
export const formatNumber = (
  value: number,
  language: Language,
  options?: Intl.NumberFormatOptions,
): string => value.toLocaleString(LOCALES[language], options);

/** A share of one: 0.42 is 42 % · 42% */
export const formatPercent = (share: number, language: Language, digits = 0): string =>
  formatNumber(share, language, { style: 'percent', maximumFractionDigits: digits });

/** a, b et c · a, b and c */
export const formatList = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(LOCALES[language]).format(items);

const WAIT_UNITS = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A duration in its largest unit, rounded up so that a retry after it is not too early. */
export const formatDuration = (seconds: number, language: Language): string => {
  const [unit, size] = WAIT_UNITS.find(([, length]) => seconds >= length) ?? ['second', 1];
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
  const words = formatNumber(Math.max(1, Math.ceil(seconds / size)), language, options);
  return words.replaceAll(' ', '\u00a0');
};

/** A number of people; one that was rounded down, as those of an audit by link are, says so. */
export const formatCount = (count: number, language: Language, isRoundedDown: boolean): string => {
  const shown = formatNumber(count, language);
  if (!isRoundedDown || count === 0) return shown;
  return language === 'fr' ? `au moins ${shown}` : `at least ${shown}`;
};
