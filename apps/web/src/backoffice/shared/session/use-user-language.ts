import { useEffect } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import {
  storeLanguage,
  hasUnsavedLanguage,
  storedLanguage,
} from '../../../shared/language/stored-language.ts';
import { useServices } from '../services.tsx';
import { saveLanguage } from './save-language.ts';
import type { Language } from '@cadran/i18n';
import type { SessionManager } from './session-manager.ts';

/** Applies the user's saved or pending language after login. */
export const useUserLanguage = (userId: string | null): void => {
  const services = useServices();
  const { setLanguage } = useLanguage();
  useEffect(() => {
    const user = services.session.state().current?.user;
    if (!user || user.id !== userId) return;
    const language = sessionLanguage(services.session);
    setLanguage(language);
    storeLanguage(language);
    // Sent again at the next start after a failure.
    if (hasUnsavedLanguage(userId)) saveLanguage(services, user, language).catch(() => null);
  }, [userId, services, setLanguage]);
};

/** The user's language, unless an unsaved choice is pending; else this browser's. */
export const sessionLanguage = (session: SessionManager): Language => {
  const user = session.state().current?.user;
  return user && !hasUnsavedLanguage(user.id) ? user.language : storedLanguage();
};
