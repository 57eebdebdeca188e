import type { CultureSituation } from '../types.ts';

/** Where effort and money go. */
export const STRATEGIC_EMPHASES: readonly CultureSituation[] = [
  {
    id: 'strategic_emphases_1',
    dimension: 'strategic_emphases',
    prompt: {
      fr: 'Votre employeur dispose d’un budget inattendu. Quel usage vous plairait le plus ?',
      en: 'Your employer has an unexpected sum to spend. Which use of it would please you most?',
    },
    proposals: {
      clan: {
        fr: 'Des formations pour tous et des moments d’échange entre les équipes.',
        en: 'Training for everyone and time set aside for exchanges between teams.',
      },
      adhocracy: {
        fr: 'Un atelier ouvert où chacun peut construire et tester des prototypes.',
        en: 'An open workshop where anyone can build prototypes and test them too.',
      },
      market: {
        fr: 'Une grande campagne pour faire connaître l’offre et gagner des clients.',
        en: 'A large campaign to make the offer better known and to gain customers.',
      },
      hierarchy: {
        fr: 'Des outils plus fiables et des procédures plus simples pour travailler.',
        en: 'More reliable tools and simpler procedures for everybody’s daily work.',
      },
    },
  },
  {
    id: 'strategic_emphases_2',
    dimension: 'strategic_emphases',
    prompt: {
      fr: 'On vous propose quatre groupes de travail pour l’an prochain. Lequel choisiriez-vous ?',
      en: 'You are offered four working groups for the coming year. Which would you choose?',
    },
    proposals: {
      clan: {
        fr: 'Celui qui accueille les nouveaux collègues et fait circuler les savoirs.',
        en: 'The one that welcomes new colleagues and makes knowledge circulate.',
      },
      adhocracy: {
        fr: 'Celui qui repère les techniques nouvelles et les essaie à petite échelle.',
        en: 'The one that looks for new techniques and tries them on a small scale.',
      },
      market: {
        fr: 'Celui qui cherche à convaincre de grands clients et à être le meilleur.',
        en: 'The one that sets out to convince large customers and to be the best.',
      },
      hierarchy: {
        fr: 'Celui qui simplifie les circuits de décision et améliore la qualité.',
        en: 'The one that simplifies procedures and improves the quality of work.',
      },
    },
  },
  {
    id: 'strategic_emphases_3',
    dimension: 'strategic_emphases',
    prompt: {
      fr: 'La direction annonce sa priorité pour trois ans. Laquelle vous réjouirait le plus ?',
      en: 'Top management announces its priority for the next three years. Which would please you most?',
    },
    proposals: {
      clan: {
        fr: 'Développer les compétences de chacun et associer tous les métiers aux choix.',
        en: 'Developing everyone’s skills and involving all occupations in choices.',
      },
      adhocracy: {
        fr: 'Explorer un domaine nouveau et réinventer une partie de notre offre.',
        en: 'Exploring a new field and reinventing part of what we offer today.',
      },
      market: {
        fr: 'Devenir le premier choix des clients et dépasser les grands noms du métier.',
        en: 'Becoming the first choice of customers and overtaking the big names.',
      },
      hierarchy: {
        fr: 'Offrir un service d’une grande fiabilité et mieux maîtriser les dépenses.',
        en: 'Offering a service of great reliability and controlling costs better.',
      },
    },
  },
];
