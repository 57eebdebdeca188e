import type { CultureSituation } from '../types.ts';

/** How people are managed day to day. */
export const MANAGEMENT_OF_EMPLOYEES: readonly CultureSituation[] = [
  {
    id: 'management_of_employees_1',
    dimension: 'management_of_employees',
    prompt: {
      fr: 'Vous prenez un nouveau poste. Quelle manière de travailler vous conviendrait le mieux ?',
      en: 'You are starting a new post. Which way of working would suit you best?',
    },
    proposals: {
      clan: {
        fr: 'Préparer les décisions à plusieurs et discuter jusqu’à trouver un accord.',
        en: 'Preparing decisions with others and talking until an agreement is found.',
      },
      adhocracy: {
        fr: 'Recevoir un problème à résoudre et choisir librement la méthode à employer.',
        en: 'Receiving a problem to solve and choosing freely which method to use.',
      },
      market: {
        fr: 'Recevoir un objectif ambitieux et mesurer ses progrès chaque semaine.',
        en: 'Receiving an ambitious target and measuring your progress every week.',
      },
      hierarchy: {
        fr: 'Recevoir une mission bien définie et suivre une méthode déjà éprouvée.',
        en: 'Receiving a well-defined task and following a method already proven.',
      },
    },
  },
  {
    id: 'management_of_employees_2',
    dimension: 'management_of_employees',
    prompt: {
      fr: 'C’est l’heure de votre entretien annuel. De quoi aimeriez-vous surtout parler ?',
      en: 'It is time for your annual review. What would you most like to talk about?',
    },
    proposals: {
      clan: {
        fr: 'De votre place dans l’équipe et de l’aide que vous pouvez apporter aux autres.',
        en: 'Your place in the team and the help that you can give to the others.',
      },
      adhocracy: {
        fr: 'Des idées que vous voulez essayer et de la liberté dont vous avez besoin.',
        en: 'The ideas that you want to try and the freedom that you need for them.',
      },
      market: {
        fr: 'De vos résultats de l’année et du prochain objectif que vous visez.',
        en: 'Your results for the year and the next target that you want to reach.',
      },
      hierarchy: {
        fr: 'De la qualité de votre travail et des prochaines étapes de votre parcours.',
        en: 'The quality of your work and the next steps that you plan in your career.',
      },
    },
  },
  {
    id: 'management_of_employees_3',
    dimension: 'management_of_employees',
    prompt: {
      fr: 'Une erreur vient de coûter deux jours à l’équipe. Quelle suite vous conviendrait le mieux ?',
      en: 'A mistake has just cost the team two days. What would you most like to happen next?',
    },
    proposals: {
      clan: {
        fr: 'En parler en équipe pour la comprendre et soutenir la personne concernée.',
        en: 'Discuss it as a team to understand it and support the person concerned.',
      },
      adhocracy: {
        fr: 'Chercher ce que l’erreur peut apprendre et essayer une autre façon de faire.',
        en: 'Look for what the mistake can teach and try another way of doing things.',
      },
      market: {
        fr: 'Concentrer les efforts sur l’essentiel et regagner vite les deux journées.',
        en: 'Focus all efforts on what matters most and quickly regain the two days.',
      },
      hierarchy: {
        fr: 'Trouver l’étape où elle s’est produite et y ajouter un contrôle utile.',
        en: 'Find the step at which it happened and add a useful check to that step.',
      },
    },
  },
];
