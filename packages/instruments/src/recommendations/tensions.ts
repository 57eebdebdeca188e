import type { RecommendationText } from '../types.ts';

/** Answers lie far apart: there is no one culture to act upon yet. */
export const SHARED_UNDERSTANDING: RecommendationText = {
  title: {
    fr: 'Retrouver d’abord une vision partagée',
    en: 'First restore a shared understanding',
  },
  reason: {
    fr: 'Les réponses sont très dispersées : les personnes ne décrivent pas la même culture.',
    en: 'Answers are widely scattered: people do not describe the same culture.',
  },
  more: {
    fr: 'Comparer les points de vue, comprendre d’où viennent les écarts, mettre des mots communs sur ce que l’on vit.',
    en: 'Compare points of view, understand where the differences come from, find common words for what is experienced.',
  },
  less: {
    fr: 'Lancer un plan d’action à partir d’une moyenne dans laquelle peu de personnes se reconnaissent.',
    en: 'Launching a plan of action on the strength of an average in which few people recognise themselves.',
  },
  firstSteps: [
    {
      fr: 'Présenter ces résultats en petits groupes et demander à chacun un exemple vécu.',
      en: 'Present these results in small groups and ask everyone for an example from experience.',
    },
    {
      fr: 'Regarder si les écarts suivent les services, l’ancienneté ou les métiers, dans le respect de l’anonymat.',
      en: 'See whether the differences follow departments, tenure or trades, with anonymity respected.',
    },
    {
      fr: 'Rédiger ensemble, en quelques lignes, la culture que l’on veut, puis mesurer de nouveau dans un an.',
      en: 'Write down together, in a few lines, the culture that is wanted, then measure again in a year.',
    },
  ],
};

/** Leaders are seen in one place of the diagram, day-to-day management in another. */
export const STYLE_MISMATCH: RecommendationText = {
  title: {
    fr: 'Rapprocher direction et encadrement',
    en: 'Bring leading and managing closer together',
  },
  reason: {
    fr: 'Le style de celles et ceux qui dirigent et l’encadrement de tous les jours envoient des signaux différents.',
    en: 'The style of those at the top and day-to-day management send different signals.',
  },
  more: {
    fr: 'Accorder les messages de la direction et les pratiques des responsables directs, faire remonter les contradictions.',
    en: 'Make the message from the top agree with what line managers do, and let contradictions be reported upwards.',
  },
  less: {
    fr: 'Demander aux responsables directs de défendre ce qu’on ne leur laisse pas les moyens d’appliquer.',
    en: 'Asking line managers to stand up for what they are not given the means to apply.',
  },
  firstSteps: [
    {
      fr: 'Réunir direction et responsables directs autour des deux points du diagramme.',
      en: 'Bring top and line managers together around the two points of the diagram.',
    },
    {
      fr: 'Choisir trois situations courantes et convenir d’une même façon d’y répondre.',
      en: 'Choose three common situations and agree on one way of responding to them.',
    },
    {
      fr: 'Vérifier après six mois, auprès des équipes, que le signal est devenu clair.',
      en: 'Check with the teams after six months that the signal has become clear.',
    },
  ],
};

/** The organisation's declared values do not match the culture people describe. */
export const VALUES_NOT_LIVED: RecommendationText = {
  title: {
    fr: 'Rendre les valeurs affichées visibles dans les actes',
    en: 'Make declared values visible in deeds',
  },
  reason: {
    fr: 'Les valeurs que l’organisation affiche ressemblent peu à la culture que les personnes décrivent.',
    en: 'The values the organisation declares bear little likeness to the culture people describe.',
  },
  more: {
    fr: 'Traduire chaque valeur en comportements observables et la prendre en compte dans les décisions difficiles.',
    en: 'Turn each value into observable behaviour and let it weigh in difficult decisions.',
  },
  less: {
    fr: 'Communiquer sur des valeurs que le quotidien contredit.',
    en: 'Advertising values that daily life contradicts.',
  },
  firstSteps: [
    {
      fr: 'Demander aux équipes, pour chaque valeur, un exemple où elle a été respectée et un où elle ne l’a pas été.',
      en: 'Ask teams, for each value, for one case in which it was honoured and one in which it was not.',
    },
    {
      fr: 'Garder peu de valeurs, et celles-là seulement que l’on est prêt à payer de quelques renoncements.',
      en: 'Keep few values, and only those you are ready to pay for with some sacrifice.',
    },
    {
      fr: 'Évoquer les valeurs retenues lors des recrutements, des promotions et des choix de budget.',
      en: 'Bring up the chosen values in recruitment, promotions and budget choices.',
    },
  ],
};
