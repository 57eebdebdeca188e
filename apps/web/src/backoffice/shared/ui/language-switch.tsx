import { type Language, SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../language/use-messages.ts';
import { useChangeLanguage } from '../session/use-change-language.ts';
import './language-switch.css';

/** Each language is named in itself, so that its readers find it. */
const NAMES = { fr: 'Français', en: 'English' } as const satisfies Record<Language, string>;

/** On every page, login included; changes the page in place. */
export const LanguageSwitch = () => {
  const t = useMessages(backoffice.shell);
  const { language, changeLanguage } = useChangeLanguage();
  return (
    <div role="group" aria-label={t.language} className="language-switch">
      {SUPPORTED_LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => changeLanguage(code)}
        >
          <span>{code.toUpperCase()}</span>
          <span className="visually-hidden"> – {NAMES[code]}</span>
        </button>
      ))}
    </div>
  );
};
