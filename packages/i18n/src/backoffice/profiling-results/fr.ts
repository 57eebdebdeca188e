import { plural } from '../../formatting/plural.ts';

const people = (count: number, shown: string) =>
  `${shown}\u00a0${plural('fr', count, 'répondant', 'répondants')}`;

export default {
  title: 'Résultats',
  introduction: 'Choisissez le groupe dont vous voulez lire les résultats.',
  people,
  back: 'Retour',
  backToFilters: 'Revenir aux filtres',
  segments: { unit: 'Unité', gender: 'Genre', age: 'Âge', tenure: 'Ancienneté' },
  notGiven: 'Non renseigné',
  unknownUnit: 'Unité inconnue',
  everybody: 'Ensemble des répondants',
  part: (attribute: string, values: string) => `${attribute} : ${values}`,
  state: {
    title: (date: string) => `Réponses arrêtées le ${date}`,
    kinds: { interim: 'Résultats intermédiaires', final: 'Résultats définitifs' },
    groups: (count: number, shown: string) =>
      `${shown} ${plural('fr', count, 'groupe consultable', 'groupes consultables')}`,
    newAnswers: (count: number, shown: string) =>
      count === 0
        ? 'Aucune nouvelle réponse depuis.'
        : `${shown} ${plural('fr', count, 'nouvelle réponse', 'nouvelles réponses')} depuis.`,
    update: 'Mettre à jour les résultats',
    missing: (count: number, needed: number) =>
      count === 1
        ? `Encore une réponse et la mise à jour sera possible. Il en faut ${needed} nouvelles à chaque fois, pour que deux mises à jour ne diffèrent jamais de moins.`
        : `Encore ${count} réponses et la mise à jour sera possible. Il en faut ${needed} nouvelles à chaque fois, pour que deux mises à jour ne diffèrent jamais de moins.`,
    possible: 'Assez de réponses sont arrivées depuis pour une mise à jour.',
    computationsLeft: (left: number, most: number) =>
      `Les résultats d’un audit par lien sont calculés ${most} fois au plus, la dernière à la fermeture. D’ici là, il en reste ${left}.`,
    keptForClosing: (taken: number) =>
      `Ces résultats ont été calculés ${taken} fois. Ils le seront encore une fois, à la fermeture de l’audit. Calculés plus souvent, le flou qui protège les personnes s’effacerait en moyenne.`,
    noneLeft: (most: number) =>
      `Ces résultats ont été calculés ${most} fois et ne le seront plus, même à la fermeture : le flou qui protège les personnes s’effacerait en moyenne. Pour interroger de nouveau, créez un nouvel audit.`,
    onlyOwner:
      'Seuls la personne responsable de la campagne et les administrateurs mettent à jour.',
    started: 'Le calcul a commencé. Vous pouvez quitter cette page.',
    ready: 'Les résultats sont à jour.',
  },
  first: {
    title: 'Pas encore de résultats',
    open: (answers: string) =>
      `Reçu jusqu’ici : ${answers}. Calculez les premiers résultats quand vous voulez ; la campagne reste ouverte, et ils seront recalculés à sa fermeture.`,
    closed: (answers: string) => `Reçu en tout : ${answers}. Calculez les résultats.`,
    answers: (count: number, shown: string) =>
      `${shown} ${plural('fr', count, 'réponse', 'réponses')}`,
    action: 'Calculer les résultats',
    waiting: (minimum: number) =>
      `Les premiers résultats demandent au moins ${minimum} réponses. Ils seront aussi calculés à la fermeture de la campagne.`,
    received: (answers: string) => `Reçu jusqu’ici : ${answers}.`,
    none: 'Personne n’a répondu à cette campagne.',
    confirmTitle: 'Calculer les premiers résultats ?',
    confirmText:
      'Les unités et leurs regroupements seront alors fixés pour cette campagne : les changer ensuite permettrait de comparer deux découpages et d’en déduire de petits groupes.',
    groups: (count: number) =>
      count === 0
        ? 'Aucune unité n’est regroupée.'
        : `${count} ${plural('fr', count, 'regroupement', 'regroupements')} d’unités en place.`,
  },
  work: {
    title: 'Calcul des résultats en cours',
    waiting: 'En attente : un autre calcul se termine.',
    running:
      'Chaque groupe est vérifié avant de pouvoir être montré. Vous pouvez quitter cette page, le calcul continue.',
    progress: (percent: string) => `Vérifié à ${percent}`,
    before: 'En attendant, les résultats précédents restent consultables.',
  },
  failed: {
    title: 'Le calcul des résultats a échoué',
    text: 'Les réponses sont intactes. Relancez le calcul ; s’il échoue encore, prévenez la personne qui administre l’application.',
    retry: 'Relancer le calcul',
  },
  filters: {
    title: 'Filtrer les répondants',
    explanation:
      'Au plus deux critères à la fois. Sans choix, les résultats portent sur tout le monde.',
    oneAtATime:
      'Un groupe à la fois. Sans choix, les résultats portent sur tout le monde. Toute personne disposant du lien pouvait répondre : les chiffres sont donc floutés et les groupes ne se combinent pas.',
    closed: 'Masqué pour protéger l’anonymat',
    crowded: 'Plus de réponses que de personnes',
    whyCrowded:
      'Une unité qui compte plus de réponses que de personnes n’est pas montrée : quelqu’un a répondu plusieurs fois, ou a choisi une autre unité que la sienne. Corrigez son effectif s’il est faux, puis mettez les résultats à jour.',
    whyByLink: (minimum: number) =>
      `Les options masquées le sont toutes pour la même raison : trop peu de réponses pour protéger l’anonymat. Un groupe d’un audit par lien est montré à partir de ${minimum} réponses, et il en faut quelques-unes de plus au hasard, pour qu’aucune réponse n’en décide seule. D’autres réponses les ouvriraient ; un audit par codes montre des groupes plus petits.`,
    twoAtMost: 'Deux critères au plus : videz-en un pour choisir ici.',
    why: (minimum: number) =>
      `Les options masquées le sont toutes pour la même raison : trop peu de personnes pour protéger l’anonymat. Soit le groupe en compte moins de ${minimum}, soit le montrer permettrait d’en déduire un plus petit. Un groupe que moins de ${minimum} personnes ont rejoint depuis de précédents résultats est masqué pour la même raison : la différence ne porterait que sur elles. Il est montré de nouveau dès que ${minimum} personnes ou plus l’ont rejoint.`,
    chosen: 'Groupe choisi',
    reset: 'Tout effacer',
    show: 'Afficher le rapport',
    refused: 'Trop peu de personnes',
    several: 'Un groupe à la fois',
  },
  refusal: {
    title: 'Trop peu de personnes',
    explanation: (minimum: number) =>
      `Aucun résultat n’est montré pour un groupe de moins de ${minimum} personnes, ni pour un groupe qui permettrait d’en déduire un plus petit.`,
    explanationByLink: (minimum: number) =>
      `Un groupe d’un audit par lien est montré à partir de ${minimum} réponses, et il en faut quelques-unes de plus au hasard. D’autres réponses l’ouvriraient ; un audit par codes montre des groupes plus petits.`,
    severalTitle: 'Un groupe à la fois',
    several:
      'Par lien, un rapport porte sur tous les répondants ou sur une seule valeur d’un critère, par exemple une unité ou une tranche d’âge, quel que soit le nombre de réponses. Choisissez une seule valeur pour le lire. Un audit par codes permet de combiner deux critères.',
    all: 'Voir tous les répondants',
  },
  grouping: {
    open: 'Regrouper des unités',
    title: 'Regrouper des unités',
    explanation:
      'Une petite unité ne peut pas être montrée seule. Réunie à d’autres sous un même nom, elle le peut ; ses salariés ne sont alors vus qu’ensemble. Les regroupements sont fixés par les premiers résultats.',
    proposals: 'Pour votre prochain audit',
    proposalsHint:
      'Certaines unités ne sont pas montrées seules. Regroupées avec d’autres avant les premiers résultats de votre prochain audit, elles pourraient l’être :',
    option: (number: number) => `Option ${number}`,
    own: 'Vos regroupements',
    none: 'Aucun regroupement : chaque unité est regardée seule.',
    group: (number: number) => `Regroupement ${number}`,
    nameFr: 'Nom en français',
    nameEn: 'Nom en anglais',
    units: 'Unités réunies',
    addUnit: 'Ajouter une unité…',
    noUnitLeft: 'Toutes les unités sont déjà réunies',
    add: 'Ajouter un regroupement',
    remove: (number: number) => `Retirer le regroupement ${number}`,
    save: 'Enregistrer',
    saved: 'Regroupements enregistrés.',
  },
  report: {
    takenAt: (date: string) => `réponses arrêtées le ${date}`,
    group: 'Groupe',
    lettered: (letter: string) => `Groupe ${letter}`,
    change: 'Changer de groupe',
    compare: 'Comparer à un autre groupe',
    changeSecond: 'Changer le second groupe',
    trend: 'Comparer dans le temps',
    alone: 'Quitter la comparaison',
    earlier: 'Campagne antérieure',
    download: 'Télécharger',
    pdf: 'Ce rapport en PDF',
    languages: { fr: 'En français', en: 'En anglais' },
    table: 'Chiffres',
    xlsx: 'Tous les groupes (Excel)',
    print: 'Imprimer',
    preparing: 'Préparation du fichier…',
    newer: {
      title: 'Des résultats plus récents existent',
      text: (shown: string, latest: string) =>
        `Ce rapport porte sur les réponses arrêtées le ${shown}. Depuis, les résultats ont été mis à jour : réponses arrêtées le ${latest}.`,
      show: 'Afficher les plus récents',
      possibleTitle: 'Une mise à jour est possible',
      possible:
        'Assez de nouvelles réponses sont arrivées depuis ces résultats pour les recalculer.',
      update: 'Aller à la mise à jour',
    },
  },
  comparing: {
    title: 'Comparer à un autre groupe',
    explanation: (name: string) => `Choisissez le groupe à placer à côté de : ${name}.`,
    same: 'C’est le même groupe : choisissez-en un autre.',
    show: 'Comparer',
  },
  changing: { title: 'Changer de groupe' },
  trending: {
    title: 'Comparer dans le temps',
    explanation: (name: string) =>
      `Le même groupe dans une campagne antérieure sur le même sujet (${name}).`,
    none: 'Aucune campagne antérieure de votre organisation ne porte sur le même sujet, ou n’a de résultats.',
    closed: 'Trop peu de personnes dans ce groupe pour cette campagne.',
    oneAtATime:
      'Cette campagne était par lien : elle se compare pour une seule valeur d’un critère à la fois.',
  },
};
