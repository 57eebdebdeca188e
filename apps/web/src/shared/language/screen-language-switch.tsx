import { LanguageButtons } from './language-buttons.tsx';
import { useChangeLanguage } from './use-change-language.ts';
import styles from './screen-language-switch.module.css';

/** The language of the log-in page and of the back office. */
export const ScreenLanguageSwitch = ({ label }: { readonly label: string }) => (
  <LanguageButtons label={label} className={styles.languageSwitch} onChoose={useChangeLanguage()} />
);
