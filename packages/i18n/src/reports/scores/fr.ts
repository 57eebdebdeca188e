export default {
  outOf: (score: string) => `${score} / 100`,
  unit: 'sur 100',
  overall: 'Score global',
  psychometric: 'Score psychométrique',
  psychometricNote:
    'Le score psychométrique est la moyenne pondérée de la culture, des valeurs, de la personnalité et des motivations. Il figure toujours à côté du score global, que les sections factuelles peuvent tirer vers le haut ou vers le bas.',
  weight: 'Poids des sections comptées',
  quality: 'Qualité des réponses',
  qualityLevels: { good: 'Bonne', caution: 'À lire avec prudence', unreliable: 'Peu fiable' },
  verdict: {
    fits: 'Correspond',
    can_adapt: 'Ne correspond pas, mais peut s’adapter',
    does_not_fit: 'Ne correspond pas',
    insufficient_basis: 'Base insuffisante',
  },
  verdictText: {
    fits: (score: string) =>
      `Avec ${score} sur 100, soit plus de 70, les réponses sont proches du profil recherché. L’entretien peut porter sur les conditions de réussite et sur les écarts qui restent.`,
    can_adapt: (score: string) =>
      `Avec ${score} sur 100, soit plus de 50 et au plus 70, les réponses s’écartent du profil recherché sur des points que l’accompagnement ou un aménagement du poste peut combler. L’entretien dira lesquels.`,
    does_not_fit: (score: string) =>
      `Avec ${score} sur 100, soit au plus 50, les réponses sont éloignées du profil recherché tel que la campagne le décrit. Avant de conclure, regardez quelles sections pèsent et si leurs exigences sont bien nécessaires au poste.`,
    insufficient_basis: (weight: string) =>
      `Les sections comptées pèsent ${weight} au total, moins que les 20 qu’il faut pour un score global. Aucun verdict n’est donné ; les sections se lisent une à une.`,
  },
  nearTitle: 'Verdict proche d’une limite',
  near: (score: string, limit: string) =>
    `Le score de ${score} se trouve à trois points au plus de la limite de ${limit}. Quelques réponses différentes auraient pu changer le verdict : donnez plus de poids à l’entretien qu’à la limite.`,
  mustHaveTitle: 'Condition indispensable non remplie',
  mustHaveCapped:
    'La campagne exige l’autorisation de travailler et la personne a répondu qu’elle ne l’a pas. Le score global est donc ramené à 50, sans que les autres réponses y soient pour rien.',
  mustHaveFailed:
    'La campagne exige l’autorisation de travailler et la personne a répondu qu’elle ne l’a pas. Le score global ne peut pas dépasser 50 ; les autres réponses ne l’auraient de toute façon pas porté plus haut.',
  mustHaveFailedWithoutOverall:
    'La campagne exige l’autorisation de travailler et la personne a répondu qu’elle ne l’a pas. Aucun score global n’étant calculé, cette réponse ne change aucun chiffre.',
  mustHaveUnansweredTitle: 'Condition indispensable à vérifier',
  mustHaveUnanswered:
    'La campagne exige l’autorisation de travailler et la personne n’a pas répondu à cette question. Le score n’en est pas changé : posez-lui la question.',
  gauge: (score: string, verdict: string) => `Score global de ${score} sur 100 : ${verdict}.`,
  gaugeMissing: 'Pas de score global : base insuffisante.',
  bars: 'Scores par section',
  barsDescription: (sections: string) => `Score de chaque section sur 100 : ${sections}.`,
  section: 'Section',
  score: 'Score',
  weightColumn: 'Poids',
  strongest: (sections: string) => `Ce qui porte le plus le résultat : ${sections}.`,
  weakest: (sections: string) => `Ce qui le retient le plus : ${sections}.`,
  named: (section: string, score: string) => `${section} (${score})`,
  notes: {
    no_requirement: 'Montré, sans exigence de la campagne',
    must_have_only: 'Seule exigence : l’autorisation de travailler, qui n’entre pas dans ce score',
    unscorable_target: 'Profil recherché trop plat pour être comparé',
    not_comparable: 'Devises différentes, non comparables',
    unanswered: 'Demandé, sans réponse complète : compte pour 0',
  },
  notScored: 'Non noté',
  noScores: 'Les scores seront calculés quand le questionnaire sera terminé.',
  qualityTitle: {
    caution: 'Réponses à lire avec prudence',
    unreliable: 'Réponses peu fiables',
  },
  qualityText: {
    caution:
      'Un ou deux signes invitent à vérifier certaines réponses en entretien. Ils ne changent aucun score.',
    unreliable:
      'Plusieurs signes donnent à penser que le questionnaire n’a pas été lu avec attention. Les scores ci-dessous n’en sont pas changés, mais n’appuyez aucune conclusion sur eux ; proposez plutôt de répondre à nouveau.',
  },
  flags: {
    hasty_pages: (value: string) =>
      `${value} des pages de personnalité et de valeurs ont été remplies en moins de deux secondes par réponse.`,
    hasty_statements: (value: string) =>
      `Sur les pages de culture et de motivations, le temps médian est de ${value} seconde par proposition, moins qu’il n’en faut pour la lire.`,
    longest_run: (value: string) =>
      `La même réponse a été donnée ${value} fois de suite dans le questionnaire de personnalité.`,
    answer_spread: (value: string) =>
      `Les réponses de personnalité varient très peu (écart-type de ${value} sur une échelle de cinq degrés).`,
    even_odd: (value: string) =>
      `Les réponses aux énoncés qui mesurent la même chose s’accordent mal entre elles (cohérence de ${value}, 1 au plus).`,
    instructed_items: (value: string) =>
      `Énoncés de contrôle dont la consigne n’a pas été suivie : ${value} sur 2.`,
    values_spread: (value: string) =>
      `Les dix valeurs ont reçu presque la même note (écart-type de ${value}), de sorte qu’aucune ne ressort vraiment.`,
  },
};
