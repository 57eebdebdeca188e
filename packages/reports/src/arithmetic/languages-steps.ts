import type { ArithmeticStep } from '@cadran/contract';
import { LANGUAGE_LEVEL_TEXTS, languageLabel } from '@cadran/instruments';
import type { LanguagesFitComponents } from '@cadran/scoring';
import type { Draft } from '../drafting/draft.ts';
import { resultStep } from './calibration-steps.ts';

export const languagesSteps = (
  draft: Draft,
  { languages }: LanguagesFitComponents,
  score: number,
): readonly ArithmeticStep[] => {
  const { words, write, language: reader } = draft;
  const texts = words.arithmetic.languages;
  return [
    ...languages.map(({ language, required, given, credit }) => ({
      name: languageLabel(language, reader),
      value: words.arithmetic.criteria.credit(write.number(credit)),
      explanation: texts.note(
        LANGUAGE_LEVEL_TEXTS[required].name[reader],
        given ? LANGUAGE_LEVEL_TEXTS[given].name[reader] : words.frame.notGiven,
      ),
    })),
    resultStep(draft, score, texts.resultNote),
  ];
};
