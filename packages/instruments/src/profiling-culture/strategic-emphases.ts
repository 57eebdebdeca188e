import type { ProfilingSituation } from '../types.ts';

/** Where effort and money go. */
export const STRATEGIC_EMPHASES: readonly ProfilingSituation[] = [
  {
    id: 'strategic_emphases_1',
    dimension: 'strategic_emphases',
    prompts: {
      perceived: {
        fr: 'Aujourd’hui, à quoi {the} consacre-t-{il|elle} le plus d’efforts ?',
        en: 'Today, what does {the} put most effort into?',
      },
      desired: {
        fr: 'Dans l’idéal, à quoi {the} devrait-{il|elle} consacrer le plus d’efforts ?',
        en: 'Ideally, what should {the} put most effort into?',
      },
    },
    proposals: {
      clan: {
        fr: 'À former les gens, à les consulter et à les faire se rencontrer.',
        en: 'Training people, consulting them and bringing them together.',
      },
      adhocracy: {
        fr: 'À expérimenter, à nouer des alliances et à créer du nouveau.',
        en: 'Experimenting, forming alliances and creating what is new.',
      },
      market: {
        fr: 'À se développer, à accélérer et à améliorer les performances.',
        en: 'Expanding, working faster and improving overall performance.',
      },
      hierarchy: {
        fr: 'À fiabiliser le travail, à éviter le gaspillage et les retards.',
        en: 'Making work reliable, avoiding waste and avoiding delays.',
      },
    },
  },
  {
    id: 'strategic_emphases_2',
    dimension: 'strategic_emphases',
    prompts: {
      perceived: {
        fr: 'Aujourd’hui, {in}, quel projet a le plus de chances d’être retenu ?',
        en: 'Today, {in}, which project stands the best chance of being approved?',
      },
      desired: {
        fr: 'Dans l’idéal, quel projet devrait avoir le plus de chances d’être retenu {in} ?',
        en: 'Ideally, which project should stand the best chance of being approved {in}?',
      },
    },
    proposals: {
      clan: {
        fr: 'Celui qui aide les gens à travailler ensemble et à apprendre.',
        en: 'The one that helps people to work together and to learn.',
      },
      adhocracy: {
        fr: 'Celui qui ouvre un domaine nouveau et promet des découvertes.',
        en: 'The one that opens up a new field and promises discoveries.',
      },
      market: {
        fr: 'Celui qui donne vite des résultats et une avance sur les autres.',
        en: 'The one that soon brings results and a lead over the others.',
      },
      hierarchy: {
        fr: 'Celui qui simplifie le travail et réduit le nombre d’erreurs.',
        en: 'The one that simplifies work and reduces the errors made.',
      },
    },
  },
];
