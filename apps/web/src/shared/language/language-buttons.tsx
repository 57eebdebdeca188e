import { type Language, SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { useLanguage } from './language-context.tsx';
import { LANGUAGE_NAMES } from './language-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

interface Props {
  readonly label: string;
  readonly className: string | undefined;
  readonly onChoose: (language: Language) => void;
}

/** Short codes, with full names for screen readers. */
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
          <VisuallyHidden> – {LANGUAGE_NAMES[code]}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
};
