import type { GuideQuestion, LanguageLevel, ProbeReason, SkillLevel } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { findBankQuestion } from '@cadran/instruments/interview/question-bank';
import { MOTIVATION_TEXTS } from '@cadran/instruments/motivation-texts';
import { TRAIT_DESCRIPTIONS } from '@cadran/instruments/personality/trait-descriptions';
import { languageName } from '@cadran/instruments/reference/languages';
import { LANGUAGE_LEVEL_TEXTS, SKILL_LEVEL_TEXTS } from '@cadran/instruments/reference/levels';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { localizedText } from '../../../shared/language/localized-text.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useSubjectName } from '../../shared/interview/use-subject-name.ts';

/** A question in words: what is asked, what it is about, and why. */
export const useQuestionWords = () => {
  const t = useMessages(backoffice.interviews);
  const { sections } = useMessages(candidates);
  const { language } = useLanguage();
  const subjectName = useSubjectName();

  const about = ({ subject, about: of }: GuideQuestion): string => {
    if (subject === 'skills') return t.about.skills(of ?? t.main);
    if (subject === 'languages')
      return t.about.languages(of === null ? t.main : languageName(of, language));
    return subject === null ? t.ownQuestion : subjectName(subject);
  };

  const decimal = (value: number): string =>
    formatNumber(value, language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const skillLevel = (level: number | null): string =>
    level === null ? t.reasons.noLevel : SKILL_LEVEL_TEXTS[level as SkillLevel].name[language];
  const languageLevel = (level: LanguageLevel | null): string =>
    level === null ? t.reasons.noLevel : LANGUAGE_LEVEL_TEXTS[level].name[language];

  const why = (question: GuideQuestion, reason: ProbeReason): string => {
    switch (reason.kind) {
      case 'trait': {
        const { trait, side, position, margin, desired } = reason;
        const shown = t.reasons.withMargin(decimal(position), decimal(margin));
        const name = TRAIT_DESCRIPTIONS[trait].name[language];
        return t.reasons.trait[side](name, shown, decimal(desired.min), decimal(desired.max));
      }
      case 'weaker':
        return t.reasons.weaker(question.subject === null ? '' : subjectName(question.subject));
      case 'rank':
        return t.reasons.rank(
          MOTIVATION_TEXTS[reason.motivation].name[language],
          reason.desired,
          reason.actual,
        );
      case 'skill':
        return t.reasons.level(skillLevel(reason.required), skillLevel(reason.given));
      case 'language':
        return t.reasons.level(languageLevel(reason.required), languageLevel(reason.given));
      case 'uncertain':
        return t.reasons.uncertain(sections[reason.section], reason.score, reason.low, reason.high);
      case 'unanswered':
        return t.reasons.unanswered(sections[reason.section]);
    }
  };

  return {
    text: ({ id, text }: GuideQuestion): string =>
      localizedText(text ?? findBankQuestion(id)?.text ?? { fr: id, en: id }, language),
    about,
    why: (question: GuideQuestion): string | null =>
      question.reason && why(question, question.reason),
  };
};
