import type { ArithmeticStep } from '@cadran/contract';
import type { PersonalityFitComponents } from '@cadran/scoring';
import type { Draft } from '../drafting/draft.ts';
import { normsText } from '../recruiter/instruments/compared-blocks.ts';
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
  const rule = components.credit <= components.anchor ? personality.below : personality.above;
  const measure = draft.data.scores?.measures.personality;
  return [
    {
      name: personality.working,
      value: components.norms.provisional ? personality.workingValue : components.norms.source,
      explanation: measure ? normsText(draft, measure) : words.personality.norms,
      term: 'tScore',
    },
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
        ? `${personality.chanceNote} ${personality.lenient}`
        : personality.chanceNote,
    },
    {
      name: personality.anchor,
      value: anchor,
      explanation: personality.anchorNote(chance),
      term: 'anchor',
    },
    resultStep(draft, score, rule(credit, anchor)),
  ];
};
