import { expect, it } from 'vitest';
import { findUnstorableText } from './unstorable-text.ts';

it('returns the path of text with NUL or lone surrogates', () => {
  expect(findUnstorableText({ name: 'Zoé', payload: { list: ['a', '\uD800'] } })).toBe(
    'payload.list.1',
  );
  expect(findUnstorableText({ name: 'nul \u0000 inside' })).toBe('name');
  expect(findUnstorableText({ payload: { 'half \uDFFF': 1 } })).toBe('payload');
  expect(findUnstorableText('\u0000')).toBe('');
});

it('accepts emoji, accents, line breaks, numbers and empty values', () => {
  expect(
    findUnstorableText({ a: '🙂 é\n\t«\u00A0œ\u00A0»', b: [1, null, true], c: {} }),
  ).toBeUndefined();
  expect(findUnstorableText(undefined)).toBeUndefined();
});
