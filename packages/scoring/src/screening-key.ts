import {
  INSTRUCTED_ITEMS,
  PERSONALITY_ITEMS,
  PERSONALITY_ORDER,
} from '@cadran/instruments/personality/index';
import { SCREENING_CULTURE } from '@cadran/instruments/screening-culture';
import { VALUE_ITEMS } from '@cadran/instruments/values/value-items';
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

const places = new Map(PERSONALITY_ITEMS.map(({ id }, place) => [id, place]));

/** The key of the product's own screening questionnaire. */
export const SCREENING_KEY: ScreeningKey = {
  culture: SCREENING_CULTURE,
  values: VALUE_ITEMS,
  personality: PERSONALITY_ITEMS,
  presentation: PERSONALITY_ORDER.flatMap((id) => places.get(id) ?? []),
  instructed: INSTRUCTED_ITEMS,
};
