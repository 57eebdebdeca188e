import { type Language, SUPPORTED_LANGUAGES } from '@cadran/i18n';

/**
 * Of cases that are alike `npm test` tries the one whose turn it is, and `npm run test:more` the others. It finds them by
 * their titles, which hold the case in brackets (in-turn.test.ts).
 */
export const inTurn = <T>(cases: readonly T[], turn: T): readonly T[] =>
  cases.filter((each) => (each === turn) !== (import.meta.env['TURN'] === 'others'));

/** Components are alike in both languages: their tests take turns. */
export const languagesFor = (turn: Language): readonly Language[] =>
  inTurn(SUPPORTED_LANGUAGES, turn);
