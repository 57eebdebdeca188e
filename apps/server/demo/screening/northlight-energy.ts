import { city, type DemoCampaign, question } from './demo-campaign.ts';

const SCOTLAND = { fr: 'Écosse', en: 'Scotland' };

const windEngineer: DemoCampaign = {
  owner: 'oliver',
  daysAgo: 20,
  candidates: { opened: 3, completed: 9 },
  language: 'en',
  body: {
    name: 'Offshore wind engineer',
    customUrl: 'offshore-wind-engineer',
    redirectUrl: 'https://www.northlight-energy.example/careers/thank-you',
    status: 'open',
    allowPersonalReport: true,
    contactEmail: 'talent@northlight-energy.example',
    profile: {
      culture: { target: { clan: 25, adhocracy: 20, market: 20, hierarchy: 35 } },
      values: {
        target: {
          self_direction: 5,
          stimulation: 3,
          hedonism: 2,
          achievement: 5,
          power: 0,
          security: 6,
          conformity: 4,
          tradition: 1,
          benevolence: 5,
          universalism: 7,
        },
      },
      personality: {
        target: {
          conscientiousness: { min: 60, max: 80 },
          neuroticism: { min: 20, max: 40 },
          openness: { min: 45, max: 65 },
          cautiousness: { min: 55, max: 80 },
          dutifulness: { min: 55, max: 80 },
          vulnerability: { min: 20, max: 45 },
        },
      },
      motivations: {
        target: [
          'skills',
          'security',
          'learning',
          'social_unity',
          'career',
          'work_atmosphere',
          'salary',
          'time_planning',
          'creativity',
          'human_contact',
        ],
      },
      job: {
        target: {
          professions: ['214', '215'],
          sectors: ['D35', 'F42', 'M71'],
          contractTypes: ['permanent'],
          recruitingDelay: 'within_6_months',
        },
      },
      mobility: {
        target: {
          workplace: city(2657832, 'Aberdeen', 'Aberdeen', 'GB', 57.14369, -2.09814, SCOTLAND),
          transports: ['car', 'train', 'shuttle'],
          travelTime: { min: 0, max: 75 },
          residenceCities: [
            city(2650752, 'Dundee', 'Dundee', 'GB', 56.46913, -2.97489, SCOTLAND),
            city(2650225, 'Édimbourg', 'Edinburgh', 'GB', 55.95206, -3.19648, SCOTLAND),
          ],
        },
      },
      individual: {
        target: {
          ageGroup: null,
          nationality: null,
          workPermit: true,
          travelPercentage: 40,
          salary: { amount: 62_000, payment: 'yearly', currency: 'euro' },
        },
      },
      skills: {
        target: [
          { name: 'Structural analysis', level: 4, years: 5, currentUse: true },
          { name: 'Offshore safety', level: 4, years: 3, currentUse: true },
          { name: 'Python', level: 2, years: 1, currentUse: false },
        ],
      },
      experiences: { target: { positions: ['214', '311'], sectors: ['D35', 'F42'] } },
      studies: { target: { degree: 'master' } },
      languages: {
        target: [
          { language: 'en', level: 'c1' },
          { language: 'no', level: 'a2' },
        ],
      },
    },
    questions: [
      question('closed', '8c1f2a90-3b7d-4d5e-8f61-2a0b6c8d3e01', {
        fr: 'Avez-vous un certificat de survie en mer en cours de validité ?',
        en: 'Do you hold a valid offshore survival certificate?',
      }),
      question('open', '8c1f2a90-3b7d-4d5e-8f61-2a0b6c8d3e02', {
        fr: 'Décrivez une situation où vous avez arrêté un travail pour une raison de sécurité.',
        en: 'Describe a time when you stopped a job for safety reasons.',
      }),
      question(
        'scale',
        '8c1f2a90-3b7d-4d5e-8f61-2a0b6c8d3e03',
        {
          fr: 'À quel point les rotations de deux semaines vous conviennent-elles ?',
          en: 'How well would two-week rotations suit you?',
        },
        false,
      ),
    ],
    weights: {
      culture: 10,
      values: 10,
      personality: 20,
      motivations: 5,
      skills: 30,
      experiences: 10,
      studies: 5,
      languages: 3,
      job: 3,
      mobility: 2,
      individual: 2,
    },
    customization: {
      introduction: {
        fr: {
          title: 'Bienvenue chez Northlight Energy',
          html: '<p>Vous êtes à une demi-heure de mieux nous faire connaître <strong>votre façon de travailler</strong>.</p><p>Installez-vous au calme : vous pourrez interrompre le questionnaire et le reprendre plus tard.</p>',
        },
        en: {
          title: 'Welcome to Northlight Energy',
          html: '<p>In about half an hour you will have shown us <strong>how you like to work</strong>.</p><p>Find a quiet moment: you can stop at any time and carry on later.</p>',
        },
      },
      conclusion: {
        fr: null,
        en: {
          title: 'Thank you for your time',
          html: '<p>Our engineering team reviews applications every Thursday. You will hear from us either way.</p>',
        },
      },
      pdfHeader: {
        fr: '<p>Northlight Energy – confidentiel</p>',
        en: '<p>Northlight Energy – in confidence</p>',
      },
      pdfFooter: { fr: null, en: '<p>People decide; this report only informs them.</p>' },
    },
  },
};

const graduates: DemoCampaign = {
  owner: 'grace',
  daysAgo: 140,
  candidates: { opened: 0, completed: 5 },
  language: 'en',
  body: {
    name: 'Graduate programme',
    customUrl: 'graduate-programme',
    status: 'closed',
    allowPersonalReport: true,
    contactEmail: 'grace@northlight-energy.example',
    profile: {
      values: { target: null },
      personality: {
        target: {
          openness: { min: 55, max: 75 },
          intellect: { min: 55, max: 80 },
          achievement_striving: { min: 50, max: 80 },
        },
      },
      motivations: {
        target: [
          'learning',
          'career',
          'creativity',
          'skills',
          'work_atmosphere',
          'human_contact',
          'social_unity',
          'time_planning',
          'salary',
          'security',
        ],
      },
      studies: { target: { degree: 'bachelor' } },
      languages: { target: [{ language: 'en', level: 'b2' }] },
    },
    questions: [
      question('open', '8c1f2a90-3b7d-4d5e-8f61-2a0b6c8d3e11', {
        fr: 'Qu’aimeriez-vous savoir faire dans trois ans ?',
        en: 'What would you like to be able to do three years from now?',
      }),
    ],
  },
};

/** A minimal campaign with two sections that are asked but not compared. */
const speculative: DemoCampaign = {
  owner: 'oliver',
  daysAgo: 5,
  candidates: { opened: 1, completed: 1 },
  language: 'en',
  body: {
    name: 'Speculative applications',
    customUrl: 'speculative-applications',
    profile: { job: { target: null }, skills: { target: null } },
  },
};

export const NORTHLIGHT_ENERGY_CAMPAIGNS: readonly DemoCampaign[] = [
  windEngineer,
  graduates,
  speculative,
];
