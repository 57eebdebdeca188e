import type { ReportOpening } from '@cadran/contract';
import { displayedScore, SCORED_SECTIONS, type ScoredSection } from '@cadran/contract/codes';
import type { CandidateScores } from '@cadran/scoring';
import type { Draft } from '../../drafting/draft.ts';
import { shownInterval } from '../../drafting/score-text.ts';
import { isShown } from '../section.ts';

const noteOf = ({ words }: Draft, scores: CandidateScores, section: ScoredSection): string => {
  const outcome = scores.sections[section];
  const { notes } = words.scores;
  if (outcome.status === 'inactive') return notes[outcome.reason];
  if (outcome.status === 'left_out') return notes.left_out;
  return outcome.status === 'unanswered' ? notes.unanswered : '';
};

/** Every section's score with interval and weight; null for a campaign that asks for none. */
export const sectionsChart = (draft: Draft, scores: CandidateScores): ReportOpening['sections'] => {
  const { words, write } = draft;
  const texts = words.scores;
  const shown = SCORED_SECTIONS.filter((section) => isShown(draft, section));
  if (shown.length === 0) return null;
  const intervalOf = (section: ScoredSection) => shownInterval(scores.precision.sections[section]);
  const summary = shown.flatMap((section) => {
    const { score } = scores.sections[section];
    if (score === null) return [];
    const interval = intervalOf(section);
    const written = write.score(score);
    return words.arithmetic.pair(
      words.frame.sections[section],
      interval
        ? texts.probably(written, write.number(interval[0]), write.number(interval[1]))
        : written,
    );
  });
  return {
    kind: 'sections',
    title: texts.bars,
    description:
      summary.length === 0 ? texts.gaugeMissing : texts.barsDescription(write.series(summary)),
    rows: shown.map((section) => {
      const { score } = scores.sections[section];
      const note = noteOf(draft, scores, section);
      return {
        label: words.frame.sections[section],
        score: score === null ? null : displayedScore(score),
        weight: score === null ? null : scores.weights[section],
        interval: score === null ? null : intervalOf(section),
        ...(note !== '' && { note }),
      };
    }),
    texts: {
      section: texts.section,
      score: texts.score,
      weight: texts.weightColumn,
      interval: texts.intervalColumn,
    },
  };
};
