import { city, type DemoCampaign, question } from './demo-campaign.ts';

const VAUD = { fr: 'Vaud', en: 'Vaud' };
const RHONE_ALPES = { fr: 'Auvergne-Rhône-Alpes', en: 'Auvergne-Rhône-Alpes' };

const projectManager: DemoCampaign = {
  owner: 'louis',
  daysAgo: 12,
  candidates: { opened: 4, completed: 22 },
  interview: [
    {
      by: 'louis',
      ratings: [4, 3, 4, 5, 3, 4, 2, 4],
      notes: [
        'Refonte du site d’un musée : marges prévues, client prévenu dès la deuxième semaine.',
        'A cédé sur l’ordre des livraisons pour garder la date.',
        'Panne le jour de l’ouverture : trois personnes réparties, un message toutes les heures.',
        'Croyait à un problème de budget ; c’était un désaccord entre deux services.',
        '',
        'A suivi un cours du soir sur l’accessibilité.',
        'Peu d’exemples.',
      ],
      note: 'Claire et précise. À vérifier : la conduite d’une équipe plus grande.',
    },
    {
      by: 'camille',
      ratings: [4, 5, 4, 3, 3, 4, 4, 3],
      notes: [
        'Même exemple, bien raconté.',
        'A demandé ce que l’autre craignait avant de répondre.',
        '',
        'Exemple un peu général.',
      ],
      note: 'Bon échange, écoute réelle.',
    },
    { by: 'ines', ratings: [3, 4], notes: ['Entretien interrompu, à reprendre.'], note: '' },
  ],
  body: {
    name: 'Chef ou cheffe de projet numérique',
    customUrl: 'chef-de-projet-numerique',
    redirectUrl: 'https://www.atelier-mercure.example/merci',
    status: 'open',
    allowPersonalReport: true,
    contactEmail: 'recrutement@atelier-mercure.example',
    profile: {
      culture: { target: { clan: 35, adhocracy: 35, market: 15, hierarchy: 15 } },
      values: {
        target: {
          self_direction: 6,
          stimulation: 5,
          hedonism: 3,
          achievement: 5,
          power: 0,
          security: 3,
          conformity: 2,
          tradition: 1,
          benevolence: 7,
          universalism: 5,
        },
      },
      personality: {
        target: {
          openness: { min: 50, max: 70 },
          conscientiousness: { min: 55, max: 75 },
          extraversion: { min: 45, max: 65 },
          agreeableness: { min: 50, max: 70 },
          neuroticism: { min: 25, max: 50 },
          cooperation: { min: 50, max: 80 },
          self_discipline: { min: 55, max: 80 },
        },
      },
      motivations: {
        target: [
          'work_atmosphere',
          'creativity',
          'learning',
          'human_contact',
          'skills',
          'social_unity',
          'time_planning',
          'career',
          'salary',
          'security',
        ],
      },
      job: {
        target: {
          professions: ['133', '243', '251'],
          sectors: ['J62', 'M73', 'M70'],
          contractTypes: ['permanent', 'fixed_term'],
          recruitingDelay: 'within_3_months',
        },
      },
      mobility: {
        target: {
          workplace: city(2660646, 'Genève', 'Geneva', 'CH', 46.20222, 6.14569),
          transports: ['train', 'tramway', 'bike', 'walk'],
          travelTime: { min: 0, max: 60 },
          residenceCities: [
            city(2659994, 'Lausanne', 'Lausanne', 'CH', 46.516, 6.63282, VAUD),
            city(3037543, 'Annecy', 'Annecy', 'FR', 45.90878, 6.12565, RHONE_ALPES),
          ],
        },
      },
      individual: {
        target: {
          ageGroup: null,
          nationality: null,
          workPermit: true,
          travelPercentage: 10,
          salary: { amount: 7800, payment: 'monthly', currency: 'chf' },
        },
      },
      skills: {
        target: [
          { name: 'Conduite de projet', level: 4, years: 4, currentUse: true },
          { name: 'Animation d’ateliers', level: 3, years: 2, currentUse: true },
          { name: 'Accessibilité numérique', level: 2, years: 1, currentUse: false },
          { name: 'Suivi budgétaire', level: 3, years: 2, currentUse: false },
        ],
      },
      experiences: { target: { positions: ['133', '243'], sectors: ['J62', 'M73'] } },
      studies: { target: { degree: 'bachelor' } },
      languages: {
        target: [
          { language: 'fr', level: 'c1' },
          { language: 'en', level: 'b2' },
          { language: 'de', level: 'a2' },
        ],
      },
    },
    questions: [
      question('open', '5d6a1c7e-6a0b-4c0e-9a51-1f0a5b7c2d01', {
        fr: 'Racontez un projet dont vous êtes fier ou fière : qu’avez-vous apporté en personne ?',
        en: 'Tell us about a project you are proud of: what was your own contribution?',
      }),
      question('scale', '5d6a1c7e-6a0b-4c0e-9a51-1f0a5b7c2d02', {
        fr: 'À quel point êtes-vous à l’aise devant un client mécontent ?',
        en: 'How comfortable are you with an unhappy client?',
      }),
      question(
        'closed',
        '5d6a1c7e-6a0b-4c0e-9a51-1f0a5b7c2d03',
        {
          fr: 'Seriez-vous d’accord pour travailler sur place deux jours par semaine ?',
          en: 'Would you be happy to work on site two days a week?',
        },
        false,
      ),
    ],
    weights: {
      culture: 15,
      values: 15,
      personality: 20,
      motivations: 10,
      skills: 20,
      experiences: 5,
      studies: 3,
      languages: 5,
      job: 4,
      mobility: 2,
      individual: 1,
    },
    customization: {
      introduction: {
        fr: {
          title: 'Bienvenue à l’Atelier Mercure',
          html: '<p>Merci de l’intérêt que vous portez à notre <strong>agence</strong>.</p><p>Ce questionnaire nous aide à mieux vous connaître avant de vous rencontrer. Répondez simplement, comme vous êtes.</p>',
        },
        en: {
          title: 'Welcome to Atelier Mercure',
          html: '<p>Thank you for your interest in our <strong>agency</strong>.</p><p>This questionnaire helps us get to know you before we meet. Simply answer as you are.</p>',
        },
      },
      conclusion: {
        fr: {
          title: 'C’est envoyé, merci !',
          html: '<p>Nous lisons chaque candidature et vous répondons sous <strong>dix jours ouvrés</strong>.</p><p>Une question ? Consultez <a href="https://www.atelier-mercure.example/recrutement" rel="noopener noreferrer">notre page de recrutement</a>.</p>',
        },
        en: {
          title: 'All sent, thank you!',
          html: '<p>We read every application and reply within <strong>ten working days</strong>.</p><p>Any questions? See <a href="https://www.atelier-mercure.example/recrutement" rel="noopener noreferrer">our recruitment page</a>.</p>',
        },
      },
      pdfHeader: {
        fr: '<p>Atelier Mercure – dossier de candidature, confidentiel</p>',
        en: '<p>Atelier Mercure – application file, confidential</p>',
      },
      pdfFooter: {
        fr: '<p>Ce document éclaire une décision ; il ne la prend pas.</p>',
        en: '<p>This document informs a decision; it does not make it.</p>',
      },
    },
  },
};

