export default {
  decline: 'Je préfère ne pas répondre',
  contact: {
    title: 'Vos coordonnées',
    explanation: 'Pour que l’on puisse vous recontacter.',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
  },
  culture: {
    title: 'Culture',
    hint: 'Choisissez la proposition qui vous convient le mieux.',
    keys: 'Touches 1 à 4 pour choisir, Entrée pour continuer.',
    goingOn: 'On continue…',
    undo: 'Annuler',
  },
  values: {
    title: 'Valeurs',
    heading: 'Qu’est-ce qui compte pour vous ?',
    explanation:
      'Dites quelle importance chaque principe a dans votre vie. Réservez le degré le plus haut à un ou deux d’entre eux : ceux qui vous guident plus que tous les autres.',
  },
  personality: {
    title: 'Personnalité',
    heading: 'Vous reconnaissez-vous ?',
    explanation: 'Décrivez-vous comme vous êtes en général, et non comme vous voudriez être.',
    keys: 'Au clavier : touches 1 à 5, ou 0 pour ne pas répondre.',
  },
  motivations: {
    title: 'Motivations',
    heading: 'Qu’est-ce qui vous motive ?',
    explanation:
      'Classez ces dix motivations, de la plus importante à la moins importante pour vous.',
  },
};
