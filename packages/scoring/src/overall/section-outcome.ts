import type { Trait, Value } from '@cadran/contract/codes';
import type { Fit } from '../engine-version.ts';

/** What became of a section (docs/method/scores.md#overall). Missing is a case, never a zero slipped into a mean. */
export type SectionOutcome<Components> =
  | {
      readonly status: 'inactive';
      readonly active: false;
      readonly score: null;
      /** No target, a target that says nothing, or two things that cannot be compared. */
      readonly reason: 'no_requirement' | 'unscorable_target' | 'not_comparable';
    }
  /** Required and not answered: 0, otherwise skipping would be rewarded. */
  | { readonly status: 'unanswered'; readonly active: true; readonly score: 0 }
  /** Too much of it was declined: no score, never a lower one (docs/method/scores.md#overall). */
  | {
      readonly status: 'left_out';
      readonly active: false;
      readonly score: null;
      readonly missing: readonly (Trait | Value)[];
    }
  | {
      readonly status: 'scored';
      readonly active: true;
      readonly score: number;
      readonly components: Components;
    };

/** More than this share left out: the section has no score (docs/method/scores.md#overall). */
export const LEFT_OUT_MAX = 0.2;

/** Traits or values with too few answers; `tooMuch`: what is left does not make a score. */
export interface LeftOut<Name> {
  readonly missing: readonly Name[];
  readonly tooMuch: boolean;
}

export const inactive = (
  reason: 'no_requirement' | 'unscorable_target' | 'not_comparable',
): SectionOutcome<never> => ({ status: 'inactive', active: false, score: null, reason });

export const leftOut = (missing: readonly (Trait | Value)[]): SectionOutcome<never> => ({
  status: 'left_out',
  active: false,
  score: null,
  missing,
});

export const UNANSWERED: SectionOutcome<never> = { status: 'unanswered', active: true, score: 0 };

export const scored = <Components>({
  score,
  components,
}: Fit<Components>): SectionOutcome<Components> => ({
  status: 'scored',
  active: true,
  score,
  components,
});
