import { displayedScore } from '@cadran/contract/codes';

/** How numbers are written; the application passes those of the reader's language. */
export interface NumberFormats {
  /** A displayed score. */
  readonly integer: (value: number) => string;
  /** One decimal. */
  readonly decimal: (value: number) => string;
  /** Two decimals: reliabilities, positions on the scale people answered. */
  readonly hundredths: (value: number) => string;
  /** With its sign, one decimal: differences. */
  readonly difference: (value: number) => string;
  /** With its sign, whole: positions on an axis. */
  readonly position: (value: number) => string;
  /** A share of one, as a percentage. */
  readonly percent: (share: number) => string;
  /** "3 years". */
  readonly years: (years: number) => string;
}

const whole = (value: number): string => String(displayedScore(value)).replace('-', '−');
const withDecimals = (value: number, digits: number): string =>
  value.toFixed(digits).replace('-', '−');
const oneDecimal = (value: number): string => withDecimals(value, 1);
const signed = (text: string): string => (/^−|^0(?:\.0+)?$/u.test(text) ? text : `+${text}`);
/** Avoids -0. */
const unsignedZero = (text: string): string => (/^−0(?:\.0+)?$/u.test(text) ? text.slice(1) : text);

/** For tests and for pages that pass nothing. */
export const PLAIN_NUMBERS: NumberFormats = {
  integer: (value) => unsignedZero(whole(value)),
  decimal: (value) => unsignedZero(oneDecimal(value)),
  hundredths: (value) => unsignedZero(withDecimals(value, 2)),
  difference: (value) => signed(unsignedZero(oneDecimal(value))),
  position: (value) => signed(unsignedZero(whole(value))),
  percent: (share) => `${displayedScore(share * 100)}\u00a0%`,
  years: String,
};

export const withDefaultFormats = (formats: Partial<NumberFormats> = {}): NumberFormats => ({
  ...PLAIN_NUMBERS,
  ...formats,
});

/** Shown for a missing number. */
export const MISSING = '–';

export const formatOrDash = (value: number | null, write: (value: number) => string): string =>
  value === null ? MISSING : write(value);

/** "33 [28; 38]": a number and the ends of its interval, for tables; brackets are read in every language. */
export const formatInterval = (
  text: string,
  interval: readonly [from: number, to: number] | undefined,
  write: (value: number) => string,
): string => (interval ? `${text} [${write(interval[0])}; ${write(interval[1])}]` : text);
