import type { Degree } from '@cadran/contract/codes';
import type { Text } from '../types.ts';

export const DEGREE_NAMES: Readonly<Record<Degree, Text>> = {
  baccalaureate: { fr: 'Baccalauréat', en: 'Baccalaureate (upper secondary)' },
  bachelor_1: {
    fr: 'Première année de licence ou de bachelor',
    en: 'First year of licence or bachelor’s',
  },
  bachelor_2: {
    fr: 'Deuxième année de licence ou de bachelor',
    en: 'Second year of licence or bachelor’s',
  },
  bachelor: { fr: 'Licence ou bachelor', en: 'Licence or bachelor’s degree' },
  master_1: { fr: 'Première année de master', en: 'First year of master’s' },
  master: { fr: 'Master', en: 'Master’s degree' },
  doctorate_1: { fr: 'Première année de doctorat', en: 'First year of doctorate' },
  doctorate_2: { fr: 'Deuxième année de doctorat', en: 'Second year of doctorate' },
  doctorate: { fr: 'Doctorat', en: 'Doctorate' },
};

/** Credits after the baccalaureate: 60 a year. */
export const DEGREE_ECTS: Readonly<Record<Degree, number>> = {
  baccalaureate: 0,
  bachelor_1: 60,
  bachelor_2: 120,
  bachelor: 180,
  master_1: 240,
  master: 300,
  doctorate_1: 360,
  doctorate_2: 420,
  doctorate: 480,
};
