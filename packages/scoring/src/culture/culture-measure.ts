import {
  CULTURE_DIMENSIONS,
  type CultureDimension,
  type CultureType,
} from '@cadran/contract/codes';
import { type Versioned, ENGINE_VERSION, type ItemAnswers, type Maybe } from '../engine-version.ts';
import {
  axisOfSteps,
  axisSteps,
  type CulturePoint,
  type CultureScores,
  cultureScores,
} from './culture-score.ts';
import { type RankSums, rankSumsOfClicks } from './rank-sums.ts';

/** What scoring needs to know of a situation; the instrument's own type fits. */
export interface SituationKey {
  readonly id: string;
  readonly dimension: CultureDimension;
}

interface PlacedCulture {
  readonly scores: CultureScores;
  readonly point: CulturePoint;
}

/** A person's culture, overall and on each of the six dimensions (docs/method/scores.md#culture). */
export interface CultureMeasure extends PlacedCulture, Versioned {
  readonly situations: number;
  readonly rankSums: RankSums;
  readonly dimensions: Readonly<Partial<Record<CultureDimension, PlacedCulture>>>;
}

const placeCulture = (rankSums: RankSums): PlacedCulture => {
  const steps = axisSteps(rankSums);
  return {
    scores: cultureScores(rankSums),
    point: {
      x: axisOfSteps(steps.x, rankSums.situations),
      y: axisOfSteps(steps.y, rankSums.situations),
    },
  };
};

/** Screening: one click per situation; null while a situation is unanswered. */
export const cultureOfClicks = (
  answers: Maybe<ItemAnswers<CultureType>>,
  situations: readonly SituationKey[],
): CultureMeasure | null => {
  const given: CultureType[] = [];
  const byDimension = new Map<CultureDimension, CultureType[]>();
  for (const { id, dimension } of situations) {
    const answer = answers?.[id] ?? null;
    if (answer === null) return null;
    given.push(answer);
    const same = byDimension.get(dimension);
    if (same) same.push(answer);
    else byDimension.set(dimension, [answer]);
  }
  if (given.length === 0) return null;
  const rankSums = rankSumsOfClicks(given);
  const dimensions: Partial<Record<CultureDimension, PlacedCulture>> = {};
  for (const dimension of CULTURE_DIMENSIONS) {
    const same = byDimension.get(dimension);
    if (same) dimensions[dimension] = placeCulture(rankSumsOfClicks(same));
  }
  return {
    engineVersion: ENGINE_VERSION,
    situations: rankSums.situations,
    rankSums,
    ...placeCulture(rankSums),
    dimensions,
  };
};
