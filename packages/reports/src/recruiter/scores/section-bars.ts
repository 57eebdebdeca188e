import type { ReportBlock } from '@cadran/contract';
import {
  displayedScore,
  LIMITS,
  SCORED_SECTIONS,
  type ScoredSection,
} from '@cadran/contract/codes';
import type { CandidateScores } from '@cadran/scoring';
import { paragraph, picture } from '../../drafting/blocks.ts';
import type { Draft } from '../../drafting/draft.ts';
import { shownInterval } from '../../drafting/score-text.ts';
import { isShown } from '../section.ts';

const NAMED_AT_MOST = 3;

interface Scored {
  readonly section: ScoredSection;
  readonly score: number;
  readonly weight: number;
}

const noteOf = ({ words }: Draft, scores: CandidateScores, section: ScoredSection): string => {
  const outcome = scores.sections[section];
  const { notes } = words.scores;
  if (outcome.status === 'inactive') return notes[outcome.reason];
  if (outcome.status === 'left_out') return notes.left_out;
  return outcome.status === 'unanswered' ? notes.unanswered : '';
};

/** What moves the result most: distance from the limit times weight. */
const remarks = (draft: Draft, scored: readonly Scored[]): readonly ReportBlock[] => {
  const { words, write } = draft;
  const texts = words.scores;
  const named = (some: readonly Scored[]): string =>
    write.list(
      some
        .slice(0, NAMED_AT_MOST)
        .map(({ section, score }) =>
          texts.named(words.frame.sections[section], write.score(score)),
        ),
    );
  const strong = scored
    .filter(({ score, weight }) => displayedScore(score) > LIMITS.fitsAbove && weight > 0)
    .toSorted((a, b) => b.weight * b.score - a.weight * a.score);
  const weak = scored
    .filter(({ score, weight }) => displayedScore(score) <= LIMITS.canAdaptAbove && weight > 0)
    .toSorted((a, b) => b.weight * (100 - b.score) - a.weight * (100 - a.score));
  return [
    ...(strong.length > 0 ? [paragraph(texts.strongest(named(strong)))] : []),
    ...(weak.length > 0 ? [paragraph(texts.weakest(named(weak)))] : []),
  ];
};

export const sectionBars = (draft: Draft, scores: CandidateScores): readonly ReportBlock[] => {
  const { words, write } = draft;
  const texts = words.scores;
  const shown = SCORED_SECTIONS.filter((section) => isShown(draft, section));
  const scored = shown.flatMap((section): readonly Scored[] => {
    const { score } = scores.sections[section];
    return score === null ? [] : [{ section, score, weight: scores.weights[section] }];
  });
  if (shown.length === 0) return [];
  const intervalOf = (section: ScoredSection) =>
    shownInterval(scores.precision?.sections[section] ?? null);
  const summary = scored.map(({ section, score }) => {
    const interval = intervalOf(section);
    const written = write.score(score);
    return words.arithmetic.pair(
      words.frame.sections[section],
      interval
        ? texts.probably(written, write.number(interval[0]), write.number(interval[1]))
        : written,
    );
  });
  return [
    picture({
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
    }),
    ...remarks(draft, scored),
  ];
};
