import type { Fit, Maybe } from '../engine-version.ts';
import { inactive, scored, type SectionOutcome, UNANSWERED } from './section-outcome.ts';

/**
 * A section that compares what was asked for with what was answered. Whether anything was asked for is
 * seen by comparing with no answer at all: what is null even then has no requirement.
 */
export const factSection = <Target, Answer, Components>(
  target: Maybe<Target>,
  noAnswer: NoInfer<Answer>,
  fitOf: (target: Target, answer: Answer) => Fit<Components> | null,
): ((answer: Maybe<Answer>) => SectionOutcome<Components>) => {
  if (target === null || target === undefined || fitOf(target, noAnswer) === null) {
    return () => inactive('no_requirement');
  }
  return (answer) => {
    if (answer === null || answer === undefined) return UNANSWERED;
    const result = fitOf(target, answer);
    return result === null ? inactive('not_comparable') : scored(result);
  };
};
