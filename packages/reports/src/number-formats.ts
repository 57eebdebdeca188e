import { displayedScore } from '@cadran/contract/codes';
import { type NumberFormats, PLAIN_NUMBERS } from '@cadran/charts/models';
import { formatNumber, formatPercent, type Language, plural } from '@cadran/i18n';

/** Whole numbers are rounded by the engine's rule; the language only writes them. */
const shown = (value: number): number => displayedScore(value) + 0;

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const HUNDREDTHS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const SIGNED = { signDisplay: 'exceptZero' } as const;
const trueMinus = (text: string): string => text.replace('-', '−');

const YEARS = {
  fr: (years: number) => plural('fr', years, 'an', 'ans'),
  en: (years: number) => plural('en', years, 'year', 'years'),
} as const satisfies Record<Language, (years: number) => string>;

/** How pictures write numbers for readers of a language. */
export const numberFormats = (language: Language): NumberFormats => ({
  ...PLAIN_NUMBERS,
  integer: (value) => trueMinus(formatNumber(shown(value), language)),
  decimal: (value) =>
    trueMinus(formatNumber(value, language, { ...TENTHS, signDisplay: 'negative' })),
  hundredths: (value) =>
    trueMinus(formatNumber(value, language, { ...HUNDREDTHS, signDisplay: 'negative' })),
  difference: (value) => trueMinus(formatNumber(value, language, { ...TENTHS, ...SIGNED })),
  position: (value) => trueMinus(formatNumber(shown(value), language, SIGNED)),
  percent: (share) => formatPercent(share, language),
  years: (years) => `${formatNumber(years, language)}\u00a0${YEARS[language](years)}`,
});
