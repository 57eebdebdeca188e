export default {
  intro:
    'Cinq grands domaines et trente facettes, tirés de 120 énoncés. Le score T situe la personne par rapport à une population de référence : 50 est la moyenne, et deux personnes sur trois se trouvent entre 40 et 60. Aucun niveau n’est bon ou mauvais en soi ; chacun convient mieux à certaines situations qu’à d’autres.',
  norms: (source: string, version: string) =>
    `Normes provisoires : ${source} (version ${version}). Elles sont les mêmes pour tout le monde, sans distinction de sexe ni d’âge, et seront remplacées quand le produit disposera des siennes.`,
  sources: {
    'johnson-2014-1':
      'données publiques de l’IPIP-NEO-120 de Johnson, équilibrées entre les sexes, en âge de travailler',
  },
  error:
    'La barre autour de chaque point indique la marge d’erreur : ± 4 points T pour un domaine, ± 6 pour une facette.',
  domains: 'Les cinq domaines',
  domainsDescription: (list: string) => `Scores T : ${list}.`,
  facetsOf: (domain: string) => `${domain} : les six facettes`,
  trait: 'Trait',
  score: 'Score T',
  desired: 'Recherché',
  bands: { low: 'Bas', average: 'Moyen', high: 'Élevé' },
  bandWords: { low: 'bas', average: 'moyen', high: 'élevé' },
  domainScore: (name: string, t: string, band: string, percentile: string) =>
    `${name} : T ${t}, niveau ${band} ; environ ${percentile} % de la population de référence se trouve au-dessous.`,
  facet: (name: string, t: string, band: string, text: string) =>
    `${name} (T ${t}, ${band}). ${text}`,
  facetsAverage: 'Les six facettes se situent dans la moyenne.',
  combinationsTitle: 'Quand les traits se combinent',
  combination: (names: string, text: string) => `${names} : ${text}`,
  combinationNames: (first: string, firstBand: string, second: string, secondBand: string) =>
    `${first} (niveau ${firstBand}) et ${second} (niveau ${secondBand})`,
  noCombination:
    'Aucune combinaison de traits marqués ne ressort : la personne s’adapte selon les circonstances.',
  compositesTitle: 'Ce que cela donne au travail',
  compositesNote:
    'Ces cinq lectures résument plusieurs traits. Elles décrivent ; elles n’entrent dans aucun score et ne prédisent aucune performance.',
  composite: (name: string, value: string, band: string) => `${name} : ${value} (${band})`,
  madeOf: 'Ce qui entre dans le calcul',
  reading: 'Lecture',
  weighted: (trait: string, weight: string) => `${trait} × ${weight}`,
  supports: (traits: string) => `Ce qui y contribue le plus : ${traits}.`,
  restrains: (traits: string) => `Ce qui le retient le plus : ${traits}.`,
  named: (trait: string, t: string, band: string) => `${trait} (T ${t}, niveau ${band})`,
  reversed: (trait: string) => `${trait}, à l’inverse`,
  composites: {
    work: {
      name: 'Rapport au travail',
      low: 'La personne travaille avec souplesse, par élans plus que par plan. Elle donne le meilleur sur des sujets qui l’intéressent, avec des échéances courtes et quelqu’un avec qui faire le point.',
      average:
        'La personne s’organise et tient ses engagements à peu près comme la plupart des gens. Elle resserre l’effort quand l’enjeu le demande et le relâche quand il n’est plus utile.',
      high: 'La personne se fixe des buts, s’organise et va au bout. Elle attend de son travail qu’il soit bien fait ; une charge réaliste et un droit à l’imparfait la protègent de l’excès.',
    },
    others: {
      name: 'Rapport aux autres',
      low: 'La personne choisit ses relations et garde ses distances au premier abord. Elle dit les choses franchement ; une équipe restreinte et des rôles clairs lui conviennent mieux que le contact continu.',
      average:
        'La personne entre en relation sans difficulté particulière et garde du temps pour elle. Elle coopère quand l’objectif le demande et sait aussi travailler seule.',
      high: 'La personne va vers les autres, fait confiance et aide volontiers. Elle contribue à un bon climat ; il faut parfois l’encourager à poser des limites et à dire un désaccord.',
    },
    management: {
      name: 'Rapport à la hiérarchie',
      low: 'Dans l’ensemble, la personne se plie moins volontiers que d’autres à un cadre imposé et discute ce qui ne lui paraît pas fondé. Elle suit mieux une autorité qui explique ses raisons et accepte la contradiction.',
      average:
        'La personne respecte le cadre et sait exprimer un désaccord. Elle attend de ses responsables des règles claires et un peu de latitude.',
      high: 'La personne est loyale, respecte ses engagements et cherche l’accord. Elle facilite la tâche de ses responsables, qui gagnent à solliciter son avis, car elle contredit peu.',
    },
    emotions: {
      name: 'Gestion des émotions',
      low: 'La personne ressent fortement les tensions et les revers. Elle perçoit tôt ce qui ne va pas ; un soutien accessible et une charge prévisible l’aident à garder ses moyens.',
      average:
        'La personne vit les tensions comme la plupart des gens et retrouve son équilibre avec un peu de temps. Les périodes très chargées demandent une attention ordinaire.',
      high: 'La personne garde son calme et se remet vite d’un revers. Elle rassure autour d’elle ; veillez à ce qu’elle n’ignore pas les signaux d’alerte ni l’inquiétude des autres.',
    },
    managerialAbility: {
      name: 'Aptitude au management',
      low: 'Les traits que la recherche associe, en moyenne, à l’exercice de responsabilités sont ici peu marqués. Ce n’est pas un empêchement : l’expertise, l’envie et la formation comptent davantage. À explorer si le poste comporte de l’encadrement.',
      average:
        'Les traits que la recherche associe, en moyenne, à l’exercice de responsabilités se situent dans la moyenne. L’expérience et l’accompagnement feront la différence.',
      high: 'Les traits que la recherche associe, en moyenne, à l’exercice de responsabilités sont, pris ensemble, plus marqués ici que chez la plupart des gens. Cela ne dit rien de l’expérience ni de l’envie, à vérifier en entretien.',
    },
  },
  outsideTitle: 'Par rapport aux intervalles recherchés',
  outside: (traits: string) => `En dehors de l’intervalle recherché : ${traits}.`,
  outsideItem: (trait: string, t: string, interval: string) =>
    `${trait} (T ${t}, recherché ${interval})`,
  inside: 'Chaque trait demandé se trouve dans l’intervalle recherché.',
  unanswered:
    'Tous les énoncés de personnalité n’ont pas reçu de réponse : aucun profil n’est calculé.',
};
