import { describe, expect, it } from 'vitest';
import { preferredLanguage } from './stored-language.ts';

describe('preferredLanguage', () => {
  it('returns the stored choice', () => {
    expect(preferredLanguage(['en-GB'], 'fr')).toBe('fr');
  });
  it.each([
    [['en-US', 'en'], 'en'],
    [['fr-CH', 'en'], 'fr'],
    [['de-CH', 'en', 'fr'], 'en'],
    [['de', 'it'], 'fr'],
    [[], 'fr'],
  ])('returns the first supported language of %j, else French', (all, spoken) => {
    expect(preferredLanguage(all, null)).toBe(spoken);
  });
});
