import type { MobilityDraft, Place } from '@cadran/contract';
import { QUESTIONNAIRE_LIMITS, TRANSPORTS } from '@cadran/contract/codes';
import type { PartDeclaration } from '../part.ts';
import { atLeastOne, between, failedRules } from '../answer-rules.ts';
import { asksFor, onePage, type ScreeningRequirements } from '../screening-asked.ts';
import { oneOf, someInOrder, someOf, wholeBetween } from '../simulating.ts';

const city = (id: number, fr: string, en: string, country: string, lat: number, lon: number) => ({
  id,
  name: { fr, en },
  country,
  lat,
  lon,
});

const PLACES: readonly [Place, ...Place[]] = [
  city(2_996_944, 'Lyon', 'Lyon', 'FR', 45.748_46, 4.846_71),
  city(2_660_646, 'Genève', 'Geneva', 'CH', 46.202_22, 6.145_69),
  { text: 'Saint-Julien-en-Genevois' },
];

/** Home is for the recruiter's reading only and may be kept to oneself. */
export const MOBILITY: PartDeclaration<ScreeningRequirements, MobilityDraft> = {
  name: 'mobility',
  asked: asksFor('mobility'),
  ...onePage,
  seconds: () => 90,
  missing: ({ commuteTime, preferredCities, transports }) =>
    failedRules({
      commuteTime: between(commuteTime, 0, QUESTIONNAIRE_LIMITS.commuteMax),
      preferredCities: atLeastOne(preferredCities),
      transports: atLeastOne(transports),
    }),
  simulate: (random) => ({
    homePlace: oneOf(random, PLACES),
    commuteTime: wholeBetween(random, 10, 90),
    preferredCities: someOf(random, PLACES, QUESTIONNAIRE_LIMITS.cities),
    transports: someInOrder(random, TRANSPORTS, 4),
  }),
};
