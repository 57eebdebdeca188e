import { expect, it } from 'vitest';
import { unstorableText } from './unstorable-text.ts';

it('names the field that holds what is no text to a database', () => {
  expect(unstorableText({ name: 'Zoé', payload: { list: ['a', '\uD800'] } })).toBe(
    'payload.list.1',
  );
  expect(unstorableText({ name: 'nul \u0000 inside' })).toBe('name');
  expect(unstorableText({ payload: { 'half \uDFFF': 1 } })).toBe('payload');
  expect(unstorableText('\u0000')).toBe('');
});

it('leaves everything else alone: emoji, accents, line breaks, numbers, nothing', () => {
  expect(
    unstorableText({ a: '🙂 é\n\t«\u00A0œ\u00A0»', b: [1, null, true], c: {} }),
  ).toBeUndefined();
  expect(unstorableText(undefined)).toBeUndefined();
});
