import { describe, expect, it } from 'vitest';
import { printableText } from './printable-text.ts';

describe('printable text', () => {
  it('drops characters that XML does not allow', () => {
    expect(printableText('Zo\u0000é\u0008 Martin\uFFFF\uD800')).toBe('Zoé Martin');
  });

  it('collapses white space and trims', () => {
    expect(printableText('  a\t\nb  ')).toBe('a b');
  });

  it('keeps accents, non-breaking spaces, markup signs and emoji', () => {
    expect(printableText('« Zoé » <b> & 🙂')).toBe('« Zoé » <b> & 🙂');
  });
});
