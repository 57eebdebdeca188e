/** A change of a formula or a constant is a new version; stored with every score (scoring.md §0). */
export const ENGINE_VERSION = 1;

/** What every result of the engine carries, so that an old report can be reproduced. */
export interface Versioned {
  readonly engineVersion: typeof ENGINE_VERSION;
}

/** A score with what it was made of: a similarity alone hides the source of a misfit (scoring.md §0). */
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

/** Answers by item; null when one was taken back. */
export type ItemAnswers<T> = Readonly<Record<string, Maybe<T>>>;
