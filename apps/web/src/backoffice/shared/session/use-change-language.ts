import type { Language } from '@cadran/contract';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { storeLanguage } from '../../../shared/language/stored-language.ts';
import { useNotify } from '../notify/use-notify.ts';
import { useServices } from '../services.tsx';
import { needsSecondFactor } from './needs-second-factor.ts';
import { saveLanguage } from './save-language.ts';

/** Saved with the user, or in the browser before login. */
export const useChangeLanguage = () => {
  const { language, setLanguage } = useLanguage();
  const services = useServices();
  const notify = useNotify();

  const changeLanguage = (next: Language): void => {
    if (next === language) return;
    setLanguage(next);
    storeLanguage(next);
    const { current } = services.session.state();
    // The server refuses other calls until a generated password is changed or a second factor set up.
    if (current && !current.user.mustChangePassword && !needsSecondFactor(current))
      saveLanguage(services, current.user, next).catch(notify.failure);
  };
  return { language, changeLanguage };
};