const clientAdviser: DemoCampaign = {
  owner: 'camille',
  daysAgo: 96,
  candidates: { opened: 1, completed: 7 },
  body: {
    name: 'Conseil clientèle, session de printemps',
    customUrl: 'conseil-clientele-printemps',
    status: 'closed',
    contactEmail: 'camille@atelier-mercure.example',
    profile: {
      culture: { target: { clan: 45, adhocracy: 15, market: 25, hierarchy: 15 } },
      values: { target: null },
      personality: {
        target: {
          extraversion: { min: 50, max: 75 },
          agreeableness: { min: 55, max: 80 },
          neuroticism: { min: 20, max: 45 },
        },
      },
      motivations: {
        target: [
          'human_contact',
          'work_atmosphere',
          'social_unity',
          'salary',
          'security',
          'career',
          'skills',
          'time_planning',
          'learning',
          'creativity',
        ],
      },
      languages: {
        target: [
          { language: 'fr', level: 'c2' },
          { language: 'en', level: 'b1' },
        ],
      },
    },
    questions: [
      question('closed', '5d6a1c7e-6a0b-4c0e-9a51-1f0a5b7c2d11', {
        fr: 'Pouvez-vous travailler le samedi ?',
        en: 'Can you work on Saturdays?',
      }),
    ],
  },
};

/** A minimal campaign with two sections that are asked but not compared. */
const openApplications: DemoCampaign = {
  owner: 'ines',
  daysAgo: 3,
  candidates: { opened: 1, completed: 2 },
  body: {
    name: 'Candidatures spontanées',
    customUrl: 'candidatures-spontanees',
    profile: { job: { target: null }, studies: { target: null } },
  },
};

export const ATELIER_MERCURE_CAMPAIGNS: readonly DemoCampaign[] = [
  projectManager,
  clientAdviser,
  openApplications,
];
