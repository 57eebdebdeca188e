export default {
  strengths: 'Points forts',
  noStrengths: 'Aucune section ne reste au-dessus de 70 avec assez de certitude.',
  checks: 'Points à vérifier',
  noChecks: 'Aucune section ne descend clairement sous ce qui est recherché.',
  /** In place of strengths and checks drawn from answers that nobody should rely on. */
  withoutAnswers: 'Les réponses sont peu fiables : aucun point n’en est tiré.',
  why: {
    strength: {
      measured: 'Au-dessus de 70, même en bas de l’intervalle',
      declared: 'Au-dessus de 70, d’après ses déclarations',
    },
    gap: {
      measured: '50 ou moins, même en haut de l’intervalle',
      declared: '50 ou moins, d’après ses déclarations',
    },
    unsure: 'Peut se trouver au-dessus ou au-dessous de 50',
    partial: {
      measured: '70 ou moins, même en haut de l’intervalle',
      declared: '70 ou moins, d’après ses déclarations',
    },
    unanswered: 'Demandé, sans réponse complète : compte pour 0',
    mustHaveFailed: 'Autorisation de travailler exigée : a répondu non',
    mustHaveUnanswered: 'Autorisation de travailler exigée : sans réponse',
  },
  decided: (decision: string, date: string) => `${decision}, le ${date}`,
  reliability: {
    good: {
      title: 'Fiabilité des réponses : bonne',
      text: 'Aucun signe de réponses données sans attention.',
    },
    caution: {
      title: 'Fiabilité des réponses : à lire avec prudence',
      text: 'Un ou deux signes invitent à vérifier certaines réponses en entretien.',
    },
    unreliable: {
      title: 'Fiabilité des réponses : faible',
      text: 'Plusieurs signes d’inattention : n’appuyez aucune conclusion sur les réponses. Points forts et points à vérifier ne viennent que des faits déclarés.',
    },
  },
};
