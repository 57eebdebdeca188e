import type { Language, User } from '@cadran/contract';
import { markLanguageSaved, markLanguageUnsaved } from '../../../language/stored-language.ts';
import type { Services } from '../services.tsx';

/** Keeps a choice of language with the user. */
export const saveLanguage = async (
  { api, session }: Services,
  user: User,
  language: Language,
): Promise<void> => {
  markLanguageUnsaved(user.id);
  const params = { id: user.id };
  const changed = await api.users.update({ params, body: { language } });
  markLanguageSaved();
  session.update({ user: changed });
};
