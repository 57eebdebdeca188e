import type { CultureDimension } from '@cadran/contract/codes';
import type { RecommendationText } from '../types.ts';

/** The six dimensions tell different stories; this one departs most from the rest. */
export const ALIGN_DIMENSION: Readonly<Record<CultureDimension, RecommendationText>> = {
  dominant_characteristics: {
    title: { fr: 'Accorder le quotidien au reste', en: 'Bring daily life into line' },
    reason: {
      fr: 'Ce que l’on vit chaque jour diffère de ce que disent les cinq autres dimensions.',
      en: 'What people live through every day differs from what the other five dimensions say.',
    },
    more: {
      fr: 'Faire entrer dans la semaine ordinaire ce que l’on met en avant : rituels, lieux, manière de se réunir.',
      en: 'Let the ordinary week show what is professed: rituals, premises, the way people meet.',
    },
    less: {
      fr: 'Laisser le climat quotidien contredire les intentions affichées.',
      en: 'Letting the daily climate contradict stated intentions.',
    },
    firstSteps: [
      {
        fr: 'Demander à une dizaine de personnes de raconter leur semaine et relever les écarts.',
        en: 'Ask about ten people to describe their week and note the gaps.',
      },
      {
        fr: 'Changer une habitude visible par mois, à commencer par les réunions.',
        en: 'Change one visible habit a month, starting with meetings.',
      },
      {
        fr: 'Demander aux nouveaux arrivants, après un mois, ce qui les a surpris.',
        en: 'Ask newcomers after a month what has surprised them.',
      },
    ],
  },
  leadership: {
    title: { fr: 'Accorder le leadership au reste', en: 'Bring leadership into line' },
    reason: {
      fr: 'La façon de diriger diffère de la culture que dessinent les cinq autres dimensions.',
      en: 'The way of leading differs from the culture drawn by the other five dimensions.',
    },
    more: {
      fr: 'Montrer par l’exemple ce que l’on demande aux équipes et dire ce qui guide les décisions.',
      en: 'Show by example what is asked of teams and say what guides decisions.',
    },
    less: {
      fr: 'Promouvoir pour des qualités que l’organisation ne valorise plus.',
      en: 'Promoting people for qualities the organisation no longer values.',
    },
    firstSteps: [
      {
        fr: 'Présenter ces résultats à l’équipe de direction et choisir deux comportements à changer.',
        en: 'Present these results to the leadership team and choose two behaviours to change.',
      },
      {
        fr: 'Revoir les critères de nomination des responsables.',
        en: 'Review the criteria by which leaders are appointed.',
      },
      {
        fr: 'Organiser un retour des équipes à leurs responsables deux fois par an.',
        en: 'Arrange for teams to give feedback to their leaders twice a year.',
      },
    ],
  },
  management_of_employees: {
    title: { fr: 'Accorder l’encadrement au reste', en: 'Bring people management into line' },
    reason: {
      fr: 'La façon d’encadrer les personnes diffère de la culture que dessinent les cinq autres dimensions.',
      en: 'The way people are managed differs from the culture drawn by the other five dimensions.',
    },
    more: {
      fr: 'Faire concorder entretiens, horaires, primes et formation avec la culture voulue.',
      en: 'Make reviews, working hours, bonuses and training agree with the intended culture.',
    },
    less: {
      fr: 'Demander un comportement et en récompenser un autre.',
      en: 'Asking for one behaviour and rewarding another.',
    },
    firstSteps: [
      {
        fr: 'Relire la grille d’entretien annuel et les critères de prime à la lumière des résultats.',
        en: 'Reread the annual review form and bonus criteria in the light of the results.',
      },
      {
        fr: 'Réunir les responsables directs pour échanger sur leurs pratiques.',
        en: 'Bring line managers together to compare how they work.',
      },
      {
        fr: 'Convenir de trois règles d’encadrement communes et les faire connaître.',
        en: 'Agree on three common principles of management and make them known.',
      },
    ],
  },
  organizational_glue: {
    title: { fr: 'Retrouver un ciment commun', en: 'Find a common bond again' },
    reason: {
      fr: 'Ce qui relie les personnes diffère de la culture que dessinent les cinq autres dimensions.',
      en: 'What connects people differs from the culture drawn by the other five dimensions.',
    },
    more: {
      fr: 'Parler de ce que l’on fait ensemble et pourquoi, entretenir les occasions de s’y reconnaître.',
      en: 'Talk about what is done together and why, keep up the occasions on which people recognise themselves in it.',
    },
    less: {
      fr: 'Compter sur un attachement ancien que plus rien ne nourrit.',
      en: 'Counting on an old attachment that nothing feeds any more.',
    },
    firstSteps: [
      {
        fr: 'Demander aux équipes ce qui les fait rester et ce qui pourrait les faire partir.',
        en: 'Ask teams what makes them stay and what might make them leave.',
      },
      {
        fr: 'Raconter, à chaque réunion générale, une réussite qui illustre la culture voulue.',
        en: 'Tell at every general meeting one success that illustrates the intended culture.',
      },
      {
        fr: 'Faire travailler ensemble, sur un sujet concret, des services qui se croisent peu.',
        en: 'Get departments that seldom meet to work together on something concrete.',
      },
    ],
  },
  strategic_emphases: {
    title: { fr: 'Accorder les priorités au reste', en: 'Bring priorities into line' },
    reason: {
      fr: 'Ce à quoi vont les efforts diffère de la culture que dessinent les cinq autres dimensions.',
      en: 'Where effort goes differs from the culture drawn by the other five dimensions.',
    },
    more: {
      fr: 'Relier chaque priorité à la culture voulue et lui donner les moyens correspondants.',
      en: 'Connect each priority with the intended culture and give it the means it needs.',
    },
    less: {
      fr: 'Annoncer une ambition et affecter le budget à une autre.',
      en: 'Announcing one ambition and spending the budget on another.',
    },
    firstSteps: [
      {
        fr: 'Classer les dix premières dépenses de temps et d’argent selon les quatre cultures.',
        en: 'Sort the ten largest outlays of time and money by the four cultures.',
      },
      {
        fr: 'Déplacer une ressource, même modeste, vers la priorité la moins servie.',
        en: 'Move one resource, however modest, to the priority that gets least.',
      },
      {
        fr: 'Expliquer à tous, en une page, les choix de l’année et ce à quoi l’on renonce.',
        en: 'Explain to all, on one page, the choices of the year and what is being given up.',
      },
    ],
  },
  criteria_of_success: {
    title: {
      fr: 'Accorder les critères de réussite au reste',
      en: 'Bring measures of success into line',
    },
    reason: {
      fr: 'Ce qui compte comme un succès diffère de la culture que dessinent les cinq autres dimensions.',
      en: 'What counts as a success differs from the culture drawn by the other five dimensions.',
    },
    more: {
      fr: 'Mesurer et célébrer ce que l’on dit vouloir.',
      en: 'Measure and celebrate what you say you want.',
    },
    less: {
      fr: 'Suivre des indicateurs parce qu’ils sont faciles à produire.',
      en: 'Following indicators because they are easy to produce.',
    },
    firstSteps: [
      {
        fr: 'Relire les indicateurs suivis et retirer ceux qui poussent dans une autre direction.',
        en: 'Go through the indicators in use and remove those that push in another direction.',
      },
      {
        fr: 'Ajouter un critère de réussite pour chaque culture que l’on veut renforcer.',
        en: 'Add one criterion of success for each culture to be strengthened.',
      },
      {
        fr: 'Choisir avec les équipes ce que l’on célébrera cette année.',
        en: 'Choose with the teams what will be celebrated this year.',
      },
    ],
  },
};
