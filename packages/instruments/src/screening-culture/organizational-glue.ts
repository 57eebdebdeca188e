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
        fr: 'Des collègues devenus proches, sur qui vous pouvez compter les yeux fermés.',
        en: 'Colleagues who have become close and whom you can count on with your eyes shut.',
      },
      adhocracy: {
        fr: 'Des projets que personne n’avait vus venir, et un nouveau presque chaque année.',
        en: 'Projects nobody had seen coming, with a new one springing up almost every year.',
      },
      market: {
        fr: 'Des succès dont on parle au-dehors et la fierté de jouer dans le camp qui gagne.',
        en: 'Successes that get talked about and the pride of playing on the winning side.',
      },
      hierarchy: {
        fr: 'Une maison bien tenue, où la parole donnée est suivie d’effet et l’avenir lisible.',
        en: 'A well-run house, where things are done as agreed and you can see what lies ahead.',
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
        fr: 'Par deux jours passés ensemble, pour faire connaissance et se trouver des affinités.',
        en: 'With two days away together, to get acquainted and take a liking to one another.',
      },
      adhocracy: {
        fr: 'Par un projet jamais tenté, que des duos mêlant les deux équipes inventent à leur guise.',
        en: 'With a project never tried before, shaped freely by pairs drawn from both teams.',
      },
      market: {
        fr: 'Par un grand objectif à décrocher en commun, avec une première victoire ce trimestre.',
        en: 'With one big target to hit as a unit, and a first victory before the quarter is out.',
      },
      hierarchy: {
        fr: 'Par une répartition claire des rôles, une méthode unique et un planning partagé.',
        en: 'With a clear division of roles, a single method and a timetable shared by everyone.',
      },
    },
  },
  {
    id: 'organizational_glue_3',
    dimension: 'organizational_glue',
    prompt: {
      fr: 'L’équipe traverse une mauvaise passe. Qu’est-ce qui vous aiderait le plus à tenir ?',
      en: 'The team is going through a rough patch. What would most help you to keep going?',
    },
    proposals: {
      clan: {
        fr: 'Savoir que personne ne sera laissé de côté et que l’on peut dire ce qui pèse.',
        en: 'Knowing that nobody will be left behind and that you can say what weighs on you.',
      },
      adhocracy: {
        fr: 'Croire qu’une trouvaille peut tout relancer et avoir le champ libre pour l’essayer.',
        en: 'Believing that one bright idea could turn it round and being free to try it out.',
      },
      market: {
        fr: 'Avoir un but précis devant soi et sentir, point après point, que l’on remonte.',
        en: 'Having a definite goal ahead and feeling, point by point, that you are catching up.',
      },
      hierarchy: {
        fr: 'Pouvoir s’appuyer sur un plan connu de tous et des priorités mises en bon ordre.',
        en: 'Being able to lean on a plan that everybody knows and on priorities in good order.',
      },
    },
  },
];
