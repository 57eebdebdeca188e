import { type Currency, displayedScore, type Language } from '@cadran/contract/codes';
import { dateFormats, formatDay, LOCALES } from '@cadran/i18n';
import { CURRENCY_ISO } from '@cadran/instruments/reference/work-conditions';

/** Formats numbers, dates and lists for the report's language. */
export interface Writer {
  /** The displayed integer. */
  readonly score: (value: number) => string;
  /** With exactly so many decimals. */
  readonly decimal: (value: number, digits?: number) => string;
  /** With as many decimals as it takes, up to two. */
  readonly number: (value: number) => string;
  /** With its sign and one decimal. */
  readonly signed: (value: number, digits?: number) => string;
  readonly percent: (share: number) => string;
  readonly money: (amount: number, currency: Currency) => string;
  readonly instant: (iso: string) => string;
  /** A day without an hour, the same in every time zone. */
  readonly day: (iso: string) => string;
  /** a, b and c */
  readonly list: (items: readonly string[]) => string;
  /** a; b; c: for items that hold commas themselves. */
  readonly series: (items: readonly string[]) => string;
}

const SEPARATOR = { fr: '\u00a0; ', en: '; ' } as const satisfies Record<Language, string>;
const minus = (text: string): string => text.replace('-', '−');

/** Intl formats are expensive to create: one set per language is cached. */
const formatsOf = (language: Language) => {
  const locale = LOCALES[language];
  const made = new Map<string, Intl.NumberFormat>();
  const format = (name: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const known = made.get(name) ?? new Intl.NumberFormat(locale, options);
    made.set(name, known);
    return known;
  };
  const fixed = (digits: number) => ({
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return {
    decimal: (digits: number) =>
      format(`decimal ${digits}`, { ...fixed(digits), signDisplay: 'negative' }),
    signed: (digits: number) =>
      format(`signed ${digits}`, { ...fixed(digits), signDisplay: 'exceptZero' }),
    number: () => format('number', { maximumFractionDigits: 2, signDisplay: 'negative' }),
    percent: () => format('percent', { style: 'percent', maximumFractionDigits: 0 }),
    money: (currency: Currency) =>
      format(currency, {
        style: 'currency',
        currency: CURRENCY_ISO[currency],
        minimumFractionDigits: 0,
        maximumFractionDigits: 2,
      }),
    list: new Intl.ListFormat(locale),
  };
};

const FORMATS = { fr: formatsOf('fr'), en: formatsOf('en') } as const;

export const writerOf = (language: Language, timeZone: string): Writer => {
  const formats = FORMATS[language];
  return {
    score: (value) => minus(formats.decimal(0).format(displayedScore(value))),
    decimal: (value, digits = 1) => minus(formats.decimal(digits).format(value)),
    number: (value) => minus(formats.number().format(value)),
    signed: (value, digits = 1) => minus(formats.signed(digits).format(value)),
    percent: (share) => formats.percent().format(share),
    money: (amount, currency) => formats.money(currency).format(amount),
    instant: dateFormats(language, timeZone).longDate,
    day: (day) => formatDay(day, language),
    list: (items) => formats.list.format(items),
    series: (items) => items.join(SEPARATOR[language]),
  };
};
