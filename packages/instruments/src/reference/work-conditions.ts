import type { ContractType, Currency, Delay, Payment, Transport } from '@cadran/contract/codes';
import type { Text } from '../types.ts';

export const TRANSPORT_NAMES: Readonly<Record<Transport, Text>> = {
  plane: { fr: 'Avion', en: 'Plane' },
  bus: { fr: 'Bus ou car', en: 'Bus or coach' },
  motorcycle: { fr: 'Moto ou scooter', en: 'Motorcycle or scooter' },
  shuttle: { fr: 'Navette', en: 'Shuttle' },
  train: { fr: 'Train, RER ou métro', en: 'Train or underground' },
  tramway: { fr: 'Tramway', en: 'Tram' },
  bike: { fr: 'Vélo', en: 'Bicycle' },
  car: { fr: 'Voiture', en: 'Car' },
  walk: { fr: 'À pied', en: 'On foot' },
};

export const CONTRACT_TYPE_NAMES: Readonly<Record<ContractType, Text>> = {
  permanent: { fr: 'Durée indéterminée (CDI)', en: 'Permanent' },
  fixed_term: { fr: 'Durée déterminée (CDD)', en: 'Fixed term' },
  temporary: { fr: 'Intérim', en: 'Agency work' },
  part_time: { fr: 'Temps partiel', en: 'Part time' },
  apprenticeship: { fr: 'Apprentissage ou alternance', en: 'Apprenticeship or work-study' },
  internship: { fr: 'Stage', en: 'Internship' },
  freelance: { fr: 'Travail indépendant', en: 'Freelance' },
  seasonal: { fr: 'Emploi saisonnier', en: 'Seasonal work' },
};

export const DELAY_NAMES: Readonly<Record<Delay, Text>> = {
  immediately: { fr: 'Immédiatement', en: 'Immediately' },
  within_1_month: { fr: 'D’ici 1 mois', en: 'Within 1 month' },
  within_2_months: { fr: 'D’ici 2 mois', en: 'Within 2 months' },
  within_3_months: { fr: 'D’ici 3 mois', en: 'Within 3 months' },
  within_6_months: { fr: 'D’ici 6 mois', en: 'Within 6 months' },
  within_12_months: { fr: 'D’ici 12 mois', en: 'Within 12 months' },
};

export const PAYMENT_NAMES: Readonly<Record<Payment, Text>> = {
  hourly: { fr: 'Par heure', en: 'Per hour' },
  daily: { fr: 'Par jour', en: 'Per day' },
  monthly: { fr: 'Par mois', en: 'Per month' },
  yearly: { fr: 'Par an', en: 'Per year' },
};

export const CURRENCY_NAMES: Readonly<Record<Currency, Text>> = {
  euro: { fr: 'Euro (€)', en: 'Euro (€)' },
  dollar: { fr: 'Dollar américain ($)', en: 'US dollar ($)' },
  chf: { fr: 'Franc suisse (CHF)', en: 'Swiss franc (CHF)' },
};

/** ISO 4217 codes for `Intl.NumberFormat`. */
export const CURRENCY_ISO: Readonly<Record<Currency, string>> = {
  euro: 'EUR',
  dollar: 'USD',
  chf: 'CHF',
};
