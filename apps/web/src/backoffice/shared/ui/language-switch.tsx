import { backoffice } from '@cadran/i18n/backoffice';
import { LanguageButtons } from '../../../language/language-buttons.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { useChangeLanguage } from '../session/use-change-language.ts';
import './language-switch.css';

/** On every page, login included; changes the page in place. */
export const LanguageSwitch = () => {
  const t = useMessages(backoffice.shell);
  const { changeLanguage } = useChangeLanguage();
  return (
    <LanguageButtons label={t.language} className="language-switch" onChoose={changeLanguage} />
  );
};
