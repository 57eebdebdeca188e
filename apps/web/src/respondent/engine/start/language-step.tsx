import { type Language, SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { LANGUAGE_NAMES } from '../../../shared/language/language-names.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Heading } from '../../layout/heading.tsx';
import { useChooseLanguage } from '../../layout/use-choose-language.ts';
import { LinkButton } from '../../ui/button.tsx';
import panelStyles from '../../ui/panel.module.css';
import styles from './language-step.module.css';

interface Props {
  readonly onChosen: () => void;
  readonly onResume: () => void;
}

/** Part 0 of every questionnaire. */
export const LanguageStep = ({ onChosen, onResume }: Props) => {
  const t = useMessages(respondent.entry);
  const { other } = t.languageChoice;
  const choose = useChooseLanguage();
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<Language | null>(null);
  // Goes on once the page speaks it, so that the next one is never read in another first.
  useEffect(() => {
    if (chosen === language) onChosen();
  }, [chosen, language, onChosen]);
  return (
    <div className={panelStyles.step}>
      <Heading>{t.languageChoice.title}</Heading>
      {/* Said in every language: who does not read this page's must find the way, too. */}
      <p className={panelStyles.lead} lang={other.language}>
        {other.title}
      </p>
      <p>
        {t.languageChoice.explanation}
        <br />
        <span lang={other.language}>{other.explanation}</span>
      </p>
      <div className={styles.choices}>
        {SUPPORTED_LANGUAGES.map((code) => (
          <button
            key={code}
            type="button"
            lang={code}
            className={styles.choice}
            onClick={() => {
              choose(code);
              setChosen(code);
            }}
          >
            {LANGUAGE_NAMES[code]}
          </button>
        ))}
      </div>
      <p className={panelStyles.aside}>
        <LinkButton onClick={onResume}>
          {t.resume.offer}
          <br />
          <span lang={other.language}>{other.resume}</span>
        </LinkButton>
      </p>
    </div>
  );
};
