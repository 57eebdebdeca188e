export default {
  adding: {
    text: 'Vos réponses sont aussi additionnées à celles d’autres personnes, sans votre nom, pour vérifier que le questionnaire mesure bien ce qu’il doit mesurer.',
    refuse: 'Je ne veux pas que mes réponses soient additionnées.',
    note: 'Votre choix ne change rien à votre candidature.',
  },
  groups: {
    title: 'Aidez-nous à vérifier que le questionnaire est juste',
    why: 'Le questionnaire traite-t-il de la même façon les femmes et les hommes, les jeunes et les moins jeunes, les personnes avec et sans handicap ? Pour le savoir, nous comparons des groupes.',
    voluntary:
      'C’est facultatif : répondez à ce que vous voulez. Cela ne change rien à votre candidature.',
    unseen: (organization: string) =>
      `Personne chez ${organization} ne voit vos réponses. Elles sont aussitôt ajoutées à des compteurs et ne sont pas gardées avec vos données : elles n’y figurent donc pas, et on ne peut ni les retrouver ni les retirer.`,
    open: 'Répondre à trois questions facultatives',
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
    disability: 'Êtes-vous en situation de handicap ?',
    disabilities: { yes: 'Oui', no: 'Non' },
    unsaid: 'Je préfère ne pas le dire',
    send: 'Envoyer',
    sending: 'Envoi…',
    cancel: 'Ne rien envoyer',
    sent: 'Merci. Vos réponses ont été comptées.',
    failed: 'L’envoi n’a pas abouti. Vérifiez votre connexion, puis réessayez.',
  },
  retest: {
    title: 'Accepteriez-vous de répondre une seconde fois ?',
    why: 'Dans trois semaines, nous vous enverrions un e-mail avec les questions sur vous, sans celles sur votre parcours. Comparer les deux fois montre si les résultats sont stables.',
    unseen:
      'Le recruteur ne voit jamais ces secondes réponses. Elles sont comparées aux premières, additionnées à celles d’autres personnes, puis effacées.',
    agree: 'Oui, écrivez-moi dans trois semaines',
    agreed: (email: string, day: string) => `Merci. Nous vous écrirons à ${email} vers le ${day}.`,
    withdraw: 'J’ai changé d’avis',
    failed: 'Cela n’a pas abouti. Vérifiez votre connexion, puis réessayez.',
  },
  second: {
    welcome: (organization: string) =>
      `Il y a trois semaines, vous avez répondu à un questionnaire de ${organization} et accepté d’y répondre une seconde fois. Merci !`,
    reassurance:
      'Répondez tel·le que vous êtes aujourd’hui, sans chercher à vous rappeler vos premières réponses. Vous pouvez vous arrêter et reprendre plus tard avec le lien de l’e-mail.',
    usual: '20 à 30 minutes',
    who: {
      label: 'Qui lit vos réponses',
      text: (organization: string) =>
        `Personne. ${organization} ne les voit pas, et cela ne change rien à votre candidature.`,
    },
    afterwards: {
      label: 'Ce qu’elles deviennent',
      text: 'Un programme les compare à vos premières réponses, ajoute le résultat à celui d’autres personnes, puis les efface. Si vous n’envoyez rien, elles sont effacées au bout d’une semaine.',
    },
    start: 'Commencer',
    thanks: {
      lead: 'Vos secondes réponses ont été comparées aux premières, comptées et effacées.',
      title: 'C’est terminé',
      text: 'Il n’y a plus rien à faire : nous ne vous écrirons plus à ce sujet.',
    },
  },
};
