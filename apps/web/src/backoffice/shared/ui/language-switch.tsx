import { backoffice } from '@cadran/i18n/backoffice';
import { LanguageButtons } from '../../../shared/language/language-buttons.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useChangeLanguage } from '../session/use-change-language.ts';
import styles from './language-switch.module.css';

export const LanguageSwitch = () => {
  const t = useMessages(backoffice.shell);
  const changeLanguage = useChangeLanguage();
  return (
    <LanguageButtons
      label={t.language}
      className={styles.languageSwitch}
      onChoose={changeLanguage}
    />
  );
};
