import type { Theme } from '@cadran/contract';
import { createContext, use, useLayoutEffect } from 'react';

/** Puts other colours on before anybody is logged in; null takes them off. */
export const GuestThemeContext = createContext<(theme: Theme | null) => void>(() => undefined);

/** For pages of the way in: the colours of the organisation whose people they are for. */
export const useGuestTheme = (theme: Theme | null): void => {
  const wear = use(GuestThemeContext);
  useLayoutEffect(() => {
    wear(theme);
    return () => wear(null);
  }, [theme, wear]);
};
