import type { ReportBlock, ReportTone } from '@cadran/contract';
import type { Verdict } from '@cadran/contract/codes';
import type { CandidateScores } from '@cadran/scoring';
import { callout, picture } from '../../drafting/blocks.ts';
import type { Draft } from '../../drafting/draft.ts';
import { shownInterval } from '../../drafting/score-text.ts';
import { certaintyLine, certaintyText } from './certainty-text.ts';

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

/** The gauge with its interval, the verdict in words and how sure it is, and what must be had. */
export const verdictBlocks = (draft: Draft, scores: CandidateScores): readonly ReportBlock[] => {
  const { words, write } = draft;
  const texts = words.scores;
  const { verdict, displayed } = scores;
  const sure = scores.precision?.overall ?? null;
  const interval = shownInterval(sure);
  const shown = displayed === null ? null : write.number(displayed);
  const bounds = interval?.map((bound) => write.number(bound));
  const [low = '', high = ''] = bounds ?? [];
  const name = texts.verdict[verdict];
  const text = texts.verdictText[verdict](shown ?? write.number(scores.weight));
  const described = (): string => {
    if (shown === null) return texts.gaugeMissing;
    if (sure === null) return texts.gauge(shown, name);
    const certainty = texts.certainty[sure.certainty];
    return bounds
      ? texts.gaugeBetween(shown, low, high, name, certainty)
      : texts.gauge(shown, texts.verdictTitle(name, certainty));
  };
  return [
    picture({
      kind: 'gauge',
      title: texts.overall,
      description: described(),
      score: displayed,
      interval,
      verdict,
      uncertain: sure?.certainty === 'uncertain',
      texts: {
        verdict: name,
        unit: texts.unit,
        interval: bounds ? texts.between(low, high) : null,
        certainty: sure && certaintyLine(draft, sure),
      },
    }),
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
