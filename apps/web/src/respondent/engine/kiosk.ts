import { questionnairePath, type QuestionnairePlace } from '../route.ts';
import type { KeptStorage } from './kept-storage.ts';

/** A shared device: nothing of one respondent is left for the next. */
export const isKiosk = (): boolean => new URLSearchParams(location.search).get('kiosk') === '1';

/** Two idle minutes; the last half minute of them with a warning. */
export const KIOSK_IDLE = 120_000;
export const KIOSK_WARNING = 30_000;

const LAST_SIGN = 'cadran.kiosk.sign';

/** Kept too, so that closing and opening the browser is not a way around it. */
export const noteSign = (storage: KeptStorage, now: number): void =>
  storage.set(LAST_SIGN, String(now));

/** Everything of ours, the language included. */
const wipe = (storage: KeptStorage): void => {
  for (const key of storage.keys('cadran.')) storage.remove(key);
};

export const forgetIdleKiosk = (storage: KeptStorage, now: number): void => {
  const last = Number(storage.get(LAST_SIGN) ?? 0);
  if (now - last > KIOSK_IDLE) wipe(storage);
};

/** A new page, so that nothing is left in memory either; the back button finds no questionnaire. */
export const restartKiosk = (storage: KeptStorage, place: QuestionnairePlace): void => {
  wipe(storage);
  location.replace(questionnairePath(place) + location.search);
};
