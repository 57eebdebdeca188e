import { questionnairePath, type QuestionnaireRoute } from '../../routing/route.ts';
import type { KeyValueStorage } from '../session/key-value-storage.ts';

/** A shared device: nothing of one respondent is left for the next. */
export const isKiosk = (): boolean => new URLSearchParams(location.search).get('kiosk') === '1';

/** Two idle minutes; the last half minute of them with a warning. */
export const KIOSK_IDLE = 120_000;
export const KIOSK_WARNING = 30_000;

const LAST_ACTIVITY_KEY = 'cadran.kiosk.sign';

/** Kept too, so that closing and opening the browser is not a way around it. */
export const recordActivity = (storage: KeyValueStorage, now: number): boolean =>
  storage.set(LAST_ACTIVITY_KEY, String(now));

/** Everything of ours, the language included. */
const wipe = (storage: KeyValueStorage): void => {
  for (const key of storage.keys('cadran.')) storage.remove(key);
};

export const clearIdleKiosk = (storage: KeyValueStorage, now: number): void => {
  const last = Number(storage.get(LAST_ACTIVITY_KEY) ?? 0);
  if (now - last > KIOSK_IDLE) wipe(storage);
};

/** A full page load, so that nothing stays in memory or in the history. */
export const restartKiosk = (storage: KeyValueStorage, route: QuestionnaireRoute): void => {
  wipe(storage);
  location.replace(questionnairePath(route) + location.search);
};
