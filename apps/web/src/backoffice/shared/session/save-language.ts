import type { Language, User } from '@cadran/contract';
import {
  markLanguageSaved,
  markLanguageUnsaved,
} from '../../../shared/language/stored-language.ts';
import type { Services } from '../services.tsx';

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
