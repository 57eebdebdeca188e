export default {
  outOf: (score: string) => `${score} / 100`,
  /** Stands behind a score. */
  probably: (score: string, low: string, high: string) => `${score}, probablement ${low} à ${high}`,
  between: (low: string, high: string) => `probablement ${low} à ${high}`,
  asDeclared: (score: string) => `${score}, tel que déclaré`,
  intervalColumn: 'Probablement',
  unit: 'sur 100',
  overall: 'Score global',
  halves: { answers: 'Réponses seules', facts: 'Faits seuls' },
  halvesNote:
    'Les réponses réunissent la culture, les valeurs, la personnalité et les motivations ; les faits, tout le reste. Les deux moitiés sont toujours montrées, car l’une peut cacher l’autre.',
  scale:
    'Chaque score va de 0 à 100. Il mesure la proximité avec ce que la campagne recherche, et non la valeur d’une personne. Pour la culture, les valeurs et les motivations, environ neuf personnes sur dix qui répondraient au hasard restent sous 50. Pour la personnalité, 50 est à mi-chemin entre ce qu’obtient une personne moyenne et un accord complet.',
  reading:
    'Sous chaque score, « Comment ce score est-il calculé ? » montre les données, les règles et le résultat. L’âge, la nationalité, le genre, le nom et le lieu d’habitation n’entrent dans aucun calcul.',
  weight: 'Poids des sections comptées',
  quality: 'Fiabilité des réponses',
  qualityLevels: { good: 'Bonne', caution: 'À lire avec prudence', unreliable: 'Peu fiable' },
  verdict: {
    fits: 'Correspond',
    can_adapt: 'Ne correspond pas, mais peut s’adapter',
    does_not_fit: 'Ne correspond pas',
    insufficient_basis: 'Base insuffisante',
  },
  certainty: { very_likely: 'très probable', likely: 'probable', uncertain: 'incertain' },
  verdictTitle: (verdict: string, certainty: string) => `${verdict} (${certainty})`,
  certaintyText: {
    very_likely:
      'Ce verdict est très probable : la part de hasard que contiennent les réponses ne le changerait guère.',
    likely: 'Ce verdict est probable. Un autre jour, il aurait pu être différent.',
    uncertain:
      'Ce verdict est incertain : la part de hasard que contiennent les réponses suffirait souvent à le changer.',
  },
  secondText: (second: string) =>
    `Il aurait pu être « ${second} » : donnez plus de poids à l’entretien qu’au verdict.`,
  verdictText: {
    fits: (score: string) =>
      `Avec ${score} sur 100, soit plus de 70, les réponses sont proches du profil recherché. L’entretien peut porter sur les conditions de réussite et sur les écarts qui restent.`,
    can_adapt: (score: string) =>
      `Avec ${score} sur 100, soit plus de 50 et au plus 70, les réponses ressemblent en partie à ce qui est recherché. L’entretien peut montrer quelles différences comptent pour le poste.`,
    does_not_fit: (score: string) =>
      `Avec ${score} sur 100, soit au plus 50, les réponses sont éloignées du profil recherché tel que la campagne le décrit. Avant de conclure, regardez quelles sections pèsent et si leurs exigences sont bien nécessaires au poste.`,
    insufficient_basis: (weight: string) =>
      `Les sections comptées pèsent ${weight} au total, moins que les 20 qu’il faut pour un score global. Aucun verdict n’est donné ; les sections se lisent une à une.`,
  },
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
  gaugeBetween: (score: string, low: string, high: string, verdict: string, certainty: string) =>
    `Score global de ${score} sur 100, probablement ${low} à ${high} : ${verdict}, ${certainty}.`,
  gaugeMissing: 'Pas de score global : base insuffisante.',
  bars: 'Scores par section',
  barsDescription: (sections: string) => `Score de chaque section sur 100 : ${sections}.`,
  section: 'Section',
  score: 'Score',
  weightColumn: 'Poids',
  notes: {
    no_requirement: 'Montré, sans exigence de la campagne',
    must_have_only: 'Seule exigence : l’autorisation de travailler, qui n’entre pas dans ce score',
    unscorable_target: 'Profil recherché trop plat pour être comparé',
    left_out: 'Plus d’un cinquième laissé sans réponse, comme c’est permis : pas de score',
    not_comparable: 'Devises différentes, non comparables',
    unanswered: 'Demandé, sans réponse complète : compte pour 0',
  },
  leftOutTitle: 'Laissé sans réponse',
  /** Named, and never counted against the person. */
  leftOut: (names: string) =>
    `La personne a préféré ne pas répondre à une partie des énoncés : ${names}. Ce qui manque n’entre pas dans le score et ne l’abaisse pas.`,
  leftOutWithoutOverall: (sections: string) =>
    `La personne a préféré ne pas répondre à plus d’un cinquième de ceci : ${sections}. Il reste trop peu pour un score global ; ce n’est compté ni pour ni contre elle.`,
  leftOutOverall: (sections: string) =>
    `Le score global est calculé sans ceci, à quoi la personne a préféré ne pas répondre pour plus d’un cinquième : ${sections}. Cela ne l’abaisse pas.`,
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
