import type { VerdictCertainty } from '@cadran/scoring';
import type { Draft } from '../../drafting/draft.ts';

const NEARLY_ALL = 0.995;

const shareText = ({ words, write }: Draft, share: number): string =>
  share >= NEARLY_ALL ? words.scores.nearlyAll : write.percent(share);

/** Below the verdict of the gauge: "likely: 78 % of the recalculations". */
export const certaintyLine = (
  draft: Draft,
  { certainty, share, second }: VerdictCertainty,
): string => {
  const texts = draft.words.scores;
  const percent = shareText(draft, share);
  return second === null
    ? texts.sure(texts.certainty[certainty], percent)
    : texts.unsure(percent, texts.verdict[second.verdict], draft.write.percent(second.share));
};

/** The same in sentences, with the second verdict of an uncertain one. */
export const certaintyText = (
  draft: Draft,
  { certainty, share, second }: VerdictCertainty,
): string => {
  const texts = draft.words.scores;
  const own = texts.certaintyText[certainty](shareText(draft, share));
  return second === null
    ? own
    : `${own} ${texts.secondText(texts.verdict[second.verdict], draft.write.percent(second.share))}`;
};
