import type { ReportBlock, ReportTone } from '@cadran/contract';
import type { Verdict } from '@cadran/contract/codes';
import type { CandidateScores } from '@cadran/scoring';
import { callout } from '../../drafting/blocks.ts';
import type { Draft } from '../../drafting/draft.ts';
import { certaintyText } from './certainty-text.ts';

const TONES = {
  fits: 'good',
  can_adapt: 'caution',
  does_not_fit: 'bad',
  insufficient_basis: 'neutral',
} as const satisfies Record<Verdict, ReportTone>;

const mustHave = ({ words }: Draft, scores: CandidateScores): readonly ReportBlock[] => {
  const texts = words.scores;
  if (scores.mustHave === 'unanswered') {
    return [callout('caution', texts.mustHaveUnansweredTitle, texts.mustHaveUnanswered)];
  }
  if (scores.mustHave !== 'failed') return [];
  if (scores.capped) return [callout('bad', texts.mustHaveTitle, texts.mustHaveCapped, 'mustHave')];
  const reason =
    scores.overall === null ? texts.mustHaveFailedWithoutOverall : texts.mustHaveFailed;
  return [callout('bad', texts.mustHaveTitle, reason, 'mustHave')];
};

/** Sections without a score because the person preferred not to answer: listed, without effect on the overall. */
const leftOut = ({ words, write }: Draft, scores: CandidateScores): readonly ReportBlock[] => {
  if (scores.leftOut.length === 0) return [];
  const { leftOutTitle, leftOutOverall, leftOutWithoutOverall } = words.scores;
  const text = scores.overall === null ? leftOutWithoutOverall : leftOutOverall;
  const names = scores.leftOut.map((section) => words.frame.sections[section]);
  return [callout('neutral', leftOutTitle, text(write.list(names)))];
};

/** The verdict in words and how sure it is, and what must be had. */
export const verdictBlocks = (draft: Draft, scores: CandidateScores): readonly ReportBlock[] => {
  const { words, write } = draft;
  const texts = words.scores;
  const { verdict, displayed } = scores;
  const sure = scores.precision.overall;
  const name = texts.verdict[verdict];
  const text = texts.verdictText[verdict](write.number(displayed ?? scores.weight));
  return [
    callout(
      TONES[verdict],
      sure ? texts.verdictTitle(name, texts.certainty[sure.certainty]) : name,
      sure ? `${text} ${certaintyText(draft, sure)}` : text,
      'verdict',
    ),
    ...mustHave(draft, scores),
    ...leftOut(draft, scores),
  ];
};
