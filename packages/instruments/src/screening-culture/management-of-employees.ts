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
        fr: 'Vous prenez part aux décisions, et l’on cherche des solutions où chacun se retrouve.',
        en: 'You have a say in decisions, and solutions are sought that everyone can live with.',
      },
      adhocracy: {
        fr: 'Vous recevez un problème à résoudre et la liberté de choisir la méthode et les outils.',
        en: 'You are handed a problem to crack and are free to choose the method and the tools.',
      },
      market: {
        fr: 'Vous poursuivez des objectifs ambitieux, avec une prime à la hauteur de vos résultats.',
        en: 'You pursue ambitious targets, with a bonus that matches the results you achieve.',
      },
      hierarchy: {
        fr: 'Vous avez une mission bien définie, des consignes nettes et des horaires réguliers.',
        en: 'You have a well-defined role, clear instructions and hours that do not change.',
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
        fr: 'De votre place dans l’équipe, de ce que vous voulez apprendre et de l’appui qu’il vous faut.',
        en: 'Your place in the team, what you want to learn and the support you need from others.',
      },
      adhocracy: {
        fr: 'Des idées que vous voulez lancer et de la latitude qu’il vous faut pour les tenter.',
        en: 'The ideas you want to launch and the leeway you need in order to give them a go.',
      },
      market: {
        fr: 'De vos résultats, du prochain palier à franchir et de la récompense qui l’accompagne.',
        en: 'Your results, the next level you mean to reach and the reward that comes with it.',
      },
      hierarchy: {
        fr: 'De vos attributions, de la qualité de votre travail et des étapes prévues de votre parcours.',
        en: 'Your duties, the quality of your work and the steps planned in your career path.',
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
        fr: 'En parler sans chercher de coupable, puis entourer la personne pour qu’elle reprenne confiance.',
        en: 'Talk about it without blame, then rally round so that the person regains confidence.',
      },
      adhocracy: {
        fr: 'Se demander quelle idée neuve peut en sortir, et laisser la personne essayer autrement.',
        en: 'Ask what fresh idea could come of it, and let the person have a go some other way.',
      },
      market: {
        fr: 'Rattraper au plus vite le temps perdu, et confier à la personne un défi pour rebondir.',
        en: 'Make up the lost time as fast as possible, and give the person a challenge to bounce back.',
      },
      hierarchy: {
        fr: 'Chercher à quelle étape elle s’est produite, et ajouter la vérification qui manquait.',
        en: 'Find the step at which it happened, and add the check that was missing at that point.',
      },
    },
  },
];
