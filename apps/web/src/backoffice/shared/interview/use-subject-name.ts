import type { Domain, InterviewSubject, Motivation, CultureType, Pole } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { CULTURE_TYPE_TEXTS } from '@cadran/instruments/culture/culture-types';
import { MOTIVATION_TEXTS } from '@cadran/instruments/motivation-texts';
import { TRAIT_DESCRIPTIONS } from '@cadran/instruments/personality/trait-descriptions';
import { VALUE_POLE_TEXTS } from '@cadran/instruments/values/value-poles';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';

/** The name of what a question is about. */
export const useSubjectName = () => {
  const { poles } = useMessages(backoffice.interviews);
  const { sections } = useMessages(candidates);
  const { language } = useLanguage();
  return (subject: InterviewSubject): string => {
    const [section, of = '', pole] = subject.split('.');
    switch (section) {
      case 'personality': {
        const name = TRAIT_DESCRIPTIONS[of as Domain].name[language];
        return pole === 'low' ? poles.low(name) : poles.high(name);
      }
      case 'values':
        return VALUE_POLE_TEXTS[of as Pole].name[language];
      case 'culture':
        return CULTURE_TYPE_TEXTS[of as CultureType].name[language];
      case 'motivations':
        return MOTIVATION_TEXTS[of as Motivation].name[language];
      case 'languages':
        return sections.languages;
      default:
        return sections.skills;
    }
  };
};
