import type { MobilityAnswers, Place } from '../candidate-answers.ts';
import type { MobilityTarget } from '../scored-target.ts';
import type { Fit } from '../engine-version.ts';
import { anyOf, atMost, type CriteriaComponents, criteriaFit } from './criteria.ts';

/** Credit fades to 0 over this many minutes beyond the maximum. */
export const COMMUTE_FADE = 30;

export type MobilityFitComponents = CriteriaComponents<'commute' | 'workplace' | 'transports'>;

const cityCode = (place: Place): string => {
  if (typeof place === 'string') return place;
  return 'id' in place ? String(place.id) : '';
};

/** Commute, preferred cities and transport (docs/method/scores.md#facts); the home address is never scored. */
export const mobilityFit = (
  desired: MobilityTarget,
  answers: MobilityAnswers,
): Fit<MobilityFitComponents> | null =>
  criteriaFit([
    atMost('commute', 0.5, desired.travelTime?.max, answers.commuteTime, COMMUTE_FADE),
    anyOf(
      'workplace',
      0.3,
      desired.workplace ? [desired.workplace] : null,
      answers.preferredCities?.map(cityCode),
    ),
    anyOf('transports', 0.2, desired.transports, answers.transports),
  ]);
