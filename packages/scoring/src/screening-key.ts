import type { SituationKey } from './culture/culture-measure.ts';
import type { PersonalityItemKey } from './personality/answer-sheet.ts';
import type { ValueItemKey } from './values/values-score.ts';

/** What scoring needs to know of the screening questionnaire: no texts, only how answers are keyed. */
export interface ScreeningKey {
  readonly culture: readonly SituationKey[];
  readonly values: readonly ValueItemKey[];
  readonly personality: readonly PersonalityItemKey[];
  /** The places of the 120 items in `personality`, as presented, without the instructed ones. */
  readonly presentation: readonly number[];
  readonly instructed: readonly { readonly id: string; readonly expected: number }[];
}
