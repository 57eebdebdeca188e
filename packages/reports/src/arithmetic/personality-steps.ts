import type { PersonalityFitComponents } from '@cadran/scoring';
import type { Draft } from '../drafting/draft.ts';
import type { ArithmeticStep } from '../report.ts';
import { EXACT, resultStep } from './calibration-steps.ts';

export const personalitySteps = (
  draft: Draft,
  components: PersonalityFitComponents,
  score: number,
): readonly ArithmeticStep[] => {
  const { words, write, names } = draft;
  const { personality, ...common } = words.arithmetic;
  const credit = write.decimal(components.credit, EXACT);
  const anchor = write.decimal(components.anchor, EXACT);
  const chance = write.decimal(components.chance, EXACT);
  const deviation = write.decimal(components.chanceDeviation, EXACT);
  const rule = components.credit <= components.anchor ? personality.below : personality.above;
  return [
    ...components.traits.map(({ trait, t, interval, distance, credit: own, weight }) => ({
      name: names.traits[trait],
      value: personality.trait(
        write.decimal(t),
        common.between(write.number(interval.min), write.number(interval.max)),
      ),
      explanation: personality.traitNote(
        write.number(distance),
        write.number(own),
        write.number(weight),
      ),
    })),
    {
      name: personality.credit,
      value: credit,
      explanation: personality.creditNote(write.number(components.weight)),
    },
    {
      name: personality.chance,
      value: chance,
      explanation: components.lenient
        ? `${personality.chanceNote(deviation)} ${personality.lenient}`
        : personality.chanceNote(deviation),
    },
    {
      name: common.anchor,
      value: anchor,
      explanation: personality.anchorNote(chance, deviation),
      term: 'anchor',
    },
    resultStep(draft, score, rule(credit, anchor)),
  ];
};
