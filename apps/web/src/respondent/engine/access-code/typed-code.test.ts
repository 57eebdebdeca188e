import { accessCodeOf, ACCESS_CODE_SYMBOLS, formatAccessCode } from '@cadran/contract/codes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretAfter, formatTypedCode } from './typed-code.ts';

const CODE = accessCodeOf(Uint8Array.from({ length: 16 }, (_, place) => place * 11));
const SHOWN = formatAccessCode(CODE);

describe('a partly typed code', () => {
  it.each([
    ['', ''],
    ['k7', 'K7'],
    ['k7m', 'K7M'],
    ['k7m2', 'K7M-2'],
    ['K7M-', 'K7M'],
    ['k7m 2qx.9', 'K7M-2QX-9'],
    // Digits and letters that no code has stay, so that one sees what is wrong.
    ['o0il1', 'O0I-L1'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(formatTypedCode(typed)).toBe(shown);
  });

  it('keeps a thirteenth letter, which makes it no code', () => {
    expect(formatTypedCode(`${CODE}A`)).toBe(`${SHOWN}-A`);
  });

  it.each([
    CODE.toLowerCase(),
    ` ${CODE} `,
    SHOWN.replaceAll('-', ' '),
    SHOWN.replaceAll('-', '–'),
    `Votre code : ${SHOWN}.`,
    `https://cadran.example.org/profiling/5b0f3c52-2f39-4b2c-8f4e-0c9f0a5f4a00/audit#${CODE}`,
    `Bonjour,\nvotre code est ${SHOWN}\nMerci`,
  ])('finds the code in what was pasted: %j', (pasted) => {
    expect(formatTypedCode(pasted)).toBe(SHOWN);
  });

  it('shows a code the same way, however it is grouped and written', () => {
    const code = fc
      .uint8Array({ minLength: 40, maxLength: 40, max: 200 })
      .map((bytes) => accessCodeOf(bytes));
    const separator = fc.constantFrom('', ' ', '-', '.', '–');
    fc.assert(
      fc.property(code, fc.array(separator, { minLength: 12, maxLength: 12 }), (one, between) => {
        const typed = one.split('').map((sign, place) => `${sign.toLowerCase()}${between[place]}`);
        expect(formatTypedCode(typed.join(''))).toBe(formatAccessCode(one));
      }),
    );
  });

  it('leaves the caret behind the same letters', () => {
    const text = fc
      .array(fc.constantFrom(...ACCESS_CODE_SYMBOLS.split(''), '-', ' '), { maxLength: 20 })
      .map((signs) => signs.join(''));
    fc.assert(
      fc.property(text, fc.nat(20), (typed, at) => {
        const caret = Math.min(at, typed.length);
        const shown = formatTypedCode(typed);
        const place = caretAfter(typed, caret, shown);
        const letters = (some: string): string => some.replaceAll(/[- ]/g, '');
        expect(letters(shown.slice(0, place))).toBe(letters(typed.slice(0, caret)));
      }),
    );
  });
});
