import { calibrate, shrunkenCosine } from '../arithmetic/similarity.ts';
import { norm } from '../arithmetic/vectors.ts';
import { type Fit, fit } from '../engine-version.ts';
import { type CultureScores, fromNeutral, perType } from './culture-score.ts';

export const ANCHOR = 0.45;
/** Below this distance from 25/25/25/25 a target says nothing (docs/method/scores.md#culture). */
const FLAT_TARGET = 8;
/** Divided by the root of the number of situations: about the norm of a random profile. */
const NOISE = 51;

export interface CultureFitComponents {
  readonly profile: CultureScores;
  readonly target: CultureScores;
  /** Profile minus target, per type: the direction of a misfit. */
  readonly difference: CultureScores;
  readonly situations: number;
  readonly profileNorm: number;
  readonly targetNorm: number;
  readonly floor: number;
  readonly similarity: number;
  readonly anchor: number;
}

/** A flat target cannot be scored; the campaign form warns about it. */
export const cultureTargetScorable = (target: CultureScores): boolean =>
  norm(fromNeutral(target)) >= FLAT_TARGET;

/** Near-random profiles shrink: the floor is about the norm of one. */
export const cultureFloor = (situations: number): number => NOISE / Math.sqrt(situations);

/** Similarity of a culture profile to the campaign's target (docs/method/scores.md#culture). */
export const cultureFit = (
  profile: CultureScores,
  situations: number,
  target: CultureScores,
): Fit<CultureFitComponents> | null => {
  if (!cultureTargetScorable(target)) return null;
  const floor = cultureFloor(situations);
  const similarity = shrunkenCosine(fromNeutral(profile), fromNeutral(target), floor);
  return fit(calibrate(similarity, ANCHOR), {
    profile,
    target,
    difference: perType((type) => profile[type] - target[type]),
    situations,
    profileNorm: norm(fromNeutral(profile)),
    targetNorm: norm(fromNeutral(target)),
    floor,
    similarity,
    anchor: ANCHOR,
  });
};
