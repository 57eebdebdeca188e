import type { VerdictCertainty } from '@cadran/scoring';
import type { Draft } from '../../drafting/draft.ts';

/** In sentences, with the second verdict of an uncertain one. */
export const certaintyText = (
  { words }: Draft,
  { certainty, second }: VerdictCertainty,
): string => {
  const texts = words.scores;
  const own = texts.certaintyText[certainty];
  return second === null ? own : `${own} ${texts.secondText(texts.verdict[second.verdict])}`;
};
