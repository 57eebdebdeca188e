import { isBelow } from '../arithmetic/thresholds.ts';

/** The signs of docs/method/scores.md#response-quality. */
const QUALITY_INDICES = [
  'hasty_pages',
  'hasty_statements',
  'longest_run',
  'answer_spread',
  'even_odd',
  'instructed_items',
  'values_spread',
] as const;
export type QualityIndexName = (typeof QUALITY_INDICES)[number];

/** Points of an index: 0 fine, 1 caution, 2 severe. */
export type QualityPoints = 0 | 1 | 2;

/** An index that could not be worked out has no value and gives no points. */
export interface QualityIndex {
  readonly index: QualityIndexName;
  readonly value: number | null;
  readonly points: QualityPoints;
}

const points = (severe: boolean, caution: boolean): QualityPoints => {
  if (severe) return 2;
  return caution ? 1 : 0;
};

const POINTS = {
  hasty_pages: (share) => points(share >= 0.5, share >= 0.25),
  hasty_statements: (seconds) => points(false, isBelow(seconds, 1)),
  longest_run: (length) => points(length >= 60, length >= 12),
  answer_spread: (deviation) => points(isBelow(deviation, 0.3), isBelow(deviation, 0.6)),
  even_odd: (consistency) => points(isBelow(consistency, 0), isBelow(consistency, 0.3)),
  instructed_items: (failed) => points(failed >= 2, failed >= 1),
  values_spread: (deviation) => points(deviation === 0, isBelow(deviation, 0.5)),
} as const satisfies Record<QualityIndexName, (value: number) => QualityPoints>;

export const qualityIndex = (index: QualityIndexName, value: number | null): QualityIndex => ({
  index,
  value,
  points: value === null ? 0 : POINTS[index](value),
});
