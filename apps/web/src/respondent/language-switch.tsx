import { respondent } from '@cadran/i18n/respondent';
import { LanguageButtons } from '../language/language-buttons.tsx';
import { useMessages } from '../language/use-messages.ts';
import { useChooseLanguage } from './use-choose-language.ts';

export const LanguageSwitch = () => {
  const t = useMessages(respondent.entry);
  return <LanguageButtons label={t.language} className="switch" onChoose={useChooseLanguage()} />;
};
