import type { ProfilingSituation } from '../types.ts';

/** How people are managed day to day. */
export const MANAGEMENT_OF_EMPLOYEES: readonly ProfilingSituation[] = [
  {
    id: 'management_of_employees_1',
    dimension: 'management_of_employees',
    prompts: {
      perceived: {
        fr: 'Aujourd’hui, {in}, qu’est-ce qui marque le plus la façon d’encadrer les personnes ?',
        en: 'Today, {in}, what most marks the way people are managed?',
      },
      desired: {
        fr: 'Dans l’idéal, qu’est-ce qui devrait marquer le plus la façon d’encadrer les personnes {in} ?',
        en: 'Ideally, what should most mark the way people are managed {in}?',
      },
    },
    proposals: {
      clan: {
        fr: 'Des décisions discutées en commun et un appui entre collègues.',
        en: 'Decisions discussed together and support between colleagues.',
      },
      adhocracy: {
        fr: 'Une large autonomie et un accueil favorable fait aux initiatives.',
        en: 'A great deal of autonomy and a good welcome for initiatives.',
      },
      market: {
        fr: 'Des objectifs élevés et une reconnaissance des bons résultats.',
        en: 'Targets that are high and recognition for the best results.',
      },
      hierarchy: {
        fr: 'Des tâches bien définies et des règles identiques pour tous.',
        en: 'Tasks that are well defined and rules that are equal for all.',
      },
    },
  },
  {
    id: 'management_of_employees_2',
    dimension: 'management_of_employees',
    prompts: {
      perceived: {
        fr: 'Aujourd’hui, {in}, que fait-on d’abord quand quelqu’un propose de travailler autrement ?',
        en: 'Today, what do people {in} do first when someone suggests working differently?',
      },
      desired: {
        fr: 'Dans l’idéal, que devrait-on faire d’abord, {in}, quand quelqu’un propose de travailler autrement ?',
        en: 'Ideally, what should people {in} do first when someone suggests working differently?',
      },
    },
    proposals: {
      clan: {
        fr: 'En parler avec les collègues concernés et chercher un accord.',
        en: 'Talk about it with the colleagues concerned and seek agreement.',
      },
      adhocracy: {
        fr: 'Laisser la personne essayer aussitôt et observer le résultat.',
        en: 'Let the person try it out at once and observe what comes of it.',
      },
      market: {
        fr: 'Estimer ce que l’on peut y gagner et agir si l’avantage est net.',
        en: 'Estimate what can be gained and act if the advantage is clear.',
      },
      hierarchy: {
        fr: 'Comparer avec les méthodes en place et préparer le changement.',
        en: 'Compare it with the present methods and prepare the change.',
      },
    },
  },
];
