import type { Language } from '@cadran/i18n';
import { useCallback } from 'react';
import { useLanguage } from './language-context.tsx';
import { storeScreenLanguage } from './screen-language.ts';

/** The language of the screen, kept in this browser; that of the user's mails is asked for. */
export const useChangeLanguage = () => {
  const { setLanguage } = useLanguage();
  return useCallback(
    (language: Language): void => {
      setLanguage(language);
      storeScreenLanguage(language);
    },
    [setLanguage],
  );
};
