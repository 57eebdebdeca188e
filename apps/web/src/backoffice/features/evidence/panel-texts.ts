import { evidence as evidenceWords } from '@cadran/i18n/evidence';
import { panelTexts } from '@cadran/reports/evidence';
import { useMemo } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useTimeZone } from '../../shared/dates/use-dates.ts';

/** The words and formats that panels are drawn with. */
export const usePanelTexts = () => {
  const words = useMessages(evidenceWords.panels);
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  return useMemo(() => panelTexts(language, words, timeZone), [language, words, timeZone]);
};
