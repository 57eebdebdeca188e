import { answeredBy, type DemonstrationAudit } from './demonstration-audit.ts';

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
  {
    unitId: unit(1),
    completed: 96,
    perceived: { clan: 30, adhocracy: 36, market: 19, hierarchy: 15 },
  },
  {
    unitId: unit(2),
    completed: 104,
    perceived: { clan: 26, adhocracy: 24, market: 22, hierarchy: 28 },
  },
  {
    unitId: unit(3),
    completed: 71,
    perceived: { clan: 22, adhocracy: 18, market: 36, hierarchy: 24 },
  },
  {
    unitId: unit(4),
    completed: 33,
    perceived: { clan: 24, adhocracy: 12, market: 20, hierarchy: 44 },
  },
];

const VALUES = {
  id: '8d3f6f0a-4f3c-4c51-9a77-0b6d5c1e2f11',
  name: 'Charte de l’Atelier',
  color: '#0f766e',
  values: [
    { code: 'benevolence' },
    { code: 'self_direction' },
    { label: 'Audace', culture: 'adhocracy' },
    { label: 'Parole tenue', culture: 'hierarchy' },
  ],
} as const;

/** Directors who speak of the market, and success that is counted by the rule. */
const EMPHASES = {
  leadership: { clan: 18, adhocracy: 22, market: 42, hierarchy: 18 },
  criteria_of_success: { clan: 16, adhocracy: 14, market: 28, hierarchy: 42 },
};

const barometer: DemonstrationAudit = {
  owner: 'camille',
  daysAgo: 120,
  opened: 9,
  answered: answeredBy(PEOPLE, DESIRED, 1),
  emphases: EMPHASES,
  body: {
    name: 'Baromètre de culture, printemps',
    customUrl: 'barometre-printemps',
    status: 'closed',
    subject: 'agency',
    units: UNITS,
    mandatory: { unit: true, age: false, gender: false, tenure: false },
    valuesSets: [{ ...VALUES, values: [...VALUES.values] }],
    minimumGroup: 5,
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

/** A year before: fewer people, and a house that still felt more like a workshop of its own rules. */
const BEFORE = [
  {
    unitId: unit(1),
    completed: 78,
    perceived: { clan: 24, adhocracy: 30, market: 24, hierarchy: 22 },
  },
  {
    unitId: unit(2),
    completed: 83,
    perceived: { clan: 20, adhocracy: 18, market: 27, hierarchy: 35 },
  },
  {
    unitId: unit(3),
    completed: 60,
    perceived: { clan: 16, adhocracy: 14, market: 42, hierarchy: 28 },
  },
  {
    unitId: unit(4),
    completed: 31,
    perceived: { clan: 18, adhocracy: 9, market: 21, hierarchy: 52 },
  },
];

const yearBefore: DemonstrationAudit = {
  owner: 'camille',
  daysAgo: 485,
  opened: 5,
  answered: answeredBy(BEFORE, DESIRED, 1),
  emphases: EMPHASES,
  body: {
    name: 'Baromètre de culture, printemps précédent',
    customUrl: 'barometre-printemps-precedent',
    status: 'closed',
    subject: 'agency',
    units: UNITS,
    mandatory: { unit: true, age: false, gender: false, tenure: false },
    valuesSets: [{ ...VALUES, values: [...VALUES.values] }],
    minimumGroup: 5,
  },
};

const followUp: DemonstrationAudit = {
  owner: 'louis',
  daysAgo: 6,
  opened: 14,
  answered: answeredBy(PEOPLE, DESIRED, 0.25),
  body: {
    name: 'Baromètre de culture, automne',
    customUrl: 'barometre-automne',
    status: 'open',
    subject: 'agency',
    units: UNITS,
    mandatory: { unit: true, age: false, gender: false, tenure: false },
    valuesSets: [{ ...VALUES, values: [...VALUES.values] }],
    minimumGroup: 5,
  },
};

export const ATELIER_MERCURE_AUDITS: readonly DemonstrationAudit[] = [
  yearBefore,
  barometer,
  followUp,
];
