import { expect, it } from 'vitest';
import { acceptedLanguage } from './first-words.ts';

it.each([
  ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
  ['de, en-GB;q=0.9, fr;q=0.8', 'en'],
  ['EN', 'en'],
  ['de-CH,it;q=0.9', 'fr'],
  ['*', 'fr'],
  ['', 'fr'],
  [undefined, 'fr'],
])('a browser that accepts %j reads %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
