import { displayedScore, type ScoredSection } from '@cadran/contract/codes';
import type { SectionOutcome } from '@cadran/scoring';
import { resultStep } from './arithmetic/calibration-steps.ts';
import type { Draft } from './drafting/draft.ts';
import type { ArithmeticStep, SectionScore } from './report.ts';

const weightStep = ({ data, words, write }: Draft, section: ScoredSection): ArithmeticStep[] =>
  data.scores
    ? [{ name: words.arithmetic.weight, value: write.number(data.scores.weights[section]) }]
    : [];

/** A section's score with its arithmetic; missing is said, never shown as a nought without a reason. */
export const sectionScore = <Components>(
  draft: Draft,
  section: ScoredSection,
  outcome: SectionOutcome<Components>,
  stepsOf: (components: Components, score: number) => readonly ArithmeticStep[],
): SectionScore => {
  const { words, write } = draft;
  const texts = words.scores;
  if (outcome.status === 'inactive') {
    return {
      value: null,
      text: texts.notScored,
      note: texts.notes[outcome.reason],
      arithmetic: [],
    };
  }
  const value = write.score(outcome.score);
  const unanswered = outcome.status === 'unanswered';
  const steps = unanswered
    ? [resultStep(draft, 0, `${texts.notes.unanswered}.`)]
    : stepsOf(outcome.components, outcome.score);
  return {
    value: displayedScore(outcome.score),
    text: texts.outOf(value),
    note: unanswered ? texts.notes.unanswered : null,
    arithmetic: [...steps, ...weightStep(draft, section)],
  };
};
