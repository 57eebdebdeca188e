import type { ArithmeticStep, ReportSectionScore } from '@cadran/contract';
import { displayedScore, type ScoredSection } from '@cadran/contract/codes';
import type { SectionOutcome } from '@cadran/scoring';
import { resultStep } from './arithmetic/calibration-steps.ts';
import { sectionIntervalSteps } from './arithmetic/interval-steps.ts';
import type { Draft } from './drafting/draft.ts';
import { scoreText, shownInterval } from './drafting/score-text.ts';

const weightStep = ({ data, words, write }: Draft, section: ScoredSection): ArithmeticStep[] =>
  data.scores
    ? [{ name: words.arithmetic.weight, value: write.number(data.scores.weights[section]) }]
    : [];

/** A section's score with its interval and arithmetic; a missing score has a note, never a bare 0. */
export const sectionScore = <Components>(
  draft: Draft,
  section: ScoredSection,
  outcome: SectionOutcome<Components>,
  stepsOf: (components: Components, score: number) => readonly ArithmeticStep[],
): ReportSectionScore => {
  const texts = draft.words.scores;
  if (outcome.status === 'inactive' || outcome.status === 'left_out') {
    return {
      value: null,
      text: texts.notScored,
      note: texts.notes[outcome.status === 'inactive' ? outcome.reason : outcome.status],
      arithmetic: [],
    };
  }
  const unanswered = outcome.status === 'unanswered';
  const steps = unanswered
    ? [resultStep(draft, 0, `${texts.notes.unanswered}.`)]
    : stepsOf(outcome.components, outcome.score);
  const precision = draft.data.scores?.precision.sections[section] ?? null;
  const interval = shownInterval(precision);
  return {
    value: displayedScore(outcome.score),
    ...(interval && { interval }),
    text: scoreText(draft, outcome.score, precision),
    note: unanswered ? texts.notes.unanswered : null,
    arithmetic: [
      ...steps,
      ...sectionIntervalSteps(draft, section, precision),
      ...weightStep(draft, section),
    ],
  };
};
