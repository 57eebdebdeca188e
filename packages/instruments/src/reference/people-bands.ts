import type { AgeBand, AgeGroup, Gender, TenureBand } from '@cadran/contract/codes';
import type { Text } from '../types.ts';

/** The campaign form's age groups; none enters a score. */
export const AGE_GROUP_NAMES: Readonly<Record<AgeGroup, Text>> = {
  under_25: { fr: 'Moins de 25 ans', en: 'Under 25' },
  '25_34': { fr: 'De 25 à 34 ans', en: '25 to 34' },
  '35_44': { fr: 'De 35 à 44 ans', en: '35 to 44' },
  '45_54': { fr: 'De 45 à 54 ans', en: '45 to 54' },
  '55_plus': { fr: '55 ans et plus', en: '55 and over' },
};

export const GENDER_NAMES: Readonly<Record<Gender, Text>> = {
  male: { fr: 'Homme', en: 'Male' },
  female: { fr: 'Femme', en: 'Female' },
};

export const AGE_BAND_NAMES: Readonly<Record<AgeBand, Text>> = {
  under_30: { fr: 'Moins de 30 ans', en: 'Under 30' },
  '30_39': { fr: 'De 30 à 39 ans', en: '30 to 39' },
  '40_49': { fr: 'De 40 à 49 ans', en: '40 to 49' },
  '50_plus': { fr: '50 ans et plus', en: '50 and over' },
};

export const TENURE_BAND_NAMES: Readonly<Record<TenureBand, Text>> = {
  under_2: { fr: 'Moins de 2 ans d’ancienneté', en: 'Less than 2 years’ service' },
  '2_4': { fr: 'De 2 à 4 ans d’ancienneté', en: '2 to 4 years’ service' },
  '5_9': { fr: 'De 5 à 9 ans d’ancienneté', en: '5 to 9 years’ service' },
  '10_plus': { fr: '10 ans d’ancienneté et plus', en: '10 years’ service and over' },
};
