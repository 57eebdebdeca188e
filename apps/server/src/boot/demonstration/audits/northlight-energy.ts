import { answeredBy, type DemonstrationAudit } from './demonstration-audit.ts';

const unit = (number: number): string => `3c1b7d52-9e04-4a6b-8c0d-51f2a9e7b30${number}`;

const UNITS = [
  { id: unit(1), name: { fr: 'Parcs en mer', en: 'Offshore sites' }, expectedHeadcount: 210 },
  { id: unit(2), name: { fr: 'Ingénierie', en: 'Engineering' }, expectedHeadcount: 130 },
  { id: unit(3), name: { fr: 'Vente d’énergie', en: 'Energy trading' }, expectedHeadcount: 60 },
];

const DESIRED = { clan: 30, adhocracy: 28, market: 20, hierarchy: 22 };

const PEOPLE = [
  {
    unitId: unit(1),
    completed: 148,
    perceived: { clan: 24, adhocracy: 12, market: 20, hierarchy: 44 },
  },
  {
    unitId: unit(2),
    completed: 97,
    perceived: { clan: 26, adhocracy: 27, market: 19, hierarchy: 28 },
  },
  {
    unitId: unit(3),
    completed: 41,
    perceived: { clan: 14, adhocracy: 20, market: 44, hierarchy: 22 },
  },
];

const VALUES = {
  id: '3c1b7d52-9e04-4a6b-8c0d-51f2a9e7b311',
  name: 'Our five commitments',
  color: '#b45309',
  values: [
    { code: 'security' },
    { code: 'universalism' },
    { code: 'achievement' },
    { label: 'Speaking up', culture: 'clan' },
    { label: 'Trying things out', culture: 'adhocracy' },
  ],
} as const;

/** Close to people day by day, while the strategy looks outwards. */
const EMPHASES = {
  management_of_employees: { clan: 36, adhocracy: 20, market: 16, hierarchy: 28 },
  strategic_emphases: { clan: 14, adhocracy: 30, market: 34, hierarchy: 22 },
};

const survey: DemonstrationAudit = {
  owner: 'grace',
  daysAgo: 150,
  opened: 6,
  answered: answeredBy(PEOPLE, DESIRED, 1),
  emphases: EMPHASES,
  body: {
    name: 'Culture survey 2026',
    customUrl: 'culture-survey-2026',
    status: 'closed',
    subject: 'company',
    units: UNITS,
    mandatory: { unit: true, age: false, gender: false, tenure: false },
    valuesSets: [{ ...VALUES, values: [...VALUES.values] }],
    minimumGroup: 8,
  },
};

/** The year before: more rules, less trade. */
const BEFORE = [
  {
    unitId: unit(1),
    completed: 121,
    perceived: { clan: 19, adhocracy: 9, market: 21, hierarchy: 51 },
  },
  {
    unitId: unit(2),
    completed: 84,
    perceived: { clan: 22, adhocracy: 21, market: 20, hierarchy: 37 },
  },
  {
    unitId: unit(3),
    completed: 36,
    perceived: { clan: 12, adhocracy: 17, market: 45, hierarchy: 26 },
  },
];

const yearBefore: DemonstrationAudit = {
  owner: 'grace',
  daysAgo: 515,
  opened: 4,
  answered: answeredBy(BEFORE, DESIRED, 1),
  emphases: EMPHASES,
  body: {
    name: 'Culture survey 2025',
    customUrl: 'culture-survey-2025',
    status: 'closed',
    subject: 'company',
    units: UNITS,
    mandatory: { unit: true, age: false, gender: false, tenure: false },
    valuesSets: [{ ...VALUES, values: [...VALUES.values] }],
    minimumGroup: 8,
  },
};

const pulse: DemonstrationAudit = {
  owner: 'oliver',
  daysAgo: 9,
  opened: 11,
  answered: answeredBy(PEOPLE, DESIRED, 0.3),
  body: {
    name: 'Culture pulse, offshore and engineering',
    customUrl: 'culture-pulse',
    redirectUrl: 'https://www.northlight-energy.example/thank-you',
    status: 'open',
    subject: 'company',
    units: UNITS,
    mandatory: { unit: true, age: false, gender: false, tenure: false },
    minimumGroup: 8,
  },
};

export const NORTHLIGHT_ENERGY_AUDITS: readonly DemonstrationAudit[] = [yearBefore, survey, pulse];
