import { type Value, VALUES } from '@cadran/contract/codes';
import { calibrate, shrunkenCosine } from '../arithmetic/similarity.ts';
import { centred, norm } from '../arithmetic/vectors.ts';
import { type Fit, fit } from '../engine-version.ts';
import { LEFT_OUT_MAX, type LeftOut } from '../overall/section-outcome.ts';
import { centredValues, type PerValue, perValue, type ValuesMeasure } from './values-score.ts';

export const ANCHOR = 0.45;
/** A profile or target whose centred norm is below this hardly prefers anything (docs/method/scores.md#values). */
const FLOOR = 2.4;

export interface ValuesFitComponents {
  /** Null where the value is missing, and left out of the similarity. */
  readonly profile: PerValue<number | null>;
  readonly target: PerValue<number>;
  /** Centred profile minus centred target, per value: the direction of a misfit. */
  readonly difference: PerValue<number | null>;
  readonly missing: readonly Value[];
  readonly profileNorm: number;
  readonly targetNorm: number;
  readonly floor: number;
  readonly similarity: number;
  readonly anchor: number;
}

/** A flat target cannot be scored; the campaign form warns about it. */
export const valuesTargetScorable = (target: PerValue<number>): boolean =>
  norm(VALUES.map((value) => centredValues(target)[value])) >= FLOOR;

/** What is compared: the values a person answered, the target centred on those, the floor for so many. */
export interface ComparedValues extends LeftOut<Value> {
  readonly values: readonly Value[];
  readonly target: readonly number[];
  readonly floor: number;
}

/** Noise adds up over values, so the floor shrinks with the root of their number. */
export const comparedValues = (
  { missing }: ValuesMeasure,
  target: PerValue<number>,
): ComparedValues => {
  const values = VALUES.filter((value) => !missing.includes(value));
  const compared = centred(values.map((value) => target[value]));
  const floor = FLOOR * Math.sqrt(values.length / VALUES.length);
  const tooMuch = missing.length / VALUES.length > LEFT_OUT_MAX || norm(compared) < floor;
  return { values, target: compared, floor, missing, tooMuch };
};

/** Similarity of a person's value priorities to the campaign's target (docs/method/scores.md#values). */
export const valuesFit = (
  measure: ValuesMeasure,
  targetRatings: PerValue<number>,
): Fit<ValuesFitComponents> | LeftOut<Value> | null => {
  if (!valuesTargetScorable(targetRatings)) return null;
  const { values, target, floor, missing, tooMuch } = comparedValues(measure, targetRatings);
  if (tooMuch) return { missing, tooMuch };
  const profile = values.map((value) => measure.centred[value] ?? 0);
  const similarity = shrunkenCosine(profile, target, floor);
  const shown = centredValues(targetRatings);
  return fit(calibrate(similarity, ANCHOR), {
    profile: measure.centred,
    target: shown,
    difference: perValue((value) => {
      const own = measure.centred[value];
      return own === null ? null : own - shown[value];
    }),
    missing,
    profileNorm: norm(profile),
    targetNorm: norm(target),
    floor,
    similarity,
    anchor: ANCHOR,
  });
};
