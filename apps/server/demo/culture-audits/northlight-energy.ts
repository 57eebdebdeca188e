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
  purpose: {
    fr: 'Comparer la façon de travailler des sites et des bureaux à celle que les salariés souhaitent, et décider avec leurs représentants de ce qui doit changer.',
    en: 'To compare how sites and offices work with how employees would like to work, and to decide with their representatives what has to change.',
  },
  legalBasis: 'legitimate_interests',
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

const EMPHASES: DemoCultureAudit['emphases'] = {
  dominant_characteristics: [-6, -8, 2, 12],
  leadership: [-8, -4, 18, -6],
  management_of_employees: [16, -4, -8, -4],
  organizational_glue: [6, -10, -10, 14],
  strategic_emphases: [-12, 16, 6, -10],
  criteria_of_success: [4, 10, -12, -2],
};

const survey: DemoCultureAudit = {
  owner: 'grace',
  daysAgo: 150,
  opened: 6,
  answered: scaleAnswers(PEOPLE, DESIRED, 1),
  emphases: EMPHASES,
  codes: { mailed: 190, printed: 210 },
  actions: [
    {
      title: 'Let site teams plan their own shifts for three months',
      notes: 'Agreed with the site managers; the trial has not begun.',
      unitId: unit(1),
      responsibleName: 'Priya Nair',
      dueInDays: -9,
      state: 'planned',
      aim: { figure: 'hierarchy', direction: 'down' },
      recommendation: 'reduce:hierarchy',
    },
    {
      title: 'Give every team half a day a month to try out an idea',
      responsibleName: 'Tom Baxter',
      dueInDays: 60,
      state: 'under_way',
      aim: { figure: 'adhocracy', direction: 'up' },
      recommendation: 'develop:adhocracy',
    },
  ],
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
  actions: [
    {
      title: 'Answer every safety report within two days',
      responsibleName: 'Priya Nair',
      dueInDays: -320,
      state: 'done',
      aim: { figure: 'clan', direction: 'up' },
    },
    {
      title: 'Exchange two engineers with energy trading',
      notes: 'Abandoned after the reorganisation.',
      unitId: unit(3),
      responsibleName: 'Tom Baxter',
      dueInDays: -250,
      state: 'abandoned',
      aim: { figure: 'market', direction: 'down' },
    },
  ],
  answered: scaleAnswers(BEFORE, DESIRED, 1),
  emphases: EMPHASES,
  body: {
    name: 'Culture survey 2025',
    customUrl: 'culture-survey-2025',
    status: 'closed',
    ...COMMON,
  },
};

/** Two years before: the rules of an older company. */
const FIRST = [
  unitAnswers(unit(1), 98, [15, 7, 22, 56]),
  unitAnswers(unit(2), 72, [18, 17, 22, 43]),
  unitAnswers(unit(3), 40, [11, 14, 46, 29]),
];

const twoYearsBefore: DemoCultureAudit = {
  owner: 'grace',
  daysAgo: 880,
  opened: 2,
  answered: scaleAnswers(FIRST, DESIRED, 1),
  emphases: EMPHASES,
  body: {
    name: 'Culture survey 2024',
    customUrl: 'culture-survey-2024',
    status: 'closed',
    ...COMMON,
  },
};

const pulse: DemoCultureAudit = {
  owner: 'oliver',
  daysAgo: 9,
  opened: 11,
  answered: scaleAnswers(PEOPLE, DESIRED, 0.3),
  emphases: EMPHASES,
  body: {
    name: 'Culture pulse, offshore and engineering',
    customUrl: 'culture-pulse',
    redirectUrl: 'https://www.northlight-energy.example/thank-you',
    status: 'open',
    ...COMMON,
    valuesSets: [],
  },
};

export const NORTHLIGHT_ENERGY_AUDITS: readonly DemoCultureAudit[] = [
  twoYearsBefore,
  yearBefore,
  survey,
  pulse,
];
