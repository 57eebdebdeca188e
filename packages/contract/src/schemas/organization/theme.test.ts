import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { color } from '../base/basics.ts';

const NOT_COLOURS = [
  'red',
  '#fff',
  '#12345g',
  '#1234567',
  ' #123456',
  '#123456\n',
  '#123456;background:url(//evil.example)',
  'url(javascript:alert(1))',
  'var(--x)',
  '#１２３４５６',
  '',
];

const HEX = '0123456789abcdefABCDEF';
const isHex = (text: string): boolean =>
  Array.from({ length: 6 }, (_, at) => text.charAt(at + 1)).every(
    (one) => one !== '' && HEX.includes(one),
  );

describe('color', () => {
  it.each(NOT_COLOURS)('is not %j', (text) => {
    expect(color.safeParse(text).success).toBe(false);
  });

  it('is #rrggbb and nothing else, whatever is sent', () => {
    const near = fc.oneof(
      fc.string(),
      fc.stringMatching(/^#[0-9a-fA-F]{5,8}$/),
      fc.stringMatching(/^#?[0-9a-f]{6}[\s;)]?$/),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(near, (text) => {
        const expected = text.length === 7 && text.startsWith('#') && isHex(text);
        expect([text, color.safeParse(text).success]).toEqual([text, expected]);
      }),
      { numRuns: 2000 },
    );
  });
});
