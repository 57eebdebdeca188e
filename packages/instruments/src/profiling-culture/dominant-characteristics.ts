import type { ProfilingSituation } from '../types.ts';

/** What the place is like to work in. */
export const DOMINANT_CHARACTERISTICS: readonly ProfilingSituation[] = [
  {
    id: 'dominant_characteristics_1',
    dimension: 'dominant_characteristics',
    prompts: {
      perceived: {
        fr: 'Aujourd’hui, {in}, qu’est-ce qui frappe d’abord une personne qui arrive ?',
        en: 'Today, {in}, what does a newcomer notice first?',
      },
      desired: {
        fr: 'Dans l’idéal, qu’est-ce qui devrait frapper d’abord une personne qui arrive {in} ?',
        en: 'Ideally, what should a newcomer notice first {in}?',
      },
    },
    proposals: {
      clan: {
        fr: 'L’entente : les gens se parlent franchement et s’aident volontiers.',
        en: 'The good relations: people speak frankly and help one another.',
      },
      adhocracy: {
        fr: 'L’inventivité : les gens essaient souvent et partagent leurs idées.',
        en: 'The inventiveness: people often try things and share new ideas.',
      },
      market: {
        fr: 'L’ambition : les gens se donnent des buts élevés et les atteignent.',
        en: 'The ambition: people set themselves high goals and reach them.',
      },
      hierarchy: {
        fr: 'L’ordre : les rôles sont clairs et les tâches se font comme prévu.',
        en: 'The order: roles are clear and the tasks are done as planned.',
      },
    },
  },
  {
    id: 'dominant_characteristics_2',
    dimension: 'dominant_characteristics',
    prompts: {
      perceived: {
        fr: 'Aujourd’hui, de quoi est faite une semaine ordinaire {in} ?',
        en: 'Today, what is an ordinary week {in} made of?',
      },
      desired: {
        fr: 'Dans l’idéal, de quoi serait faite une semaine ordinaire {in} ?',
        en: 'Ideally, what would an ordinary week {in} be made of?',
      },
    },
    proposals: {
      clan: {
        fr: 'D’échanges entre collègues, de décisions communes et d’entraide.',
        en: 'Discussions among colleagues, joint decisions and mutual help.',
      },
      adhocracy: {
        fr: 'D’essais, de surprises et de projets qui changent souvent.',
        en: 'Experiments, surprises and projects that often change.',
      },
      market: {
        fr: 'De défis à relever, de progrès à mesurer et de buts à dépasser.',
        en: 'Challenges to meet, progress to measure and goals to be exceeded.',
      },
      hierarchy: {
        fr: 'De tâches planifiées, de méthodes connues et d’un rythme régulier.',
        en: 'Planned tasks, known methods and a steady rhythm of work.',
      },
    },
  },
];
