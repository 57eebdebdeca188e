import type { QualityLevel } from '@cadran/contract/codes';
import { standardDeviation } from '../arithmetic/vectors.ts';
import type { CandidateAnswers } from '../candidate-answers.ts';
import { ENGINE_VERSION, type ItemAnswers, type Versioned } from '../engine-version.ts';
import type { AnswerSheet } from '../personality/answer-sheet.ts';
import type { ScreeningKey } from '../screening-key.ts';
import { type ValuesMeasure, valueVector } from '../values/values-score.ts';
import { evenOddConsistency, longestRun } from './answer-patterns.ts';
import { hastyPageShare, medianSecondsPerStatement } from './page-times.ts';
import { type QualityIndex, qualityIndex } from './quality-index.ts';

/** Informs the reader; never changes a score nor rejects anybody (scoring.md §6). */
export interface ResponseQuality extends Versioned {
  readonly level: QualityLevel;
  readonly points: number;
  readonly indices: readonly QualityIndex[];
  /** The indices that have something to say. */
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
  answers: ItemAnswers<number>,
  { instructed }: ScreeningKey,
): number | null => {
  const seen = instructed.filter(({ id }) => (answers[id] ?? null) !== null);
  if (seen.length === 0) return null;
  return seen.filter(({ id, expected }) => answers[id] !== expected).length;
};

/** The answers, and what was already read from them. */
export interface QualityEvidence {
  readonly answers: CandidateAnswers;
  readonly sheet: AnswerSheet | null;
  readonly values: ValuesMeasure | null;
}

/** The quality of a candidate's answers. */
export const responseQuality = (
  { answers, sheet, values }: QualityEvidence,
  key: ScreeningKey,
): ResponseQuality => {
  const pages = answers.pageTimes ?? [];
  const presented = sheet && key.presentation.map((place) => sheet[place] ?? 0);
  return summarise([
    qualityIndex('hasty_pages', hastyPageShare(pages)),
    qualityIndex('hasty_statements', medianSecondsPerStatement(pages)),
    qualityIndex('longest_run', presented && longestRun(presented)),
    qualityIndex('answer_spread', sheet && standardDeviation(sheet)),
    qualityIndex('even_odd', sheet && evenOddConsistency(sheet, key.personality)),
    qualityIndex('instructed_items', failedInstructions(answers.personality ?? {}, key)),
    qualityIndex('values_spread', values && standardDeviation(valueVector(values.ratings))),
  ]);
};
