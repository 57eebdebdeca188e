export default {
  results: 'Résultats',
  codes: 'Codes',
  inProgress: 'En cours',
  finished: 'Terminés',
  rate: 'Participation',
  expected: 'Effectif attendu',
  promise: {
    title: 'Ce qui a été promis aux salariés',
    codes: (minimum: number) =>
      `Chaque personne répond une fois, avec son code. Ni nom, ni adresse, ni heure ne sont conservés avec les réponses, les dates deviennent des tranches avant l’envoi, et aucun résultat n’est montré pour moins de ${minimum} personnes. La personne qui fait fonctionner le serveur et l’observe en direct n’est pas concernée par cette protection.`,
    link: (minimum: number) =>
      `Tout le monde a le même lien, et personne ne vérifie qui répond : les chiffres sont floutés, et montrés à partir de ${minimum} réponses. Ni nom, ni adresse, ni heure ne sont conservés, et les dates deviennent des tranches avant l’envoi. La personne qui fait fonctionner le serveur et l’observe en direct n’est pas concernée par cette protection.`,
    more: 'Comment l’anonymat est assuré',
  },
  units: {
    title: 'Participation par unité',
    description: (date: string) =>
      `Les questionnaires terminés à la date des résultats du ${date}, là où ils peuvent être montrés.`,
    noResults:
      'Les réponses ne sont comptées par unité qu’avec les résultats : comptées en direct, elles diraient l’unité de la personne qui vient de répondre.',
    unit: 'Unité',
    completed: 'Terminés',
    expected: 'Effectif',
    rate: 'Participation',
    hidden: 'Non montré',
    whyHidden:
      'Non montré : trop peu de personnes y ont répondu, ou si peu dans une autre unité que ce nombre révélerait le leur ; les unités regroupées ne sont comptées qu’ensemble.',
    crowded:
      'Une unité compte plus de réponses que de personnes : quelqu’un a répondu plusieurs fois, ou a choisi une autre unité que la sienne. Ses résultats ne sont pas montrés.',
    unknown: '–',
    none: 'Cette campagne ne distingue pas d’unités.',
    notForPlatform:
      'Le détail par unité est réservé à l’organisation : un super administrateur ne lit aucune réponse, pas même pour les compter.',
  },
  empty: {
    title: 'Personne n’a encore répondu',
    open: 'Envoyez le lien de la campagne aux salariés : les nombres apparaîtront ici.',
    closed: 'La campagne est fermée. Ouvrez-la, puis envoyez son lien aux salariés.',
    openByCodes:
      'Donnez un code à chaque salarié, par e-mail ou sur une carte : les nombres apparaîtront ici.',
    closedByCodes: 'Donnez un code à chaque salarié, puis ouvrez la campagne.',
    action: 'Obtenir le lien',
  },
};
