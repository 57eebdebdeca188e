import type { Language } from '@cadran/i18n';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { storeLanguage } from '../../../shared/language/stored-language.ts';
import { preloadMessages } from '../../data/preload-messages.ts';

/** The words come first: without a network the page stays in the language it has. */
export const useChooseLanguage = (): ((language: Language) => void) => {
  const { setLanguage } = useLanguage();
  const choose = async (language: Language): Promise<void> => {
    await preloadMessages(language);
    storeLanguage(language);
    setLanguage(language);
  };
  return (language) => void choose(language).catch(() => undefined);
};
