import type { CultureDimension } from '@cadran/contract/codes';
import type { NamedText } from '../types.ts';

export const CULTURE_DIMENSION_TEXTS: Readonly<Record<CultureDimension, NamedText>> = {
  dominant_characteristics: {
    name: { fr: 'Caractère d’ensemble', en: 'Dominant characteristics' },
    description: {
      fr: 'Ce que l’on remarque d’emblée : le climat, le rythme, ce qui occupe les journées.',
      en: 'What one notices straight away: the climate, the pace, what fills people’s days.',
    },
  },
  leadership: {
    name: { fr: 'Leadership', en: 'Leadership style' },
    description: {
      fr: 'Ce que font celles et ceux qui dirigent, et les qualités que l’on attend d’eux.',
      en: 'What those at the top do, and the qualities that are expected of them.',
    },
  },
  management_of_employees: {
    name: { fr: 'Gestion des personnes', en: 'Management of employees' },
    description: {
      fr: 'La manière d’encadrer, d’associer et de récompenser les personnes au quotidien.',
      en: 'How people are supervised, involved and rewarded from day to day.',
    },
  },
  organizational_glue: {
    name: { fr: 'Ciment de l’organisation', en: 'Organisational glue' },
    description: {
      fr: 'Ce qui relie les gens entre eux et les fait tenir dans les moments difficiles.',
      en: 'What connects people and keeps them going when things are difficult.',
    },
  },
  strategic_emphases: {
    name: { fr: 'Priorités stratégiques', en: 'Strategic emphases' },
    description: {
      fr: 'Ce à quoi vont en premier les efforts, l’argent et l’attention.',
      en: 'Where effort, money and attention go first.',
    },
  },
  criteria_of_success: {
    name: { fr: 'Critères de réussite', en: 'Criteria of success' },
    description: {
      fr: 'Ce qui est tenu pour un succès, mesuré et célébré.',
      en: 'What counts as a success, what is measured and what is celebrated.',
    },
  },
};
