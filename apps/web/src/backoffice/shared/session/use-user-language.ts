import { useEffect } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useServices } from '../services.tsx';
import { screenLanguage } from './screen-language.ts';

/** After log-in the user's language applies, unless another was chosen in this browser. */
export const useUserLanguage = (userId: string | null): void => {
  const { session } = useServices();
  const { setLanguage } = useLanguage();
  useEffect(() => {
    if (userId !== null) setLanguage(screenLanguage(session));
  }, [userId, session, setLanguage]);
};
