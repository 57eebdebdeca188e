import type { ProfilingSituation } from '../types.ts';

/** What those who lead do, and why they were chosen. */
export const LEADERSHIP: readonly ProfilingSituation[] = [
  {
    id: 'leadership_1',
    dimension: 'leadership',
    prompts: {
      perceived: {
        fr: 'Aujourd’hui, à quoi s’emploient surtout les personnes qui dirigent {the} ?',
        en: 'Today, what do the people who run {the} mostly do?',
      },
      desired: {
        fr: 'Dans l’idéal, à quoi devraient s’employer surtout les personnes qui dirigent {the} ?',
        en: 'Ideally, what should the people who run {the} mostly do?',
      },
    },
    proposals: {
      clan: {
        fr: 'À écouter les équipes, à conseiller et à aider chacun à progresser.',
        en: 'Listen to the teams, give advice and help each person to improve.',
      },
      adhocracy: {
        fr: 'À imaginer l’avenir, à prendre des risques et à lancer des projets.',
        en: 'Imagine the future, take some risks and start projects that are new.',
      },
      market: {
        fr: 'À fixer des buts ambitieux, à décider vite et à viser la réussite.',
        en: 'Set ambitious goals, decide quickly and aim for great success.',
      },
      hierarchy: {
        fr: 'À planifier, à répartir le travail et à vérifier qu’il est bien fait.',
        en: 'Plan, share out the work and check that it has been properly done.',
      },
    },
  },
  {
    id: 'leadership_2',
    dimension: 'leadership',
    prompts: {
      perceived: {
        fr: 'Aujourd’hui, {in}, pour quelles qualités confie-t-on des responsabilités à quelqu’un ?',
        en: 'Today, {in}, for which qualities is someone put in charge?',
      },
      desired: {
        fr: 'Dans l’idéal, pour quelles qualités devrait-on confier des responsabilités à quelqu’un {in} ?',
        en: 'Ideally, for which qualities should someone {in} be put in charge?',
      },
    },
    proposals: {
      clan: {
        fr: 'La patience, l’écoute et la capacité de faire progresser les autres.',
        en: 'Patience, listening and the ability to help other people improve.',
      },
      adhocracy: {
        fr: 'L’imagination, l’audace et la capacité d’ouvrir de nouvelles voies.',
        en: 'Imagination, boldness and the ability to find new approaches.',
      },
      market: {
        fr: 'L’énergie, la ténacité et la capacité d’obtenir de grands résultats.',
        en: 'Energy, determination and the ability to achieve great results.',
      },
      hierarchy: {
        fr: 'La fiabilité, la rigueur et la capacité de bien suivre les dossiers.',
        en: 'Reliability, thoroughness and the ability to follow up matters.',
      },
    },
  },
];
