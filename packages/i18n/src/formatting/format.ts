import { type Language, LOCALES } from '../language.ts';

/** 1 234,5 · 1,234.5 */
/** Kept, because making one takes far longer than using it, and a picture writes hundreds of numbers. */
const numberFormats = new Map<string, Intl.NumberFormat>();

export const formatNumber = (
  value: number,
  language: Language,
  options?: Intl.NumberFormatOptions,
): string => {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(LOCALES[language], options);
  numberFormats.set(key, format);
  return format.format(value);
};

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
