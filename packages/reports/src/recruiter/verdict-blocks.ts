import type { Verdict } from '@cadran/contract/codes';
import type { CandidateScores } from '@cadran/scoring';
import { callout, picture } from '../drafting/blocks.ts';
import type { Draft } from '../drafting/draft.ts';
import type { ReportBlock, Tone } from '../report.ts';

const TONES = {
  fits: 'good',
  can_adapt: 'caution',
  does_not_fit: 'bad',
  insufficient_basis: 'neutral',
} as const satisfies Record<Verdict, Tone>;

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

/** The gauge, the verdict in words, how near it is to a limit, and what must be had (scoring.md §5). */
export const verdictBlocks = (draft: Draft, scores: CandidateScores): readonly ReportBlock[] => {
  const { words, write } = draft;
  const texts = words.scores;
  const { verdict, displayed } = scores;
  const shown = displayed === null ? null : write.number(displayed);
  const text = texts.verdictText[verdict](shown ?? write.number(scores.weight));
  return [
    picture({
      kind: 'gauge',
      title: texts.overall,
      description: shown === null ? texts.gaugeMissing : texts.gauge(shown, texts.verdict[verdict]),
      score: displayed,
      verdict,
      texts: { verdict: texts.verdict[verdict], unit: texts.unit },
    }),
    callout(TONES[verdict], texts.verdict[verdict], text, 'verdict'),
    ...mustHave(draft, scores),
    ...(scores.nearLimit === null || shown === null
      ? []
      : [callout('caution', texts.nearTitle, texts.near(shown, write.number(scores.nearLimit)))]),
  ];
};
