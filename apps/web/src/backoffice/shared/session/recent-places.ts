import { tryStorage } from '../../../shared/storage/try-storage.ts';

/** A place that somebody opened by the search. */
export interface Place {
  readonly kind: 'page' | 'screening' | 'profiling' | 'candidate' | 'user';
  readonly label: string;
  /** What tells namesakes apart. */
  readonly detail: string;
  readonly to: string;
}

const LIMIT = 6;
const keyOf = (userId: string): string => `cadran.recent.${userId}`;

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  ['kind', 'label', 'detail', 'to'].every((name) => typeof Reflect.get(value, name) === 'string');

/** The newest first; nothing if it cannot be read. */
export const recentPlaces = (userId: string): readonly Place[] => {
  const stored = tryStorage((): unknown => JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]'));
  return Array.isArray(stored) ? stored.filter(isPlace).slice(0, LIMIT) : [];
};

export const rememberPlace = (userId: string, place: Place): void => {
  const others = recentPlaces(userId).filter(({ to }) => to !== place.to);
  const kept = [place, ...others].slice(0, LIMIT);
  tryStorage(() => localStorage.setItem(keyOf(userId), JSON.stringify(kept)));
};

/** At log-out: names of candidates do not stay on the device. */
export const forgetPlaces = (userId: string): void => {
  tryStorage(() => localStorage.removeItem(keyOf(userId)));
};
