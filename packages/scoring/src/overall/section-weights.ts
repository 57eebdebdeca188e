import { SCORED_SECTIONS, type ScoredSection } from '@cadran/contract/codes';
import type { SectionWeights } from '../scored-target.ts';
import type { Maybe } from '../engine-version.ts';
import { recordOf } from '../record-of.ts';

/** Defaults; a campaign may set its own, which the report shows (docs/method/scores.md#overall). */
export const DEFAULT_WEIGHTS = {
  culture: 15,
  values: 15,
  personality: 20,
  motivations: 10,
  skills: 15,
  experiences: 5,
  studies: 5,
  languages: 5,
  job: 4,
  mobility: 3,
  individual: 3,
} as const satisfies Record<ScoredSection, number>;

/** The campaign's own weights over the defaults. */
export const sectionWeights = (own: Maybe<SectionWeights>): Record<ScoredSection, number> =>
  recordOf(SCORED_SECTIONS, (section) => own?.[section] ?? DEFAULT_WEIGHTS[section]);
