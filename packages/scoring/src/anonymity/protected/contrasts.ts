import { CULTURE_TYPES } from '@cadran/contract/codes';
import { type Histogram, histogramOf } from '../../arithmetic/weighted-histogram.ts';
import { axisOfSteps, type CultureScores, perType } from '../../culture/culture-score.ts';
import type { PerType } from '../../culture/rank-sums.ts';
import type { CultureFrequency } from '../../group/frequency-table.ts';

/** Three directions in which four scores of a fixed sum can differ: the two axes of the diagram, and a third. */
export const CONTRASTS = ['x', 'y', 'z'] as const;
export type Contrast = (typeof CONTRASTS)[number];
export type PerContrast<T> = Readonly<Record<Contrast, T>>;

const STEPS: PerContrast<(sums: PerType<number>) => number> = {
  x: ({ clan, adhocracy, market, hierarchy }) => clan + hierarchy - adhocracy - market,
  y: ({ clan, adhocracy, market, hierarchy }) => hierarchy + market - clan - adhocracy,
  z: ({ clan, adhocracy, market, hierarchy }) => adhocracy + hierarchy - clan - market,
};

export const contrastHistogram = (
  { rows, situations }: CultureFrequency,
  contrast: Contrast,
): Histogram =>
  histogramOf(
    rows.map(({ sums, count }) => ({
      value: axisOfSteps(STEPS[contrast](sums), situations),
      count,
    })),
  );

/** The four bars from three contrasts: below 0 becomes 0, then scaled to 100 (docs/method/audits.md#protection). */
export const barsOfContrasts = ({ x, y, z }: PerContrast<number>): CultureScores => {
  const [a, b, c] = [x / 1.5, y / 1.5, z / 1.5];
  const raw = {
    clan: Math.max(0, (100 - a + b + c) / 4),
    adhocracy: Math.max(0, (100 + a + b - c) / 4),
    market: Math.max(0, (100 + a - b + c) / 4),
    hierarchy: Math.max(0, (100 - a - b - c) / 4),
  };
  const total = CULTURE_TYPES.reduce((sum, type) => sum + raw[type], 0);
  return perType((type) => (raw[type] * 100) / total);
};
