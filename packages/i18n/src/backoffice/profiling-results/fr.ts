import { plural } from '../../formatting/plural.ts';

const people = (count: number, shown: string) =>
  `${shown}\u00a0${plural('fr', count, 'répondant', 'répondants')}`;

export default {
  title: 'Résultats',
  pages: {
    report: 'Rapport',
    map: 'Carte des groupes',
    waves: 'Dans le temps',
    actions: 'Actions',
    published: 'Page pour les répondants',
  },
  people,
  back: 'Retour',
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
    answered: (answers: string) => `${answers}, pas encore de résultats`,
    open: 'Calculez les premiers résultats quand vous voulez ; la campagne reste ouverte, et ils seront recalculés à sa fermeture.',
    closed: 'Calculez les résultats pour lire le rapport.',
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
    change: 'Changer de groupe',
    compare: 'Comparer à un autre groupe',
    changeSecond: 'Changer le second groupe',
    alone: 'Quitter la comparaison',
    earlier: 'Campagne antérieure',
    comparedWith: 'Comparé à',
    download: 'Télécharger',
    pdf: 'Rapport (PDF)',
    slides: 'Présentation (PowerPoint)',
    languages: { fr: 'En français', en: 'En anglais' },
    table: 'Chiffres',
    xlsx: 'Tous les groupes (Excel)',
    print: 'Imprimer',
    preparing: 'Préparation du fichier…',
    newer: {
      title: 'Des résultats plus récents existent',
      text: (shown: string, latest: string) =>
        `Ce rapport porte sur les réponses arrêtées le ${shown}. Depuis, les résultats ont été mis à jour : réponses arrêtées le ${latest}.`,
      show: 'Afficher les résultats les plus récents',
    },
  },
  comparing: {
    title: 'Comparer à un autre groupe',
    explanation: (name: string) => `Choisissez le groupe à placer à côté de : ${name}.`,
    same: 'C’est le même groupe : choisissez-en un autre.',
    show: 'Comparer',
  },
  changing: { title: 'Changer de groupe' },
  figures: {
    gap: 'Écart total',
    strength: 'Force',
    responseRate: 'Taux de réponse',
    none: '–',
    interval: (low: string, high: string) => `de\u00a0${low}\u00a0à\u00a0${high}`,
    spoken: (value: string, low: string, high: string) =>
      `${value} (intervalle à 95 % : de ${low} à ${high})`,
  },
  map: {
    title: 'Carte des groupes',
    label: (attribute: string) => `Principaux chiffres : ${attribute}`,
    introduction: (date: string) =>
      `Les principaux chiffres de chaque groupe dont le rapport peut être lu, réponses arrêtées le ${date}. Une case ouvre le rapport de son groupe.`,
    by: 'Groupes par',
    respondents: 'Répondants',
    hint: 'Plus la couleur est soutenue, plus le chiffre est élevé ; dessous, son intervalle à 95 %. La culture dominante est en gras. Un en-tête trie la colonne. Les flèches du clavier passent d’une case à l’autre.',
  },
  waves: {
    title: 'Dans le temps',
    introduction: (count: number) =>
      `${count} ${plural('fr', count, 'audit', 'audits')} de cette série avec des résultats.`,
    none: 'Dès qu’un audit de cette série a des résultats, ils apparaissent ici.',
    figure: 'Chiffre',
    explanations: {
      clan: 'Part de la culture « Clan » telle qu’on la voit aujourd’hui, en pour cent.',
      adhocracy: 'Part de la culture « Adhocratie » telle qu’on la voit aujourd’hui, en pour cent.',
      market: 'Part de la culture « Marché » telle qu’on la voit aujourd’hui, en pour cent.',
      hierarchy: 'Part de la culture « Hiérarchie » telle qu’on la voit aujourd’hui, en pour cent.',
      gap: 'À quelle distance la culture que l’on voit se trouve de celle que l’on souhaite, en points.',
      strength: 'De combien la culture dominante se détache aujourd’hui, de 0 à 100.',
      responseRate: 'Réponses rapportées à l’effectif déclaré.',
    },
    intervals:
      'Les traits verticaux sont les intervalles à 95 % : deux audits dont les traits se recouvrent largement ne diffèrent peut-être pas. Un point manque quand l’audit n’a pas cette unité, ou que son rapport est masqué pour protéger l’anonymat.',
    byUnit: 'Par unité',
    chart: (figure: string, group: string) => `${figure} : ${group}`,
    point: (date: string, value: string) => `${date} : ${value}`,
    nothing: 'Aucun audit ne montre ce chiffre.',
    table: (figure: string) => `${figure}, audit par audit`,
    compareShort: 'Comparer au dernier',
    compare: (earlier: string) => `Comparer au dernier : ${earlier}`,
    save: 'Enregistrer',
    series: {
      title: 'Audits de la série',
      explanation: 'Audits sur le même sujet, comparés dans le temps',
    },
    matches: {
      title: 'Faire correspondre les unités',
      explanation:
        'Les unités de même nom vont ensemble. Pour une unité renommée ou divisée, choisissez l’unité du dernier audit qui lui succède.',
      unit: (unit: string, audit: string) => `${unit} (${audit})`,
      ends: 'Aucune unité ne lui succède',
    },
  },
  published: {
    title: 'Page pour les répondants',
    introduction:
      'Dites à ceux qui ont répondu ce qui a été entendu, ce qui va être fait et pour quand. La page se lit au lien de l’audit.',
    state: {
      published: (date: string) => `Publiée le ${date}`,
      notPublished: 'Non publiée',
      none: 'Le lien de l’audit indique que le questionnaire n’est pas disponible.',
      shown: 'Elle est affichée au lien de l’audit.',
      open: 'L’audit est ouvert. Vous pouvez écrire la page maintenant et la publier une fois l’audit fermé.',
      openAgain:
        'L’audit est de nouveau ouvert : jusqu’à sa fermeture, son lien mène au questionnaire.',
      noResults: 'Il faut d’abord des résultats pour l’ensemble des répondants.',
      changed: 'Vous avez enregistré des modifications depuis. Publiez à nouveau pour les montrer.',
      read: 'Lire la page au lien de l’audit',
      openings: (count: number, shown: string) =>
        count === 0 ? 'Jamais ouverte' : `Ouverte ${shown} fois`,
      counted:
        'Comptée une fois par jour et par navigateur. Une personne qui lit sur deux appareils compte deux fois, et son identité n’est pas enregistrée.',
    },
    takeBack: {
      action: 'Retirer',
      title: 'Retirer la page ?',
      text: 'Le lien indiquera de nouveau que le questionnaire n’est pas disponible. Vos textes et vos choix sont conservés.',
      done: 'La page est retirée.',
    },
    own: {
      title: 'Vos mots',
      explanation:
        'Les deux textes sont facultatifs. Laissez une ligne vide entre deux paragraphes. Un texte vide dans une langue est affiché dans l’autre.',
      heard: 'Ce que nous avons entendu',
      next: 'Ce qui va être fait',
      languages: { fr: 'français', en: 'anglais' },
      label: (text: string, language: string) => `${text} (${language})`,
    },
    figures: {
      title: 'Chiffres',
      explanation:
        'De l’ensemble des répondants, chacun avec son intervalle à 95 % et le nombre de réponses. Ils sont copiés à la publication et ne changent plus ensuite.',
      names: {
        participation: 'Nombre de réponses et taux de réponse',
        bars: 'Les quatre cultures, aujourd’hui et souhaitées',
        position: 'Position dans le diagramme',
        gaps: 'Plus grands écarts',
      },
    },
    since: {
      label: (audit: string, date: string) => `Ce qui a changé depuis « ${audit} » (${date})`,
      none: 'Ce qui a changé depuis la dernière fois (aucun audit antérieur à comparer)',
      later: 'Ce qui a changé depuis la dernière fois (une fois les résultats calculés)',
    },
    units: {
      title: 'Unités',
      explanation:
        'Nombre de réponses, culture dominante et distance de chaque unité choisie. Par défaut, aucune n’est montrée.',
      hidden: 'Seules les unités dont le rapport peut être lu peuvent être montrées.',
    },
    actions: {
      title: 'Actions',
      explanation:
        'Titre, unité, échéance et avancement de chaque action choisie. Les notes et les noms des responsables ne sont pas montrés.',
      none: 'Il n’y a pas encore d’actions.',
      own: 'Ce qui va être fait',
      earlier: 'Depuis la dernière fois',
      due: (state: string, day: string) => `${state}, pour le ${day}`,
    },
    save: 'Enregistrer',
    saved: 'Page enregistrée.',
    preview: 'Aperçu',
    previewAndPublish: 'Aperçu et publication',
    previewExplanation: 'Voici ce que les lecteurs verront.',
    previewLanguage: 'Langue de l’aperçu',
    backToEditing: 'Revenir à la rédaction',
    publish: 'Publier',
    publishedNow: 'La page est publiée.',
    onlyEditors:
      'Seuls le responsable de la campagne et les administrateurs peuvent modifier cette page.',
  },
};
