import { type Language, SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { useLanguage } from '../language/language-context.tsx';
import { storeLanguage } from '../language/stored-language.ts';
import { useMessages } from '../language/use-messages.ts';
import { preloadMessages } from './preload-messages.ts';

export const LANGUAGE_NAMES = { fr: 'Français', en: 'English' } as const satisfies Record<
  Language,
  string
>;

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

export const LanguageSwitch = () => {
  const t = useMessages(respondent.entry);
  const { language } = useLanguage();
  const choose = useChooseLanguage();
  return (
    <div role="group" aria-label={t.language} className="switch">
      {SUPPORTED_LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => choose(code)}
        >
          <span>{code.toUpperCase()}</span>
          <span className="visually-hidden"> – {LANGUAGE_NAMES[code]}</span>
        </button>
      ))}
    </div>
  );
};
