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
        fr: 'Des choix discutés en commun, de l’appui et une grande place faite au collectif.',
        en: 'Choices talked over together, mutual support and plenty of room for the group.',
      },
      adhocracy: {
        fr: 'Une large autonomie, le droit d’essayer à sa manière et un bon accueil aux initiatives.',
        en: 'Wide latitude, the right to do things your own way and a welcome for initiative.',
      },
      market: {
        fr: 'De fortes exigences, une saine rivalité et des récompenses pour qui se distingue.',
        en: 'High demands, healthy rivalry and rewards for those who stand out from the rest.',
      },
      hierarchy: {
        fr: 'Des tâches bien définies, les mêmes règles pour tous et un emploi sans mauvaise surprise.',
        en: 'Well-defined tasks, the same rules for all and a job without nasty surprises.',
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
        fr: 'En parler avec les collègues concernés et chercher un accord qui convienne à chacun.',
        en: 'Talk it over with the colleagues concerned and look for something that suits everyone.',
      },
      adhocracy: {
        fr: 'Laisser la personne se lancer sans attendre et voir jusqu’où l’expérience la mène.',
        en: 'Let the person have a go without waiting and see how far the experiment takes them.',
      },
      market: {
        fr: 'Estimer ce que l’on aurait à y gagner et foncer dès lors que l’avantage est net.',
        en: 'Work out what there is to be gained and go for it as soon as the benefit is plain.',
      },
      hierarchy: {
        fr: 'Regarder si cela s’accorde avec ce qui est en place et préparer le passage pas à pas.',
        en: 'Check how it fits in with what is already there and prepare the change step by step.',
      },
    },
  },
];
