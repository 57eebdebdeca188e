import type { ArithmeticStep } from '@cadran/contract';
import type { Motivation } from '@cadran/contract/codes';
import type { MotivationsFitComponents } from '@cadran/scoring';
import type { Draft } from '../drafting/draft.ts';
import { calibrationSteps } from './calibration-steps.ts';

export const motivationsSteps = (
  draft: Draft,
  components: MotivationsFitComponents,
  score: number,
): readonly ArithmeticStep[] => {
  const { words, write, names } = draft;
  const { motivations } = words.arithmetic;
  const order = (ranking: readonly Motivation[]): string =>
    write.series(ranking.map((motivation) => names.motivations[motivation]));
  const discordance = write.number(components.discordance);
  return [
    { name: motivations.desired, value: order(components.desired) },
    { name: motivations.actual, value: order(components.actual) },
    {
      name: motivations.discordance,
      value: discordance,
      explanation: motivations.discordanceNote,
    },
    ...calibrationSteps(draft, components, score, motivations.similarityNote(discordance)),
  ];
};
