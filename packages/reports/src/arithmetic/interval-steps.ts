import type { ArithmeticStep } from '@cadran/contract';
import { FIT_VERDICTS, type ScoredSection } from '@cadran/contract/codes';
import type { CandidatePrecision, ScorePrecision } from '@cadran/scoring';
import type { Draft } from '../drafting/draft.ts';
import { shownInterval } from '../drafting/score-text.ts';

const intervalStep = (
  { words, write }: Draft,
  precision: ScorePrecision | null,
  explanation: string,
): readonly ArithmeticStep[] => {
  const interval = shownInterval(precision);
  if (interval === null) return [];
  const [low, high] = interval;
  return [
    {
      name: words.arithmetic.interval,
      value: words.arithmetic.between(write.number(low), write.number(high)),
      explanation,
      term: 'certainty',
    },
  ];
};

const hasNoise = (
  section: ScoredSection,
  notes: Draft['words']['arithmetic']['replicates'],
): section is keyof typeof notes => section in notes;

/** Between what a section's score probably lies, and what changed from one recalculation to the next. */
export const sectionIntervalSteps = (
  draft: Draft,
  section: ScoredSection,
  precision: ScorePrecision | null,
): readonly ArithmeticStep[] => {
  const { replicates, intervalNote } = draft.words.arithmetic;
  if (!hasNoise(section, replicates)) return [];
  return intervalStep(draft, precision, `${replicates[section]} ${intervalNote}`);
};

/** The recalculations of the whole scoring, in plain language. */
export const replicateSteps = (
  draft: Draft,
  { replicates, overall }: CandidatePrecision,
): readonly ArithmeticStep[] => {
  const { words, write } = draft;
  const texts = words.arithmetic.overall;
  if (overall === null) return [];
  const shares = FIT_VERDICTS.map((verdict) =>
    words.arithmetic.pair(words.scores.verdict[verdict], write.percent(overall.shares[verdict])),
  );
  return [
    {
      name: texts.replicates,
      value: write.number(replicates),
      explanation: texts.replicatesNote,
    },
    ...intervalStep(draft, overall, words.arithmetic.intervalNote),
    { name: texts.shares, value: write.series(shares), explanation: texts.sharesNote },
  ];
};
