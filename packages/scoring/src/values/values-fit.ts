import { calibrate } from '../arithmetic/calibration.ts';
import { shrunkenCosine } from '../arithmetic/shrunken-cosine.ts';
import { centred, norm } from '../arithmetic/vectors.ts';
import { type Fit, fit } from '../engine-version.ts';
import { type PerValue, perValue, type ValuesMeasure, valueVector } from './values-score.ts';

export const ANCHOR = 0.45;
/** A profile or target whose centred norm is below this hardly prefers anything (scoring.md §2). */
const FLOOR = 2.4;

export interface ValuesFitComponents {
  readonly profile: PerValue<number>;
  readonly target: PerValue<number>;
  /** Centred profile minus centred target, per value: the direction of a misfit. */
  readonly difference: PerValue<number>;
  readonly profileNorm: number;
  readonly targetNorm: number;
  readonly floor: number;
  readonly similarity: number;
  readonly anchor: number;
}

/** A target that prefers nothing cannot be compared with; the campaign form says so. */
export const valuesTargetScorable = (target: PerValue<number>): boolean =>
  norm(centred(valueVector(target))) >= FLOOR;

/** Nearness of a person's value priorities to those a campaign wishes for (scoring.md §2). */
export const valuesFit = (
  measure: ValuesMeasure,
  wished: PerValue<number>,
): Fit<ValuesFitComponents> | null => {
  if (!valuesTargetScorable(wished)) return null;
  const profile = valueVector(measure.centred);
  const target = centred(valueVector(wished));
  const similarity = shrunkenCosine(profile, target, FLOOR);
  return fit(calibrate(similarity, ANCHOR), {
    profile: measure.centred,
    target: perValue((_, place) => target[place] ?? 0),
    difference: perValue((_, place) => (profile[place] ?? 0) - (target[place] ?? 0)),
    profileNorm: norm(profile),
    targetNorm: norm(target),
    floor: FLOOR,
    similarity,
    anchor: ANCHOR,
  });
};
