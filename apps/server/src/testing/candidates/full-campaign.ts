import type { NewScreeningCampaign } from '@cadran/contract';

export const GENEVA = {
  id: 2660646,
  name: { fr: 'Genève', en: 'Geneva' },
  country: 'CH',
  lat: 46.20222,
  lon: 6.14569,
};
export const LYON = {
  id: 2996944,
  name: { fr: 'Lyon', en: 'Lyon' },
  country: 'FR',
  lat: 45.74846,
  lon: 4.84671,
};

/** A campaign with every field set. */
export const fullCampaign = (customUrl: string) =>
  ({
    name: 'Ingénieure d’études (H/F)',
    customUrl,
    redirectUrl: 'https://example.org/merci?source=cadran',
    status: 'open',
    allowPersonalReport: true,
    contactEmail: 'rh@example.org',
    profile: {
      culture: { target: { clan: 40, adhocracy: 30, market: 15, hierarchy: 15 } },
      values: {
        target: {
          self_direction: 6,
          stimulation: 5,
          hedonism: 3,
          achievement: 4,
          power: -1,
          security: 3,
          conformity: 2,
          tradition: 0,
          benevolence: 7,
          universalism: 5,
        },
      },
      personality: {
        target: {
          openness: { min: 45, max: 65 },
          conscientiousness: { min: 55, max: 80 },
          orderliness: { min: 20, max: 60 },
        },
      },
      motivations: {
        target: [
          'learning',
          'creativity',
          'work_atmosphere',
          'skills',
          'social_unity',
          'time_planning',
          'human_contact',
          'career',
          'salary',
          'security',
        ],
      },
      job: {
        target: {
          professions: ['214', '251'],
          sectors: ['J62', 'C26', 'M'],
          contractTypes: ['permanent', 'fixed_term'],
          recruitingDelay: 'within_3_months',
        },
      },
      mobility: {
        target: {
          workplace: GENEVA,
          transports: ['train', 'bike'],
          travelTime: { min: 0, max: 60 },
          residenceCities: [LYON],
        },
      },
      individual: {
        target: {
          ageGroup: '25_34',
          nationality: 'CH',
          workPermit: true,
          travelPercentage: 20,
          salary: { amount: 7500.5, payment: 'monthly', currency: 'chf' },
        },
      },
      skills: {
        target: [
          { name: 'TypeScript', level: 4, years: 5, currentUse: true },
          { name: 'Électronique', level: 2, years: 0, currentUse: false },
        ],
      },
      experiences: { target: { positions: ['214'], sectors: ['J62'] } },
      studies: { target: { degree: 'master' } },
      languages: {
        target: [
          { language: 'fr', level: 'c1' },
          { language: 'en', level: 'b2' },
        ],
      },
    },
    questions: [
      {
        id: 'f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f01',
        type: 'closed',
        text: { fr: 'Avez-vous le permis B ?', en: 'Do you hold a driving licence?' },
        required: true,
      },
      {
        id: 'f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f02',
        type: 'open',
        text: { fr: 'Pourquoi nous ?', en: '' },
        required: false,
      },
      {
        id: 'f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f03',
        type: 'scale',
        text: { fr: 'À quel point…', en: 'To what extent…' },
        required: false,
      },
    ],
    interview: [
      { id: 'skills-1', text: null },
      { id: 'conscientiousness-high-1', text: null },
      { id: 'culture-clan-1', text: null },
      { id: 'motivation-learning-1', text: null },
      { id: 'values-openness-1', text: null },
      {
        id: 'f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f04',
        text: { fr: 'Qu’avez-vous appris de notre métier ?', en: '' },
      },
    ],
    weights: {
      culture: 10,
      values: 10,
      personality: 25,
      motivations: 10,
      skills: 20,
      experiences: 5,
      studies: 0,
      languages: 100,
      job: 4,
      mobility: 3,
      individual: 3,
    },
    customization: {
      introduction: {
        fr: { title: 'Bienvenue', html: '<p>Bonjour <strong>à vous</strong></p>' },
        en: { title: 'Welcome', html: '<p>Hello</p>' },
      },
      conclusion: {
        fr: { title: 'Merci', html: '<p>À bientôt</p>' },
        en: null,
      },
      pdfHeader: { fr: '<p>Confidentiel</p>', en: '<p>Confidential</p>' },
      pdfFooter: { fr: '<p>Service RH</p>', en: null },
    },
  }) satisfies NewScreeningCampaign;
