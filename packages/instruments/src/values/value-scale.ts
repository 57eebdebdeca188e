import type { ValueScaleStep } from '../types.ts';

/** Nine steps from "opposed" to "supreme"; the last as a rule for two items at most. */
export const VALUE_SCALE: readonly ValueScaleStep[] = [
  {
    rating: -1,
    label: { fr: 'Opposé à mes valeurs', en: 'Opposed to my values' },
    anchor: true,
  },
  { rating: 0, label: { fr: 'Pas important', en: 'Not important' }, anchor: true },
  { rating: 1, label: { fr: 'À peine important', en: 'Hardly important' }, anchor: false },
  { rating: 2, label: { fr: 'Un peu important', en: 'Slightly important' }, anchor: false },
  { rating: 3, label: { fr: 'Important', en: 'Important' }, anchor: true },
  { rating: 4, label: { fr: 'Plus qu’important', en: 'More than important' }, anchor: false },
  {
    rating: 5,
    label: { fr: 'Presque très important', en: 'Almost very important' },
    anchor: false,
  },
  { rating: 6, label: { fr: 'Très important', en: 'Very important' }, anchor: true },
  {
    rating: 7,
    label: { fr: 'D’une importance suprême', en: 'Of supreme importance' },
    anchor: true,
  },
];
