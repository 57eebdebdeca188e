import type { Draft } from '../drafting/draft.ts';
import type { ArithmeticStep } from '../report.ts';

/** Similarities and credits are written with so many decimals that their score can be worked out again. */
export const EXACT = 4;

/** The score before rounding and as it is shown, and how much it weighs in the overall. */
export const resultStep = (
  { words, write }: Draft,
  score: number,
  explanation: string,
): ArithmeticStep => ({
  name: words.arithmetic.result,
  value: write.decimal(score, 2),
  explanation: `${explanation} ${words.arithmetic.resultShown(write.score(score))}`,
});

/** From a similarity in [-1, 1] to a score, past the mark of chance (scoring.md §0). */
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
    { name: arithmetic.similarity, value: r, explanation: similarityNote },
    { name: arithmetic.anchor, value: mark, explanation: arithmetic.anchorNote },
    resultStep(draft, score, rule(r, mark)),
  ];
};
