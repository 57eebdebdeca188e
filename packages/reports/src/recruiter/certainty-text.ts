import type { VerdictCertainty } from '@cadran/scoring';
import type { Draft } from '../drafting/draft.ts';

/** Below the verdict of the gauge: "likely: 78 % of the recalculations". */
export const certaintyLine = (
  { words, write }: Draft,
  { certainty, share, second }: VerdictCertainty,
): string => {
  const texts = words.scores;
  const percent = write.percent(share);
  return second === null
    ? texts.sure(texts.certainty[certainty], percent)
    : texts.unsure(percent, texts.verdict[second.verdict], write.percent(second.share));
};

/** The same in sentences, with the second verdict of an uncertain one. */
export const certaintyText = (
  { words, write }: Draft,
  { certainty, share, second }: VerdictCertainty,
): string => {
  const texts = words.scores;
  const own = texts.certaintyText[certainty](write.percent(share));
  return second === null
    ? own
    : `${own} ${texts.secondText(texts.verdict[second.verdict], write.percent(second.share))}`;
};
