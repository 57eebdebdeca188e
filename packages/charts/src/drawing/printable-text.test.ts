import { describe, expect, it } from 'vitest';
import { printableText } from './printable-text.ts';

describe('printable text', () => {
  it('drops what XML cannot hold, so that a name never spoils a report', () => {
    expect(printableText('Zo\u0000é\u0008 Martin\uFFFF\uD800')).toBe('Zoé Martin');
  });

  it('makes one space of tabs and line ends, and none at the ends', () => {
    expect(printableText('  a\t\nb  ')).toBe('a b');
  });

  it('keeps accents, non-breaking spaces, markup signs and emoji', () => {
    expect(printableText('« Zoé » <b> & 🙂')).toBe('« Zoé » <b> & 🙂');
  });
});
