import type { CultureSituation } from '../types.ts';

/** What holds people together. */
export const ORGANIZATIONAL_GLUE: readonly CultureSituation[] = [
  {
    id: 'organizational_glue_1',
    dimension: 'organizational_glue',
    prompt: {
      fr: 'Dix ans ont passé et vous travaillez toujours au même endroit. Qu’est-ce qui vous y retient ?',
      en: 'Ten years on, you are still working in the same place. What keeps you there?',
    },
    proposals: {
      clan: {
        fr: 'Des collègues que vous connaissez bien et sur qui vous pouvez compter.',
        en: 'Colleagues whom you know well and whom you can count on at any time.',
      },
      adhocracy: {
        fr: 'Des projets toujours différents et la possibilité d’en lancer vous-même.',
        en: 'Projects that are always different and the chance to start your own.',
      },
      market: {
        fr: 'Des succès reconnus à l’extérieur et la fierté d’y avoir contribué.',
        en: 'Successes recognised outside and the pride of having contributed to them.',
      },
      hierarchy: {
        fr: 'Des engagements toujours respectés et un avenir que vous pouvez prévoir.',
        en: 'Commitments that are always kept and a future that you can foresee.',
      },
    },
  },
  {
    id: 'organizational_glue_2',
    dimension: 'organizational_glue',
    prompt: {
      fr: 'Deux équipes vont n’en former qu’une. Par quoi aimeriez-vous commencer ?',
      en: 'Two teams are about to become one. How would you like to begin?',
    },
    proposals: {
      clan: {
        fr: 'Par deux jours passés ensemble, pour faire connaissance et parler du travail.',
        en: 'With two days together, to get to know one another and talk about the work.',
      },
      adhocracy: {
        fr: 'Par un projet tout à fait nouveau, imaginé par des membres des deux équipes.',
        en: 'With an entirely new project, imagined by members of both of the teams.',
      },
      market: {
        fr: 'Par un objectif commun à atteindre, avec un premier résultat dans trois mois.',
        en: 'With a common target to reach, and with a first result within three months.',
      },
      hierarchy: {
        fr: 'Par une répartition claire des rôles, avec un planning connu de tout le monde.',
        en: 'With a clear division of roles, and with a timetable known to everybody.',
      },
    },
  },
  {
    id: 'organizational_glue_3',
    dimension: 'organizational_glue',
    prompt: {
      fr: 'L’équipe traverse une période difficile. Qu’est-ce qui vous aiderait le plus à continuer ?',
      en: 'The team is going through a difficult period. What would most help you to keep going?',
    },
    proposals: {
      clan: {
        fr: 'Savoir que l’on peut parler de ses difficultés et demander du soutien.',
        en: 'Knowing that you can talk about your difficulties and ask for support.',
      },
      adhocracy: {
        fr: 'Savoir que les idées nouvelles sont écoutées et qu’on peut les essayer.',
        en: 'Knowing that new ideas are listened to and that you can try them out.',
      },
      market: {
        fr: 'Avoir un but précis à atteindre et constater ses progrès chaque semaine.',
        en: 'Having a precise goal to reach and noticing your progress every week.',
      },
      hierarchy: {
        fr: 'Pouvoir suivre un plan connu de tous et des priorités qui restent claires.',
        en: 'Being able to follow a plan known to all and priorities that stay clear.',
      },
    },
  },
];
