import {
  INSTRUCTED_ITEMS,
  PERSONALITY_ITEMS,
  PERSONALITY_ORDER,
} from '@cadran/instruments/personality/index';
import { SCREENING_CULTURE } from '@cadran/instruments/screening-culture';
import { VALUE_ITEMS } from '@cadran/instruments/value-items';
import type { ScreeningKey } from './screening-key.ts';

const places = new Map(PERSONALITY_ITEMS.map(({ id }, place) => [id, place]));

/** The key of the product's own screening questionnaire. */
export const SCREENING_KEY: ScreeningKey = {
  culture: SCREENING_CULTURE,
  values: VALUE_ITEMS,
  personality: PERSONALITY_ITEMS,
  presentation: PERSONALITY_ORDER.flatMap((id) => places.get(id) ?? []),
  instructed: INSTRUCTED_ITEMS,
};
