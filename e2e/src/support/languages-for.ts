import type { Language } from './test-users.ts';

/**
 * Journeys that are alike in both languages take turns: each names the one it is driven in. With
 * `E2E_LANGUAGES=both` all of them are driven in both.
 */
export const languagesFor = (turn: Language): readonly Language[] =>
  process.env['E2E_LANGUAGES'] === 'both' ? ['fr', 'en'] : [turn];
