import { useEffect } from 'react';
import { useLanguage } from '../../../language/language-context.tsx';
import { storeLanguage, unsavedLanguageOf } from '../../../language/stored-language.ts';
import { useServices } from '../services.tsx';
import { languageOfSession } from './language-of-session.ts';
import { saveLanguage } from './save-language.ts';

/** Whoever logs in reads the language kept with them, or the choice that was on its way there. */
export const useUserLanguage = (userId: string | null): void => {
  const services = useServices();
  const { setLanguage } = useLanguage();
  useEffect(() => {
    const user = services.session.state().current?.user;
    if (!user || user.id !== userId) return;
    const language = languageOfSession(services.session);
    setLanguage(language);
    storeLanguage(language);
    // Still on its way after a failure: it is sent again at the next start.
    if (unsavedLanguageOf(userId)) saveLanguage(services, user, language).catch(() => null);
  }, [userId, services, setLanguage]);
};
