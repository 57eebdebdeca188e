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
  purpose: {
    fr: 'Savoir comment les équipes vivent la culture de l’agence et comment elles souhaitent la voir évoluer. Les résultats sont présentés à chaque équipe, et les actions décidées sont publiées.',
    en: 'To learn how the teams experience the culture of the agency and how they would like it to change. The results are presented to each team, and the actions decided are published.',
  },
  legalBasis: 'legitimate_interests',
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

const EMPHASES: DemoCultureAudit['emphases'] = {
  dominant_characteristics: [2, 12, -6, -8],
  leadership: [-10, -4, 20, -6],
  management_of_employees: [18, -2, -8, -8],
  organizational_glue: [12, -10, -6, 4],
  strategic_emphases: [-10, 16, 4, -10],
  criteria_of_success: [-10, -8, 2, 16],
};

const barometer: DemoCultureAudit = {
  owner: 'camille',
  daysAgo: 120,
  opened: 9,
  answered: scaleAnswers(PEOPLE, DESIRED, 1),
  emphases: EMPHASES,
  codes: { mailed: 340, printed: 60 },
  actions: [
    {
      title: 'Tenir chaque mois un échange d’équipe sur ce qui aide et ce qui freine',
      notes: 'Trois équipes sur cinq ont commencé. Le studio attend son nouveau responsable.',
      unitId: unit(1),
      responsibleName: 'Hélène Garnier',
      dueInDays: -12,
      state: 'under_way',
      aim: { figure: 'clan', direction: 'up' },
      recommendation: 'develop:clan',
    },
    {
      title: 'Supprimer une étape de validation dans les devis',
      responsibleName: 'Marc Olivier',
      dueInDays: 45,
      aim: { figure: 'hierarchy', direction: 'down' },
    },
  ],
  page: {
    heard: {
      fr: 'Merci à toutes les personnes qui ont pris le temps de répondre.\n\nVous appréciez la liberté de créer et l’entraide dans les équipes. Vous demandez aussi moins de règles, surtout au développement et à l’administration, et davantage de décisions prises au plus près du travail.',
      en: 'Thank you to everyone who took the time to answer.\n\nYou value the freedom to create and the way teams help each other. You also ask for fewer rules, above all in development and administration, and for more decisions made close to the work.',
    },
    next: {
      fr: 'La direction a lu ces résultats avec chaque équipe. Nous referons ce baromètre à l’automne pour voir ce qui a changé.',
      en: 'Management went through these results with each team. We will repeat this survey in autumn to see what has changed.',
    },
    unitIds: UNITS.map(({ id }) => id),
  },
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
  actions: [
    {
      title: 'Confier chaque nouvel arrivant à un collègue référent',
      notes: 'En place depuis la rentrée, 24 personnes accompagnées.',
      responsibleName: 'Hélène Garnier',
      dueInDays: -300,
      state: 'done',
      aim: { figure: 'clan', direction: 'up' },
      recommendation: 'develop:clan',
    },
    {
      title: 'Réunir conseil et développement dans un même bâtiment',
      notes: 'Abandonné : le bail n’a pas pu être étendu.',
      unitId: unit(3),
      responsibleName: 'Marc Olivier',
      dueInDays: -200,
      state: 'abandoned',
      aim: { figure: 'gap', direction: 'down' },
    },
  ],
  answered: scaleAnswers(BEFORE, DESIRED, 1),
  emphases: EMPHASES,
  body: {
    name: 'Baromètre de culture, printemps précédent',
    customUrl: 'barometre-printemps-precedent',
    status: 'closed',
    ...COMMON,
  },
};

/** The first one: fewer still, and the rules of before. */
const FIRST = [
  unitAnswers(unit(1), 64, [20, 26, 27, 27]),
  unitAnswers(unit(2), 70, [17, 15, 28, 40]),
  unitAnswers(unit(3), 50, [14, 11, 44, 31]),
  unitAnswers(unit(4), 30, [15, 7, 22, 56]),
];

const firstOne: DemoCultureAudit = {
  owner: 'camille',
  daysAgo: 850,
  opened: 3,
  answered: scaleAnswers(FIRST, DESIRED, 1),
  emphases: EMPHASES,
  body: {
    name: 'Baromètre de culture, premier printemps',
    customUrl: 'barometre-premier-printemps',
    status: 'closed',
    ...COMMON,
  },
};

const followUp: DemoCultureAudit = {
  owner: 'louis',
  daysAgo: 6,
  opened: 14,
  answered: scaleAnswers(PEOPLE, DESIRED, 0.25),
  emphases: EMPHASES,
  body: {
    name: 'Baromètre de culture, automne',
    customUrl: 'barometre-automne',
    status: 'open',
    ...COMMON,
  },
};

export const ATELIER_MERCURE_AUDITS: readonly DemoCultureAudit[] = [
  firstOne,
  yearBefore,
  barometer,
  followUp,
];
