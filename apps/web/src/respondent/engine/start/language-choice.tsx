import { SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { LANGUAGE_NAMES } from '../../../shared/language/language-names.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useChooseLanguage } from '../../layout/language/use-choose-language.ts';
import styles from './language-choice.module.css';

/** Each language by its own name: who does not read this page's finds the way, too. */
export const LanguageChoice = () => {
  const t = useMessages(respondent.entry);
  const { language } = useLanguage();
  const choose = useChooseLanguage();
  return (
    <div role="group" aria-label={t.chooseLanguage} className={styles.choices}>
      {SUPPORTED_LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={styles.choice}
          aria-pressed={code === language}
          onClick={() => choose(code)}
        >
          {LANGUAGE_NAMES[code]}
        </button>
      ))}
    </div>
  );
};
