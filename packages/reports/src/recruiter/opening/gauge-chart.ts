import type { ReportOpening } from '@cadran/contract';
import type { CandidateScores } from '@cadran/scoring';
import type { Draft } from '../../drafting/draft.ts';
import { shownInterval } from '../../drafting/score-text.ts';

/** The overall score with its interval, the verdict and how sure it is. */
export const gaugeChart = (draft: Draft, scores: CandidateScores): ReportOpening['gauge'] => {
  const { words, write } = draft;
  const texts = words.scores;
  const { verdict, displayed } = scores;
  const sure = scores.precision.overall;
  const interval = shownInterval(sure);
  const shown = displayed === null ? null : write.number(displayed);
  const bounds = interval?.map((bound) => write.number(bound));
  const [low = '', high = ''] = bounds ?? [];
  const name = texts.verdict[verdict];
  const described = (): string => {
    if (shown === null) return texts.gaugeMissing;
    if (sure === null) return texts.gauge(shown, name);
    const certainty = texts.certainty[sure.certainty];
    return bounds
      ? texts.gaugeBetween(shown, low, high, name, certainty)
      : texts.gauge(shown, texts.verdictTitle(name, certainty));
  };
  return {
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
      certainty: sure && texts.certainty[sure.certainty],
    },
  };
};
