import { type QualityLevel, VALUES } from '@cadran/contract/codes';
import { standardDeviation } from '../arithmetic/vectors.ts';
import type { CandidateAnswers } from '../candidate-answers.ts';
import {
  ENGINE_VERSION,
  type ItemAnswers,
  type Rating,
  ratingOf,
  type Versioned,
} from '../engine-version.ts';
import type { AnswerSheet } from '../personality/answer-sheet.ts';
import type { ScreeningKey } from '../screening-key.ts';
import type { ValuesMeasure } from '../values/values-score.ts';
import { evenOddConsistency, longestRun } from './answer-patterns.ts';
import { hastyPageShare, medianSecondsPerStatement } from './page-times.ts';
import { type QualityIndex, qualityIndex } from './quality-index.ts';

/** For information: never changes a score or rejects a candidate (docs/method/scores.md#response-quality). */
export interface ResponseQuality extends Versioned {
  readonly level: QualityLevel;
  readonly points: number;
  readonly indices: readonly QualityIndex[];
  /** The indices with points. */
  readonly flags: readonly QualityIndex[];
}

export const UNRELIABLE_FROM = 3;

const levelOf = (points: number): QualityLevel => {
  if (points >= UNRELIABLE_FROM) return 'unreliable';
  return points === 0 ? 'good' : 'caution';
};

const summarise = (indices: readonly QualityIndex[]): ResponseQuality => {
  const points = indices.reduce((total, index) => total + index.points, 0);
  return {
    engineVersion: ENGINE_VERSION,
    level: levelOf(points),
    points,
    indices,
    flags: indices.filter((index) => index.points > 0),
  };
};

const failedInstructions = (
  answers: ItemAnswers<Rating>,
  { instructed }: ScreeningKey,
): number | null => {
  const seen = instructed.filter(({ id }) => ratingOf(answers[id]) !== null);
  if (seen.length === 0) return null;
  return seen.filter(({ id, expected }) => answers[id] !== expected).length;
};

/** The answers, and what was already read from them. */
export interface QualityEvidence {
  readonly answers: CandidateAnswers;
  readonly sheet: AnswerSheet | null;
  readonly values: ValuesMeasure | null;
}

/** Patterns say nothing about a person who declined more than half of a section. */
const ENOUGH = 0.5;
const enough = <T>(answers: readonly (T | null)[]): readonly T[] | null => {
  const given = answers.filter((answer) => answer !== null);
  return given.length < answers.length * ENOUGH ? null : given;
};

/** The quality of a candidate's answers. */
export const responseQuality = (
  { answers, sheet, values }: QualityEvidence,
  key: ScreeningKey,
): ResponseQuality => {
  const pages = answers.pageTimes ?? [];
  const given = sheet && enough(sheet);
  const legible = given && sheet;
  const presented = legible && key.presentation.map((place) => legible[place] ?? null);
  const rated = values && enough(VALUES.map((value) => values.ratings[value]));
  return summarise([
    qualityIndex('hasty_pages', hastyPageShare(pages)),
    qualityIndex('hasty_statements', medianSecondsPerStatement(pages)),
    qualityIndex('longest_run', presented && longestRun(presented)),
    qualityIndex('answer_spread', given && standardDeviation(given)),
    qualityIndex('even_odd', legible && evenOddConsistency(legible, key.personality)),
    qualityIndex('instructed_items', failedInstructions(answers.personality ?? {}, key)),
    qualityIndex('values_spread', rated && standardDeviation(rated)),
  ]);
};
