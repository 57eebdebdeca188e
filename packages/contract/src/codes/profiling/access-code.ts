/** Letters and digits that are not taken for one another: without 0, O, 1, I and L. A prime number of them. */
export const ACCESS_CODE_SYMBOLS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const ACCESS_CODE_LENGTH = 12;
const ONLY_SYMBOLS = new RegExp(`^[${ACCESS_CODE_SYMBOLS}]+$`);
const GROUP_LENGTH = 3;
const BODY_LENGTH = ACCESS_CODE_LENGTH - 1;

/** `symbols`: a sign that no code has, such as 0, O, 1, I or L; `length`; `check`: mistyped. */
export type AccessCodeProblem = 'empty' | 'symbols' | 'length' | 'check';
export type ParsedAccessCode =
  | { readonly code: string; readonly problem?: undefined }
  | { readonly code?: undefined; readonly problem: AccessCodeProblem };

/**
 * Each place has a weight of its own. The number of symbols is prime, so a wrong symbol always changes the sum, and so
 * does swapping two different ones.
 */
const weightedSum = (symbols: string): number =>
  symbols
    .split('')
    .reduce(
      (sum, symbol, index) =>
        sum + (ACCESS_CODE_LENGTH - index) * ACCESS_CODE_SYMBOLS.indexOf(symbol),
      0,
    );

/** The last symbol makes the sum a multiple of the number of symbols. */
const checkSymbol = (body: string): string => {
  const { length } = ACCESS_CODE_SYMBOLS;
  return ACCESS_CODE_SYMBOLS.charAt((length - (weightedSum(body) % length)) % length);
};

/** A code from random bytes or a keyed hash; bytes that would favour some symbols are skipped. */
export const accessCodeOf = (bytes: Iterable<number>): string => {
  const { length } = ACCESS_CODE_SYMBOLS;
  const fair = 256 - (256 % length);
  let body = '';
  for (const byte of bytes) {
    if (byte < fair) body += ACCESS_CODE_SYMBOLS.charAt(byte % length);
    if (body.length === BODY_LENGTH) return body + checkSymbol(body);
  }
  throw new Error('Too few bytes for an access code.');
};

/** As people type it: in lower case, with spaces, hyphens or dots. */
export const parseAccessCode = (typed: string): ParsedAccessCode => {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}\p{Cf}._·•]/gu, '');
  if (code === '') return { problem: 'empty' };
  if (!ONLY_SYMBOLS.test(code)) return { problem: 'symbols' };
  if (code.length !== ACCESS_CODE_LENGTH) return { problem: 'length' };
  return weightedSum(code) % ACCESS_CODE_SYMBOLS.length === 0 ? { code } : { problem: 'check' };
};

/** In threes: `K7M-2QX-9TB-4HR`. */
export const formatAccessCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g')) ?? []).join('-');
