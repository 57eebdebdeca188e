import type { CultureSituation } from '../types.ts';

/** What the place is like to work in. */
export const DOMINANT_CHARACTERISTICS: readonly CultureSituation[] = [
  {
    id: 'dominant_characteristics_1',
    dimension: 'dominant_characteristics',
    prompt: {
      fr: 'Vous visitez quatre services avant de choisir le vôtre. Où aimeriez-vous le plus travailler ?',
      en: 'You visit four departments before choosing yours. Where would you most like to work?',
    },
    proposals: {
      clan: {
        fr: 'Là où les collègues se connaissent bien et se demandent facilement de l’aide.',
        en: 'Where colleagues know one another well and find it easy to ask for help.',
      },
      adhocracy: {
        fr: 'Là où l’on essaie souvent du nouveau et où chacun peut proposer un projet.',
        en: 'Where new things are often tried and where anyone may propose a project.',
      },
      market: {
        fr: 'Là où les objectifs sont connus de tous et où les bons résultats sont fêtés.',
        en: 'Where the goals are known to everyone and where good results are celebrated.',
      },
      hierarchy: {
        fr: 'Là où les rôles sont bien définis et où le travail avance régulièrement.',
        en: 'Where the roles are well defined and where work moves forward steadily.',
      },
    },
  },
  {
    id: 'dominant_characteristics_2',
    dimension: 'dominant_characteristics',
    prompt: {
      fr: 'Vous passez une journée d’essai dans une entreprise. Qu’est-ce qui vous donnerait le plus envie d’y rester ?',
      en: 'You spend a trial day at a company. What would most make you want to stay?',
    },
    proposals: {
      clan: {
        fr: 'Des collègues qui décident ensemble et qui s’écoutent pendant les réunions.',
        en: 'Colleagues who decide together and who listen to one another in meetings.',
      },
      adhocracy: {
        fr: 'Des projets variés qui changent souvent et qui laissent place aux essais.',
        en: 'Varied projects that change often and that leave room for trying things out.',
      },
      market: {
        fr: 'Des défis ambitieux que l’équipe relève avec énergie et dont elle est fière.',
        en: 'Ambitious challenges that the team takes on with energy and with pride.',
      },
      hierarchy: {
        fr: 'Des méthodes claires qui rendent le travail fiable et évitent les urgences.',
        en: 'Clear methods that make the work reliable and that prevent emergencies.',
      },
    },
  },
  {
    id: 'dominant_characteristics_3',
    dimension: 'dominant_characteristics',
    prompt: {
      fr: 'On vous demande comment est votre lieu de travail. Qu’aimeriez-vous le plus pouvoir répondre ?',
      en: 'Somebody asks what your workplace is like. What would you most like to be able to say?',
    },
    proposals: {
      clan: {
        fr: 'On se soutient dans les moments difficiles et l’on apprend les uns des autres.',
        en: 'We support one another in difficult times and we learn from each other.',
      },
      adhocracy: {
        fr: 'On découvre sans cesse de nouveaux sujets et l’on peut essayer ses idées.',
        en: 'We keep discovering new subjects and we are free to try out our ideas.',
      },
      market: {
        fr: 'On se donne des buts élevés et l’on est content chaque fois qu’on les atteint.',
        en: 'We set ourselves high goals and we are glad each time we reach them.',
      },
      hierarchy: {
        fr: 'On sait toujours qui fait quoi et l’on peut compter sur un travail bien préparé.',
        en: 'We always know who does what and can count on work that is well prepared.',
      },
    },
  },
];
