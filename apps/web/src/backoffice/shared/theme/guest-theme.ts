import type { Theme } from '@cadran/contract';
import { createContext, use, useLayoutEffect } from 'react';

/** Null restores the default theme. */
export const GuestThemeContext = createContext<(theme: Theme | null) => void>(() => undefined);

/** Theme of an organisation on pages before login. */
export const useGuestTheme = (theme: Theme | null): void => {
  const wear = use(GuestThemeContext);
  useLayoutEffect(() => {
    wear(theme);
    return () => wear(null);
  }, [theme, wear]);
};
