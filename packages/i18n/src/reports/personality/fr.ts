export default {
  intro:
    'Cinq grands domaines et trente facettes, tirés de 120 énoncés. Chaque trait est placé sur l’échelle des réponses, de 1 (pas du tout) à 5 (tout à fait) : c’est la moyenne des réponses à ses énoncés, ceux qui sont formulés à l’envers étant retournés. Rien n’est comparé à d’autres personnes. Aucune position n’est bonne ou mauvaise en soi ; chacune convient mieux à certaines situations qu’à d’autres.',
  error:
    'La barre autour de chaque point montre sa marge, calculée sur les réponses de la personne.',
  /** Shown wherever a match with a target is shown. */
  norms:
    'Comparé selon des normes provisoires, tirées d’un autre questionnaire ; un trait peut être décalé de 5 à 10 points T.',
  introCompared:
    'Cinq grands domaines et trente facettes, tirés de 120 énoncés. Chaque trait est placé sur l’échelle des réponses, de 1 (pas du tout) à 5 (tout à fait) : c’est la moyenne des réponses à ses énoncés, ceux qui sont formulés à l’envers étant retournés. Aucune position n’est bonne ou mauvaise en soi ; chacune convient mieux à certaines situations qu’à d’autres.',
  comparedTitle: 'Par rapport aux autres personnes',
  comparedNorms: (name: string, people: string, language: string, date: string) =>
    `Selon les normes « ${name} » : ${people} personnes qui ont répondu à ce questionnaire en ${language}, adoptées le ${date}. T 50 est leur moyenne, 10 points sont un écart-type. Le rang est la part d’entre elles qui se situe plus bas.`,
  comparedLanguages: { fr: 'français', en: 'anglais' },
  t: 'T',
  rank: 'Rang (%)',
  band: 'Niveau',
  bands: { low: 'bas', average: 'moyen', high: 'élevé' },
  domains: 'Les cinq domaines',
  domainsDescription: (list: string) => `Positions de 1 à 5 : ${list}.`,
  facetsOf: (domain: string) => `${domain} : les six facettes`,
  trait: 'Trait',
  score: 'Position',
  desired: 'Recherché',
  scale: { low: 'Pas du tout', middle: 'Milieu', high: 'Tout à fait' },
  sides: {
    low: 'nettement sous le milieu',
    middle: 'autour du milieu',
    high: 'nettement au-dessus du milieu',
  },
  withMargin: (position: string, margin: string) => `${position} ± ${margin}`,
  noPosition: 'sans position',
  domainScore: (name: string, position: string, side: string) =>
    `${name} : ${position} sur 5, ${side} de l’échelle.`,
  domainMissing: (name: string) =>
    `${name} : trop peu de réponses pour une position. Ce n’est compté ni pour ni contre la personne.`,
  middle:
    'Compte tenu de sa marge, cette position n’est nettement d’aucun côté du milieu de l’échelle.',
  facet: (name: string, position: string, side: string, text: string) =>
    `${name} (${position}, ${side}). ${text}`,
  facetsMiddle: 'Aucune des six facettes ne ressort.',
  missing: (traits: string) =>
    `Trop peu de réponses pour une position : ${traits}. Ces traits ne sont comptés ni pour ni contre la personne.`,
  combinationsTitle: 'Quand les traits se combinent',
  combination: (names: string, text: string) => `${names} : ${text}`,
  combinationNames: (first: string, firstSide: string, second: string, secondSide: string) =>
    `${first} (${firstSide}) et ${second} (${secondSide})`,
  noCombination: 'Aucune combinaison de traits ne ressort.',
  noneStandsOut:
    'Aucun trait ne ressort : les cinq domaines se trouvent autour du milieu de l’échelle.',
  compositesTitle: 'Ce que cela donne au travail',
  compositesNote:
    'Ces cinq lectures résument plusieurs traits. Elles décrivent ; elles n’entrent dans aucun score et ne prédisent aucune performance.',
  composite: (name: string, position: string, side: string) =>
    `${name} : ${position} sur 5, ${side}`,
  compositeMissing: 'Trop peu de réponses pour cette lecture.',
  madeOf: 'Ce qui entre dans le calcul',
  reading: 'Lecture',
  weighted: (trait: string, weight: string) => `${trait} × ${weight}`,
  supports: (traits: string) => `Ce qui y contribue le plus : ${traits}.`,
  restrains: (traits: string) => `Ce qui le retient le plus : ${traits}.`,
  named: (trait: string, position: string) => `${trait} (${position})`,
  reversed: (trait: string) => `${trait}, à l’inverse`,
  composites: {
    work: {
      name: 'Rapport au travail',
      low: 'La personne travaille avec souplesse, par élans plus que par plan. Elle donne le meilleur sur des sujets qui l’intéressent, avec des échéances courtes et quelqu’un avec qui faire le point.',
      middle:
        'La personne s’organise et tient ses engagements sans en faire une règle. Elle resserre l’effort quand l’enjeu le demande et le relâche quand il n’est plus utile.',
      high: 'La personne se fixe des buts, s’organise et va au bout. Elle attend de son travail qu’il soit bien fait ; une charge réaliste et un droit à l’imparfait la protègent de l’excès.',
    },
    others: {
      name: 'Rapport aux autres',
      low: 'La personne choisit ses relations et garde ses distances au premier abord. Elle dit les choses franchement ; une équipe restreinte et des rôles clairs lui conviennent mieux que le contact continu.',
      middle:
        'La personne entre en relation sans difficulté particulière et garde du temps pour elle. Elle coopère quand l’objectif le demande et sait aussi travailler seule.',
      high: 'La personne va vers les autres, fait confiance et aide volontiers. Elle contribue à un bon climat ; il faut parfois l’encourager à poser des limites et à dire un désaccord.',
    },
    management: {
      name: 'Rapport à la hiérarchie',
      low: 'Dans l’ensemble, la personne se plie peu volontiers à un cadre imposé et discute ce qui ne lui paraît pas fondé. Elle suit mieux une autorité qui explique ses raisons et accepte la contradiction.',
      middle:
        'La personne respecte le cadre et sait exprimer un désaccord. Elle attend de ses responsables des règles claires et un peu de latitude.',
      high: 'La personne est loyale, respecte ses engagements et cherche l’accord. Elle facilite la tâche de ses responsables, qui gagnent à solliciter son avis, car elle contredit peu.',
    },
    emotions: {
      name: 'Gestion des émotions',
      low: 'La personne ressent fortement les tensions et les revers. Elle perçoit tôt ce qui ne va pas ; un soutien accessible et une charge prévisible l’aident à garder ses moyens.',
      middle:
        'La personne ressent les tensions et retrouve son équilibre avec un peu de temps. Les périodes très chargées demandent une attention ordinaire.',
      high: 'La personne garde son calme et se remet vite d’un revers. Elle rassure autour d’elle ; veillez à ce qu’elle n’ignore pas les signaux d’alerte ni l’inquiétude des autres.',
    },
    managerialAbility: {
      name: 'Rapport à l’encadrement',
      low: 'Quand elles encadrent, les personnes qui ont de tels traits trouvent souvent facile d’écouter, de partager les décisions et de laisser de la place aux autres. Elles trouvent souvent plus difficile de s’imposer ou de tenir une ligne sous la pression.',
      middle:
        'Pour les personnes qui ont de tels traits, encadrer n’est souvent ni particulièrement facile ni particulièrement difficile. La situation et l’expérience comptent davantage que ces traits.',
      high: 'Quand elles encadrent, les personnes qui ont de tels traits trouvent souvent facile de s’imposer, de fixer un cap et de garder leur calme sous la pression. Elles trouvent souvent plus difficile de ralentir ou de laisser d’autres décider.',
    },
  },
  outsideTitle: 'Par rapport aux intervalles recherchés',
  outside: (traits: string) => `En dehors de l’intervalle recherché : ${traits}.`,
  outsideItem: (trait: string, position: string, t: string, interval: string) =>
    `${trait} (position ${position} ; T de travail ${t}, recherché ${interval})`,
  inside: 'Chaque trait demandé se trouve dans l’intervalle recherché.',
  byFacets: (domains: string) =>
    `Recherchés à la fois comme domaines et par leurs facettes : ${domains}. Seules les facettes comptent.`,
  unanswered:
    'Tous les énoncés de personnalité n’ont pas reçu de réponse : aucun profil n’est calculé.',
};
