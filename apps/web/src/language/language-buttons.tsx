import { type Language, SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { useLanguage } from './language-context.tsx';
import { LANGUAGE_NAMES } from './language-names.ts';

interface Props {
  readonly label: string;
  readonly className: string;
  readonly onChoose: (language: Language) => void;
}

/** Short enough for any header; read aloud, each has its whole name. */
export const LanguageButtons = ({ label, className, onChoose }: Props) => {
  const { language } = useLanguage();
  return (
    <div role="group" aria-label={label} className={className}>
      {SUPPORTED_LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => onChoose(code)}
        >
          <span>{code.toUpperCase()}</span>
          <span className="visually-hidden"> – {LANGUAGE_NAMES[code]}</span>
        </button>
      ))}
    </div>
  );
};
