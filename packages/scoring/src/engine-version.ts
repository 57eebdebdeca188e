import type { Declined } from '@cadran/contract/codes';

/**
 * A change of a formula or a constant is a new version; stored with every score (docs/method/scores.md#shared-rules).
 */
export const ENGINE_VERSION = 2;

/** What every result of the engine carries. */
export interface Versioned {
  readonly engineVersion: typeof ENGINE_VERSION;
}

/**
 * A score with what it was made of: a similarity alone hides the source of a misfit
 * (docs/method/scores.md#shared-rules).
 */
export interface Fit<Components> extends Versioned {
  readonly score: number;
  readonly components: Components;
}

export const fit = <Components>(score: number, components: Components): Fit<Components> => ({
  engineVersion: ENGINE_VERSION,
  score,
  components,
});

/** A part of a questionnaire or of a target that may be absent. */
export type Maybe<T> = T | null | undefined;

/** An answer on a scale, or "I prefer not to answer" (docs/method/scores.md#personality). */
export type Rating = number | Declined;

/** The number of a rating; null when it was declined, withdrawn or never given. */
export const ratingOf = (rating: Maybe<Rating>): number | null =>
  typeof rating === 'number' ? rating : null;

/** Answers by item; null when an answer was withdrawn. */
export type ItemAnswers<T> = Readonly<Record<string, Maybe<T>>>;
