import type { ArithmeticStep } from '@cadran/contract';
import type { SkillsFitComponents } from '@cadran/scoring';
import type { Draft } from '../drafting/draft.ts';
import { EXACT, resultStep } from './calibration-steps.ts';

export const skillsSteps = (
  draft: Draft,
  { skills }: SkillsFitComponents,
  score: number,
): readonly ArithmeticStep[] => {
  const { words, write } = draft;
  const texts = words.arithmetic.skills;
  return [
    ...skills.map((skill) => ({
      name: skill.name,
      value: write.decimal(skill.score, 2),
      explanation: skill.given?.level
        ? texts.note(
            write.number(skill.useFactor),
            write.number(skill.levelCredit),
            write.decimal(skill.yearsCredit, EXACT),
          )
        : texts.unknown,
    })),
    resultStep(draft, score, texts.resultNote),
  ];
};
