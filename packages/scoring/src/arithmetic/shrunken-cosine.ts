import { boundedSimilarity } from './calibration.ts';
import { dot, norm, type Vector } from './vectors.ts';

/**
 * Cosine of a profile with a target, both centred, whose profile norm has a floor: a nearly flat
 * profile is mostly noise, and is drawn towards 0 instead of being blown up (scoring.md §1, §2, §9).
 */
export const shrunkenCosine = (profile: Vector, target: Vector, floor: number): number =>
  boundedSimilarity(dot(profile, target) / (norm(target) * Math.max(norm(profile), floor)));
