import {
  type DisplayedInterval,
  displayedScore,
  type PresentedScores,
  SCORED_SECTIONS,
  type ScoredSection,
  type Trait,
  type Value,
} from '@cadran/contract';
import type { CandidateScores, ScorePrecision } from '@cadran/scoring';

const roundScore = (score: number | null): number | null =>
  score === null ? null : displayedScore(score);

export const displayedInterval = ({
  low,
  high,
}: Pick<ScorePrecision, 'low' | 'high'>): DisplayedInterval => ({
  low: displayedScore(low),
  high: displayedScore(high),
});

const roundInterval = (precision: ScorePrecision | null | undefined): DisplayedInterval | null =>
  precision ? displayedInterval(precision) : null;

/** The traits or values of a section that too few answers leave out. */
const missingOf = (scores: CandidateScores, section: ScoredSection): (Trait | Value)[] => {
  const outcome = scores.sections[section];
  if (outcome.status === 'left_out') return [...outcome.missing];
  if (outcome.status !== 'scored' || !('missing' in outcome.components)) return [];
  return [...outcome.components.missing];
};

const presentHalves = ({ halves, precision }: CandidateScores): PresentedScores['halves'] => ({
  answers: {
    score: roundScore(halves.answers),
    interval: roundInterval(precision.halves.answers),
  },
  facts: { score: roundScore(halves.facts), interval: roundInterval(precision.halves.facts) },
});

/** The scores as integers, without their components. */
export const presentScores = (scores: CandidateScores): PresentedScores => ({
  engineVersion: scores.engineVersion,
  overall: scores.displayed,
  verdict: scores.verdict,
  interval: roundInterval(scores.precision.overall),
  certainty: scores.precision.overall?.certainty ?? null,
  psychometric: roundScore(scores.halves.answers),
  halves: presentHalves(scores),
  sections: Object.fromEntries(
    SCORED_SECTIONS.map((section) => {
      const { score, active } = scores.sections[section];
      return [
        section,
        {
          score: roundScore(score),
          interval: roundInterval(scores.precision.sections[section]),
          weight: scores.weights[section],
          active,
          missing: missingOf(scores, section),
        },
      ];
    }),
  ) as PresentedScores['sections'],
  leftOut: [...scores.leftOut],
  quality: {
    level: scores.quality.level,
    flags: scores.quality.flags.map(({ index }) => index),
  },
});
