import type { Domain, Trait } from '@cadran/contract/codes';
import { personalityTarget, type TraitIntervals, UNSCORABLE_ABOVE } from './interval-fit.ts';

/** What the form says about the intervals a campaign asks for (docs/method/scores.md#personality). */
export interface PersonalityTargetNotes {
  /** An average person would match. */
  readonly lenient: boolean;
  /** Nearly everybody would match: the section is not scored. */
  readonly unscorable: boolean;
  /** The traits whose interval nearly everybody meets. */
  readonly saysNothing: readonly Trait[];
  /** Domains that are not counted because facets of theirs are required too. */
  readonly byFacets: readonly Domain[];
}

export const personalityTargetNotes = (intervals: TraitIntervals): PersonalityTargetNotes => {
  const target = personalityTarget(intervals);
  return {
    lenient: target?.lenient ?? false,
    unscorable: target !== null && !target.scorable,
    saysNothing: (target?.required ?? [])
      .filter(({ chance }) => chance > UNSCORABLE_ABOVE)
      .map(({ trait }) => trait),
    byFacets: target?.byFacets ?? [],
  };
};
