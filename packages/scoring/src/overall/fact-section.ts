import type { Fit, Maybe } from '../engine-version.ts';
import { inactive, scored, type SectionOutcome, UNANSWERED } from './section-outcome.ts';

/**
 * A section that compares what was asked for with what was answered. Whether anything was asked for is
 * seen by comparing with no answer at all: what is null even then has no requirement.
 */
export const factSection = <Wish, Answer, Components>(
  wish: Maybe<Wish>,
  noAnswer: NoInfer<Answer>,
  fitOf: (wish: Wish, answer: Answer) => Fit<Components> | null,
): ((answer: Maybe<Answer>) => SectionOutcome<Components>) => {
  if (wish === null || wish === undefined || fitOf(wish, noAnswer) === null) {
    return () => inactive('no_requirement');
  }
  return (answer) => {
    if (answer === null || answer === undefined) return UNANSWERED;
    const result = fitOf(wish, answer);
    return result === null ? inactive('not_comparable') : scored(result);
  };
};
