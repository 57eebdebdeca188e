import type { IndividualAnswers } from '../candidate-answers.ts';
import type { IndividualTarget } from '../scored-target.ts';
import type { Maybe } from '../engine-version.ts';

/** "Entitled to work?" is the only must-have (docs/method/scores.md#overall). Unanswered is not a no. */
export type MustHave = 'not_required' | 'met' | 'failed' | 'unanswered';

export const workPermitMustHave = (
  desired: Maybe<IndividualTarget>,
  answers: Maybe<IndividualAnswers>,
): MustHave => {
  if (desired?.workPermit !== true) return 'not_required';
  if (answers?.workPermit === undefined || answers.workPermit === null) return 'unanswered';
  return answers.workPermit ? 'met' : 'failed';
};
