import { describe, expect, it } from 'vitest';
import { resolveLanguage } from './language.ts';

describe('resolveLanguage', () => {
  it.each([
    ['fr', 'fr'],
    ['en', 'en'],
    ['en-GB', 'en'],
    ['EN', 'en'],
    ['fr-CH', 'fr'],
  ])('%s is %s', (wanted, language) => {
    expect(resolveLanguage(wanted)).toBe(language);
  });

  it.each(['de', 'english', '', null, undefined])(
    '%s is not supported: falls back to French',
    (wanted) => {
      expect(resolveLanguage(wanted)).toBe('fr');
    },
  );
});
