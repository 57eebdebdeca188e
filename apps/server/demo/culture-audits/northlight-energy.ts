import { scaleAnswers, type DemoCultureAudit, unitAnswers } from './demo-culture-audit.ts';

const unit = (number: number): string => `3c1b7d52-9e04-4a6b-8c0d-51f2a9e7b30${number}`;

const UNITS = [
  { id: unit(1), name: { fr: 'Parcs en mer', en: 'Offshore sites' }, expectedHeadcount: 210 },
  { id: unit(2), name: { fr: 'Ingénierie', en: 'Engineering' }, expectedHeadcount: 130 },
  { id: unit(3), name: { fr: 'Vente d’énergie', en: 'Energy trading' }, expectedHeadcount: 60 },
];

const DESIRED = { clan: 30, adhocracy: 28, market: 20, hierarchy: 22 };

const PEOPLE = [
  unitAnswers(unit(1), 148, [24, 12, 20, 44]),
  unitAnswers(unit(2), 97, [26, 27, 19, 28]),
  unitAnswers(unit(3), 41, [14, 20, 44, 22]),
];

const COMMON = {
  subject: 'company',
  units: UNITS,
  mandatory: { unit: true, age: false, gender: false, tenure: false },
  minimumGroup: 8,
  valuesSets: [
    {
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
    },
  ],
} satisfies Partial<DemoCultureAudit['body']>;

const EMPHASES = {
  management_of_employees: { clan: 36, adhocracy: 20, market: 16, hierarchy: 28 },
  strategic_emphases: { clan: 14, adhocracy: 30, market: 34, hierarchy: 22 },
};

const survey: DemoCultureAudit = {
  owner: 'grace',
  daysAgo: 150,
  opened: 6,
  answered: scaleAnswers(PEOPLE, DESIRED, 1),
  emphases: EMPHASES,
  codes: { mailed: 190, printed: 210 },
  body: {
    access: 'codes',
    name: 'Culture survey 2026',
    customUrl: 'culture-survey-2026',
    status: 'closed',
    ...COMMON,
  },
};

/** The year before: more rules, less market orientation. */
const BEFORE = [
  unitAnswers(unit(1), 121, [19, 9, 21, 51]),
  unitAnswers(unit(2), 84, [22, 21, 20, 37]),
  unitAnswers(unit(3), 36, [12, 17, 45, 26]),
];

const yearBefore: DemoCultureAudit = {
  owner: 'grace',
  daysAgo: 515,
  opened: 4,
  answered: scaleAnswers(BEFORE, DESIRED, 1),
  emphases: EMPHASES,
  body: {
    name: 'Culture survey 2025',
    customUrl: 'culture-survey-2025',
    status: 'closed',
    ...COMMON,
  },
};

const pulse: DemoCultureAudit = {
  owner: 'oliver',
  daysAgo: 9,
  opened: 11,
  answered: scaleAnswers(PEOPLE, DESIRED, 0.3),
  body: {
    name: 'Culture pulse, offshore and engineering',
    customUrl: 'culture-pulse',
    redirectUrl: 'https://www.northlight-energy.example/thank-you',
    status: 'open',
    ...COMMON,
    valuesSets: [],
  },
};

export const NORTHLIGHT_ENERGY_AUDITS: readonly DemoCultureAudit[] = [yearBefore, survey, pulse];
