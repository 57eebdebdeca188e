import { expect, it } from 'vitest';
import { withNoBreakSpaces } from './french-spaces.ts';

it.each([
  ['Pourquoi vous ?', 'Pourquoi vous\u00a0?'],
  [
    'Bonjour ! Voici : « un mot » ; merci.',
    'Bonjour\u00a0! Voici\u00a0: «\u00a0un mot\u00a0»\u00a0; merci.',
  ],
  ['Déjà bien\u00a0?', 'Déjà bien\u00a0?'],
  ['à 10:30, https://exemple.fr/?a=b', 'à 10:30, https://exemple.fr/?a=b'],
])('French does not break before a sign: %s', (typed, shown) => {
  expect(withNoBreakSpaces(typed, 'fr')).toBe(shown);
});

it('leaves English unchanged', () => {
  expect(withNoBreakSpaces('Really ?', 'en')).toBe('Really ?');
});
