import type { ArithmeticStep } from '@cadran/contract';
import { displayedScore } from '@cadran/contract/codes';
import type { Draft } from '../drafting/draft.ts';

/** Similarities and credits are written with so many decimals that their score can be worked out again. */
export const EXACT = 4;

/**
 * 50.4964 would be written 50.50, which rounds to 51 although 50 is shown: such scores get more decimals, truncated.
 */
const scoreText = ({ write }: Draft, score: number): string => {
  const rounds = displayedScore(Math.round(score * 100) / 100) === displayedScore(score);
  if (rounds) return write.decimal(score, 2);
  const unit = 10 ** EXACT;
  return write.decimal(Math.floor(score * unit) / unit, EXACT);
};

/** The score before rounding, and as it is shown. */
export const resultStep = (draft: Draft, score: number, explanation: string): ArithmeticStep => {
  const { arithmetic } = draft.words;
  return {
    name: arithmetic.result,
    value: scoreText(draft, score),
    explanation: `${explanation} ${arithmetic.resultShown(draft.write.score(score))}`,
  };
};

/** From a similarity in [-1, 1] to a score, by the chance anchor. */
export const calibrationSteps = (
  draft: Draft,
  { similarity, anchor }: { readonly similarity: number; readonly anchor: number },
  score: number,
  similarityNote: string,
): readonly ArithmeticStep[] => {
  const { arithmetic } = draft.words;
  const r = draft.write.decimal(similarity, EXACT);
  const mark = draft.write.number(anchor);
  const rule = similarity <= anchor ? arithmetic.calibrationBelow : arithmetic.calibrationAbove;
  return [
    { name: arithmetic.similarity, value: r, explanation: similarityNote, term: 'similarity' },
    { name: arithmetic.anchor, value: mark, explanation: arithmetic.anchorNote, term: 'anchor' },
    resultStep(draft, score, rule(r, mark)),
  ];
};
