import type { Language } from './test-users.ts';

/**
 * Journeys through campaigns and reports, which are alike in both languages, take turns: each names the one it is driven
 * in. With `E2E_LANGUAGES=both` they are driven in both.
 */
export const languagesFor = (turn: Language): readonly Language[] =>
  process.env['E2E_LANGUAGES'] === 'both' ? ['fr', 'en'] : [turn];
