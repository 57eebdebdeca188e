import { scaleAnswers, type DemoCultureAudit, unitAnswers } from './demo-culture-audit.ts';

const unit = (number: number): string => `8d3f6f0a-4f3c-4c51-9a77-0b6d5c1e2f0${number}`;

const UNITS = [
  {
    id: unit(1),
    name: { fr: 'Studio de création', en: 'Creative studio' },
    expectedHeadcount: 120,
  },
  { id: unit(2), name: { fr: 'Développement', en: 'Development' }, expectedHeadcount: 150 },
  {
    id: unit(3),
    name: { fr: 'Conseil et clientèle', en: 'Client services' },
    expectedHeadcount: 90,
  },
  { id: unit(4), name: { fr: 'Administration', en: 'Administration' }, expectedHeadcount: 40 },
];

const DESIRED = { clan: 38, adhocracy: 32, market: 15, hierarchy: 15 };

const PEOPLE = [
  unitAnswers(unit(1), 96, [30, 36, 19, 15]),
  unitAnswers(unit(2), 104, [26, 24, 22, 28]),
  unitAnswers(unit(3), 71, [22, 18, 36, 24]),
  unitAnswers(unit(4), 33, [24, 12, 20, 44]),
];

const COMMON = {
  subject: 'agency',
  units: UNITS,
  mandatory: { unit: true, age: false, gender: false, tenure: false },
  minimumGroup: 5,
  valuesSets: [
    {
      id: '8d3f6f0a-4f3c-4c51-9a77-0b6d5c1e2f11',
      name: 'Charte de l’Atelier',
      color: '#0f766e',
      values: [
        { code: 'benevolence' },
        { code: 'self_direction' },
        { label: 'Audace', culture: 'adhocracy' },
        { label: 'Parole tenue', culture: 'hierarchy' },
      ],
    },
  ],
} satisfies Partial<DemoCultureAudit['body']>;

const EMPHASES = {
  leadership: { clan: 18, adhocracy: 22, market: 42, hierarchy: 18 },
  criteria_of_success: { clan: 16, adhocracy: 14, market: 28, hierarchy: 42 },
};

const barometer: DemoCultureAudit = {
  owner: 'camille',
  daysAgo: 120,
  opened: 9,
  answered: scaleAnswers(PEOPLE, DESIRED, 1),
  emphases: EMPHASES,
  codes: { mailed: 340, printed: 60 },
  body: {
    access: 'codes',
    name: 'Baromètre de culture, printemps',
    customUrl: 'barometre-printemps',
    status: 'closed',
    ...COMMON,
    customization: {
      introduction: {
        fr: {
          title: 'Votre regard sur l’Atelier',
          html: '<p>Comment travaillons-nous aujourd’hui, et comment aimerions-nous travailler demain ?</p><p>Vos réponses sont <strong>anonymes</strong> : seuls des résultats de groupe sont montrés.</p>',
        },
        en: {
          title: 'How you see the Atelier',
          html: '<p>How do we work today, and how would we like to work tomorrow?</p><p>Your answers are <strong>anonymous</strong>: only results of groups are shown.</p>',
        },
      },
    },
  },
};

/** A year earlier: fewer respondents, and more hierarchy. */
const BEFORE = [
  unitAnswers(unit(1), 78, [24, 30, 24, 22]),
  unitAnswers(unit(2), 83, [20, 18, 27, 35]),
  unitAnswers(unit(3), 60, [16, 14, 42, 28]),
  unitAnswers(unit(4), 31, [18, 9, 21, 52]),
];

const yearBefore: DemoCultureAudit = {
  owner: 'camille',
  daysAgo: 485,
  opened: 5,
  answered: scaleAnswers(BEFORE, DESIRED, 1),
  emphases: EMPHASES,
  body: {
    name: 'Baromètre de culture, printemps précédent',
    customUrl: 'barometre-printemps-precedent',
    status: 'closed',
    ...COMMON,
  },
};

const followUp: DemoCultureAudit = {
  owner: 'louis',
  daysAgo: 6,
  opened: 14,
  answered: scaleAnswers(PEOPLE, DESIRED, 0.25),
  body: {
    name: 'Baromètre de culture, automne',
    customUrl: 'barometre-automne',
    status: 'open',
    ...COMMON,
  },
};

export const ATELIER_MERCURE_AUDITS: readonly DemoCultureAudit[] = [
  yearBefore,
  barometer,
  followUp,
];
