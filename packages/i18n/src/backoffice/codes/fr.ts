import { plural } from '../../formatting/plural.ts';

const cards = (count: number, shown: string) =>
  `${shown} ${plural('fr', count, 'carte', 'cartes')}`;

export default {
  title: 'Codes',
  introduction:
    'Un code par personne. Il ouvre un seul questionnaire et ne sert plus après l’envoi.',
  overview: 'Codes distribués',
  given: 'Distribués',
  mailed: 'Par e-mail',
  printed: 'Sur carte',
  used: 'Utilisés',
  usedFew: 'Moins de 5',
  headcount: 'Effectif déclaré',
  promised: {
    title: 'Les répondants lisent ces nombres',
    none: 'Avant la première question, ils liront combien de codes ont été distribués, par e-mail et sur carte. Chaque distribution est inscrite au journal d’activité.',
    some: 'En distribuer d’autres est inscrit au journal d’activité et change les nombres lus par les répondants avant la première question.',
    more: 'Comment l’anonymat est assuré',
  },
  noHeadcount: {
    title: 'Effectifs non déclarés',
    explanation:
      'Indiquez l’effectif de chaque unité : le nombre de codes ne pourra pas le dépasser, et les répondants pourront s’y fier.',
    action: 'Indiquer les effectifs',
  },
  mail: {
    title: 'Par e-mail',
    explanation:
      'Collez des adresses ou choisissez un fichier CSV. Chaque personne reçoit son code ; un rappel répète le même.',
    send: 'Envoyer des codes',
    list: 'Invitations et rappels',
    closing:
      'À la fermeture de la campagne, le secret qui permet de répéter les codes est détruit : plus aucun rappel ne sera possible.',
    ended:
      'La campagne a été fermée : le secret qui permettait de répéter les codes est détruit. Plus aucune invitation ni aucun rappel ne peut être envoyé, et rien ne permet de dire quel code appartenait à quelle adresse.',
    notOpen: 'Ouvrez la campagne pour envoyer des codes par e-mail.',
  },
  cards: {
    title: 'Sur cartes imprimées',
    explanation: 'Huit cartes par page A4, à découper, dans les deux langues, avec un code QR.',
    count: 'Nombre de cartes',
    countHint: (left: string) => `${left} au plus`,
    language: 'Première langue',
    languages: { fr: 'Français', en: 'Anglais' },
    once: 'Ces cartes ne peuvent être imprimées qu’une fois.',
    print: 'Imprimer les cartes…',
    notOpen: 'La campagne est fermée : aucune carte ne peut être imprimée.',
    full: 'Il y a déjà autant de codes que de personnes déclarées.',
    tooMany: (left: string) => `${left} cartes au plus.`,
    required: 'Indiquez combien de cartes imprimer.',
    confirm: {
      title: (count: number, shown: string) => `Imprimer ${cards(count, shown)} ?`,
      once: 'Ces cartes ne peuvent être imprimées qu’une fois : gardez le fichier jusqu’à ce qu’elles soient remises. Les codes ne peuvent plus être relus ensuite.',
      numbers: (before: string, after: string) =>
        `Le nombre de codes distribués passera de ${before} à ${after}. Il sera lu par les répondants et inscrit au journal d’activité.`,
      action: 'Imprimer',
    },
    done: (count: number, shown: string) =>
      `${cards(count, shown)} ${plural('fr', count, 'téléchargée', 'téléchargées')} : gardez le fichier jusqu’à la remise.`,
  },
};
