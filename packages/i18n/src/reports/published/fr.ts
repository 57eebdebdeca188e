import { plural } from '../../formatting/plural.ts';

/** The page for those who answered an audit: words for people who have never read a report. */
export default {
  title: 'Ce que vous nous avez dit',
  sections: {
    heard: 'Ce que nous avons entendu',
    next: 'Ce qui va être fait',
    since: 'Depuis la dernière fois',
    about: 'Comment lire cette page',
  },
  participation: {
    people: (count: number, shown: string, date: string) =>
      plural(
        'fr',
        count,
        `${shown} personne a répondu, jusqu’au ${date}.`,
        `${shown} personnes ont répondu, jusqu’au ${date}.`,
      ),
    answers: (shown: string, date: string) =>
      `Il y a eu ${shown} réponses, jusqu’au ${date}. Toute personne ayant le lien pouvait répondre.`,
    rate: (percent: string) => `Cela fait ${percent} de l’effectif.`,
    rateAtLeast: (percent: string) => `Cela fait au moins ${percent} de l’effectif.`,
  },
  basedOn: (answers: string) => `D’après ${answers} réponses.`,
  bars: {
    title: 'Quatre façons de travailler ensemble',
    picture: 'Les quatre cultures, aujourd’hui et souhaitées',
    intro:
      'Chacun a classé des affirmations deux fois : d’abord comme il voit les choses aujourd’hui, puis comme il les voudrait. Cent points se partagent entre quatre cultures.',
    today: 'Aujourd’hui',
    wished: 'Souhaité',
  },
  position: {
    title: 'Où nous en sommes, où nous voulons aller',
    picture: 'Les deux points dans le diagramme',
    intro:
      'Le point plein est la culture d’aujourd’hui, le point vide celle qui est souhaitée. Autant de réponses se trouvent d’un côté du point que de l’autre.',
  },
  gaps: {
    title: 'Les plus grands écarts',
    intro:
      'Un écart est la différence entre ce qui est souhaité et ce qui est vécu, en points. N’est cité que ce que le hasard des réponses n’explique pas.',
  },
  units: {
    title: 'Par unité',
    intro:
      'La distance est le nombre de points qui séparent la culture d’aujourd’hui de celle qui est souhaitée.',
    unit: 'Unité',
    answers: 'Réponses',
    leading: 'Culture dominante aujourd’hui',
    slight: (type: string) => `Composite, ${type} légèrement en tête`,
    level: 'Plusieurs à égalité',
    distance: 'Distance',
  },
  actions: {
    title: 'Actions',
    earlierTitle: 'Les actions annoncées',
    what: 'Action',
    forWhom: 'Pour qui',
    until: 'Échéance',
    noDate: 'Sans date',
    state: 'Avancement',
    effect: 'Ce que montrent les réponses',
    moved: (figure: string, movement: string, change: string) =>
      `${figure} : ${movement}, ${change}`,
  },
  since: {
    compared: (campaign: string, date: string, answers: string) =>
      `Comparé à « ${campaign} », réponses jusqu’au ${date} (${answers} réponses).`,
    caution:
      'Ce ne sont pas forcément les mêmes personnes qui ont répondu. N’est cité que ce que le hasard des réponses n’explique pas.',
  },
  about: {
    intervals:
      'Les deux nombres qui suivent un chiffre disent jusqu’où le hasard peut déplacer un chiffre : si d’autres personnes du même groupe avaient répondu, il se trouverait probablement entre les deux (intervalle à 95 %).',
    anonymity: (minimum: string) =>
      `Les réponses sont anonymes. Aucun chiffre de cette page ne porte sur moins de ${minimum} personnes.`,
    anonymityByLink: (minimum: string) =>
      `Les réponses sont anonymes. Aucun chiffre de cette page ne porte sur moins de ${minimum} réponses, et tous les chiffres sont floutés.`,
    types: 'Les quatre cultures',
    counted:
      'Le nombre d’ouvertures de cette page est compté, une fois par jour et par navigateur, sans noter qui l’ouvre.',
    frozen: (date: string) =>
      `Cette page a été publiée le ${date}. Ses chiffres ne changent plus après publication.`,
  },
};
