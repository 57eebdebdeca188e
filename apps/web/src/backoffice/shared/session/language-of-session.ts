import type { Language } from '@cadran/i18n';
import { storedLanguage, unsavedLanguageOf } from '../../../language/stored-language.ts';
import type { SessionKeeper } from './session-keeper.ts';

/** The language kept with whoever is logged in, unless another choice is on its way there; else this browser's. */
export const languageOfSession = (session: SessionKeeper): Language => {
  const user = session.state().current?.user;
  return user && !unsavedLanguageOf(user.id) ? user.language : storedLanguage();
};
