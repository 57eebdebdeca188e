import { dot, norm, type Vector } from './vectors.ts';

/**
 * Turns a similarity in [-1, 1] into a percentage: -1 -> 0, the chance anchor -> 50, 1 -> 100
 * (docs/method/scores.md#shared-rules). The anchor is about the 90th percentile under random answers, so that a person
 * who clicks at random does not look half suitable.
 */
export const calibrate = (similarity: number, anchor: number): number =>
  similarity <= anchor
    ? (50 * (similarity + 1)) / (1 + anchor)
    : 50 + (50 * (similarity - anchor)) / (1 - anchor);

/** Rounding may carry a cosine of identical profiles slightly beyond ±1, and its score beyond 0–100. */
export const boundedSimilarity = (similarity: number): number =>
  Math.min(1, Math.max(-1, similarity));

/**
 * Cosine of a centred profile with a centred target, with a floor on the profile's norm: a nearly flat
 * profile is mostly noise, so its similarity shrinks towards 0 (docs/method/scores.md#culture).
 */
export const shrunkenCosine = (profile: Vector, target: Vector, floor: number): number =>
  boundedSimilarity(dot(profile, target) / (norm(target) * Math.max(norm(profile), floor)));
