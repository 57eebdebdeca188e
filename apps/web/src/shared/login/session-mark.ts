import { tryStorage } from '../storage/try-storage.ts';

/** Read by `public/assets/session.v1.js`. Says that there was a session, never whose; the cookie is what opens one. */
const KEY = 'cadran.session';

export const markSession = (): void => {
  tryStorage(() => localStorage.setItem(KEY, '1'));
};

export const unmarkSession = (): void => {
  tryStorage(() => localStorage.removeItem(KEY));
};
