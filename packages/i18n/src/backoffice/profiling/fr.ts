export default {
  results: 'Résultats',
  inProgress: 'En cours',
  finished: 'Terminés',
  rate: 'Participation',
  expected: 'Effectif attendu',
  promise: {
    title: 'Ce qui a été promis aux salariés',
    explanation: (minimum: number) =>
      `Personne ne peut savoir qui a répondu, ni quoi : ni nom, ni adresse, ni heure ne sont conservés, les dates deviennent des tranches avant l’envoi, et aucun résultat n’est montré pour moins de ${minimum} personnes.`,
  },
  units: {
    title: 'Participation par unité',
    description: (minimum: number) =>
      `Les questionnaires terminés, là où au moins ${minimum} personnes ont répondu.`,
    unit: 'Unité',
    completed: 'Terminés',
    expected: 'Effectif',
    rate: 'Participation',
    hidden: 'Non montré',
    whyHidden: (minimum: number) =>
      `Non montré : moins de ${minimum} personnes y ont répondu, ou si peu ailleurs que ce nombre trahirait le leur.`,
    crowded:
      'Une unité compte plus de réponses que de personnes : quelqu’un a répondu plusieurs fois, ou a choisi une autre unité que la sienne. Lisez ses résultats avec prudence.',
    unknown: '–',
    none: 'Cette campagne ne distingue pas d’unités.',
    notForPlatform:
      'Le détail par unité est réservé à l’organisation : un super administrateur ne lit aucune réponse, pas même pour les compter.',
  },
  empty: {
    title: 'Personne n’a encore répondu',
    open: 'Envoyez le lien de la campagne aux salariés : les nombres apparaîtront ici.',
    closed: 'La campagne est fermée. Ouvrez-la, puis envoyez son lien aux salariés.',
    action: 'Obtenir le lien',
  },
};
