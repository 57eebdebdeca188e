import type { Fit } from '../engine-version.ts';

/** What became of a section (scoring.md §5). Missing is a case, never a zero slipped into a mean. */
export type SectionOutcome<Components> =
  | {
      readonly status: 'inactive';
      readonly active: false;
      readonly score: null;
      /** No target, a target that says nothing, or two things that cannot be compared. */
      readonly reason: 'no_requirement' | 'unscorable_target' | 'not_comparable';
    }
  /** Asked for and not (wholly) answered: 0, else skipping would pay. */
  | { readonly status: 'unanswered'; readonly active: true; readonly score: 0 }
  | {
      readonly status: 'scored';
      readonly active: true;
      readonly score: number;
      readonly components: Components;
    };

export const inactive = (
  reason: 'no_requirement' | 'unscorable_target' | 'not_comparable',
): SectionOutcome<never> => ({ status: 'inactive', active: false, score: null, reason });

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
