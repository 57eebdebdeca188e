import { type Language, SUPPORTED_LANGUAGES } from '@cadran/i18n';

const run = { others: false };

/** From now on tests are declared for the cases that `npm test` leaves out (apps/web/src/thorough). */
export const takeOtherTurns = (): void => {
  run.others = true;
};

/** Of cases that are alike a test beside the code tries the one it names; `thorough` tries the others. */
export const inTurn = <T>(cases: readonly T[], turn: T): readonly T[] =>
  cases.filter((each) => (each === turn) !== run.others);

/** Components are alike in both languages: each test names the one it runs in. */
export const languagesFor = (turn: Language): readonly Language[] =>
  inTurn(SUPPORTED_LANGUAGES, turn);
