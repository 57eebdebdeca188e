export default {
  adding: {
    text: 'Vos réponses sont aussi additionnées à celles d’autres personnes, sans votre nom, pour vérifier que le questionnaire mesure bien ce qu’il doit mesurer.',
    refuse: 'Je ne veux pas que mes réponses soient additionnées.',
    note: 'Votre choix ne change rien à votre candidature.',
  },
  groups: {
    title: 'Aidez-nous à vérifier que le questionnaire est juste',
    why: 'Le questionnaire traite-t-il de la même façon les femmes et les hommes, les jeunes et les moins jeunes ? Pour le savoir, nous comparons des groupes.',
    voluntary:
      'C’est facultatif : répondez à ce que vous voulez. Cela ne change rien à votre candidature.',
    unseen: (organization: string) =>
      `Personne chez ${organization} ne voit vos réponses. Elles sont aussitôt ajoutées à des compteurs et ne sont pas gardées avec vos données : elles n’y figurent donc pas, et on ne peut ni les retrouver ni les retirer.`,
    open: 'Répondre à deux questions facultatives',
    sex: 'Sexe',
    sexes: { female: 'Femme', male: 'Homme', other: 'Autre' },
    age: 'Âge',
    ages: {
      under_25: 'Moins de 25 ans',
      '25_34': '25 à 34 ans',
      '35_44': '35 à 44 ans',
      '45_54': '45 à 54 ans',
      '55_plus': '55 ans ou plus',
    },
    unsaid: 'Je préfère ne pas le dire',
    send: 'Envoyer',
    sending: 'Envoi…',
    cancel: 'Ne rien envoyer',
    sent: 'Merci. Vos réponses ont été comptées.',
    failed: 'L’envoi n’a pas abouti. Vérifiez votre connexion, puis réessayez.',
  },
};
