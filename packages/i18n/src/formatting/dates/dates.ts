import { type Language, LOCALES } from '../../language.ts';
import type { DateLike } from './time-zone.ts';

const STYLES = {
  /** 15 nov. 2026 · 15 Nov 2026 */
  date: { dateStyle: 'medium' },
  /** 15 novembre 2026 · 15 November 2026 */
  longDate: { dateStyle: 'long' },
  /** 15 nov. 2026, 14:30 · 15 Nov 2026, 14:30 */
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateFormats = Readonly<Record<keyof typeof STYLES, (instant: DateLike) => string>>;

const made = new Map<string, DateFormats>();

/** The only way from an instant to text: the same instant is the same day wherever it is shown. */
export const dateFormats = (language: Language, timeZone: string): DateFormats => {
  const key = `${language} ${timeZone}`;
  const format = (options: Intl.DateTimeFormatOptions) => {
    const written = new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone });
    return (instant: DateLike): string => written.format(new Date(instant));
  };
  const formats = made.get(key) ?? {
    date: format(STYLES.date),
    longDate: format(STYLES.longDate),
    dateTime: format(STYLES.dateTime),
  };
  made.set(key, formats);
  return formats;
};

/** A day that is one everywhere, such as a date of birth: `2026-11-15`. */
export const formatDay = (day: string, language: Language): string =>
  dateFormats(language, 'UTC').longDate(day);
