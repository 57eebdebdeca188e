import { respondent } from '@cadran/i18n/respondent';
import { LanguageButtons } from '../../../shared/language/language-buttons.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useChooseLanguage } from './use-choose-language.ts';
import styles from './language-switch.module.css';

export const LanguageSwitch = () => {
  const t = useMessages(respondent.entry);
  return (
    <LanguageButtons
      label={t.language}
      className={styles.languageSwitch}
      onChoose={useChooseLanguage()}
    />
  );
};
