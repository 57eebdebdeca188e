import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACCESS_CODE_LENGTH,
  ACCESS_CODE_SYMBOLS,
  accessCodeOf,
  formatAccessCode,
  parseAccessCode,
} from './access-code.ts';

const code = fc.uint8Array({ minLength: 64, maxLength: 64 }).map(accessCodeOf);
const place = fc.nat({ max: ACCESS_CODE_LENGTH - 1 });
const symbol = fc.constantFrom(...ACCESS_CODE_SYMBOLS.split(''));
const replaced = (text: string, at: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + 1);

describe('an access code', () => {
  it('is twelve letters and digits without 0, O, 1, I and L, shown in threes', () => {
    fc.assert(
      fc.property(code, (made) => {
        expect(formatAccessCode(made)).toMatch(/^([2-9A-HJKMNP-Z]{3}-){3}[2-9A-HJKMNP-Z]{3}$/);
      }),
    );
  });

  it('is understood in lower case, with spaces, hyphens of any kind and dots', () => {
    fc.assert(
      fc.property(code, fc.constantFrom(' ', '-', '–', '\u00A0', '.', '\u200B'), (made, gap) => {
        const typed = ` ${formatAccessCode(made).toLowerCase().replaceAll('-', gap)}\n`;
        expect(parseAccessCode(typed)).toEqual({ code: made });
      }),
    );
  });

  it('with one wrong symbol is refused', () => {
    fc.assert(
      fc.property(code, place, symbol, (made, at, wrong) => {
        fc.pre(made[at] !== wrong);
        expect(parseAccessCode(replaced(made, at, wrong))).toEqual({ problem: 'check' });
      }),
    );
  });

  it('with any two different symbols swapped is refused', () => {
    fc.assert(
      fc.property(code, place, place, (made, a, b) => {
        fc.pre(made[a] !== made[b]);
        const swapped = replaced(replaced(made, a, made.charAt(b)), b, made.charAt(a));
        expect(parseAccessCode(swapped)).toEqual({ problem: 'check' });
      }),
    );
  });

  it('with a symbol missing or added is refused for its length', () => {
    fc.assert(
      fc.property(code, place, symbol, (made, at, more) => {
        expect(parseAccessCode(replaced(made, at, ''))).toEqual({ problem: 'length' });
        expect(parseAccessCode(replaced(made, at, made.charAt(at) + more))).toEqual({
          problem: 'length',
        });
      }),
    );
  });

  it('with 0, O, 1, I or L is refused for that, because no code has them', () => {
    fc.assert(
      fc.property(code, place, fc.constantFrom(...'0O1ILoil'.split('')), (made, at, sign) => {
        expect(parseAccessCode(replaced(made, at, sign))).toEqual({ problem: 'symbols' });
      }),
    );
  });

  it.each([
    ['', 'empty'],
    [' - ', 'empty'],
    ['😀'.repeat(6), 'symbols'],
    ['ÄÖÜ', 'symbols'],
    ['ABC', 'length'],
  ])('%j is refused: %s', (typed, problem) => {
    expect(parseAccessCode(typed)).toEqual({ problem });
  });

  it('skips the bytes that would favour some symbols', () => {
    const made = accessCodeOf([248, 255, ...Array.from({ length: 11 }, () => 30)]);
    expect(made.slice(0, 11)).toBe('Z'.repeat(11));
    expect(() => accessCodeOf([1, 2, 3])).toThrow('Too few bytes');
  });
});
