import type { ArithmeticStep } from '@cadran/contract';
import { DEGREE_ECTS, DEGREE_NAMES } from '@cadran/instruments';
import type { StudiesFitComponents } from '@cadran/scoring';
import type { Draft } from '../drafting/draft.ts';
import { resultStep } from './calibration-steps.ts';

export const studiesSteps = (
  draft: Draft,
  { required, given, missingYears }: StudiesFitComponents,
  score: number,
): readonly ArithmeticStep[] => {
  const { words, write, language } = draft;
  const texts = words.arithmetic.studies;
  const credits = (degree: keyof typeof DEGREE_ECTS): string =>
    texts.ects(write.number(DEGREE_ECTS[degree]));
  const asked = {
    name: texts.required,
    value: DEGREE_NAMES[required][language],
    explanation: credits(required),
  };
  if (given === 'none' || missingYears === null) {
    return [
      asked,
      { name: texts.given, value: words.facts.studies.none },
      resultStep(draft, score, texts.noneNote),
    ];
  }
  const years = write.number(missingYears);
  return [
    asked,
    { name: texts.given, value: DEGREE_NAMES[given][language], explanation: credits(given) },
    { name: texts.missing, value: years },
    resultStep(draft, score, texts.resultNote(years)),
  ];
};
