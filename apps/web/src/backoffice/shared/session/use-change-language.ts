import { contract, type Language } from '@cadran/contract';
import { useLanguage } from '../../../language/language-context.tsx';
import { storeLanguage } from '../../../language/stored-language.ts';
import { useNotify } from '../notify/use-notify.ts';
import { useServices } from '../services.tsx';

/** Changes the page at once; the choice is kept with the user, or in the browser before login. */
export const useChangeLanguage = () => {
  const { language, setLanguage } = useLanguage();
  const { api, session } = useServices();
  const notify = useNotify();

  const changeLanguage = (next: Language): void => {
    if (next === language) return;
    setLanguage(next);
    storeLanguage(next);
    const user = session.state().current?.user;
    if (!user || user.mustChangePassword) return;
    api
      .call(contract.users.update, { params: { id: user.id }, body: { language: next } })
      .then((changed) => session.update({ user: changed }), notify.failure);
  };
  return { language, changeLanguage };
};
