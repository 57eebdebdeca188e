import { describe, expect, it } from 'vitest';
import { firstLanguage } from './stored-language.ts';

describe('the first page', () => {
  it('speaks what was last chosen here', () => {
    expect(firstLanguage(['en-GB'], 'fr')).toBe('fr');
  });
  it.each([
    [['en-US', 'en'], 'en'],
    [['fr-CH', 'en'], 'fr'],
    [['de-CH', 'en', 'fr'], 'en'],
    [['de', 'it'], 'fr'],
    [[], 'fr'],
  ])('speaks the first of the browser’s languages %j that we speak, else French', (all, spoken) => {
    expect(firstLanguage(all, null)).toBe(spoken);
  });
});
