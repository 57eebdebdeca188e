export default {
  result: 'Score',
  resultShown: (shown: string) => `Arrondi à l’entier pour l’affichage : ${shown}.`,
  weight: 'Poids de la section dans le score global',
  pair: (name: string, value: string) => `${name} ${value}`,
  between: (min: string, max: string) => `${min} à ${max}`,
  similarity: 'Ressemblance',
  anchor: 'Repère du hasard',
  anchorNote:
    'Environ neuf personnes sur dix qui répondraient au hasard restent sous cette ressemblance ; elle vaut 50.',
  calibrationBelow: (similarity: string, anchor: string) =>
    `Au plus égale au repère : 50 × (${similarity} + 1) / (1 + ${anchor}).`,
  calibrationAbove: (similarity: string, anchor: string) =>
    `Au-dessus du repère : 50 + 50 × (${similarity} − ${anchor}) / (1 − ${anchor}).`,
  interval: 'Intervalle',
  intervalNote:
    'Huit recalculs sur dix se trouvent entre ces deux bornes. Les recalculs sont décalés tous ensemble pour que leur moyenne soit le score, puis tenus entre 0 et 100.',
  /** What changes from one recalculation to the next. */
  replicates: {
    culture: 'À chaque recalcul, 18 choix sont tirés au sort selon ceux de la personne.',
    values:
      'À chaque recalcul, chaque valeur est déplacée au hasard, d’autant plus que les deux énoncés d’une même valeur ont reçu des notes différentes.',
    personality:
      'À chaque recalcul, chaque facette est déplacée au hasard, d’autant plus que les énoncés d’une même facette ont reçu des réponses différentes.',
    motivations:
      'À chaque recalcul, chaque rang est déplacé au hasard d’environ une place, puis le classement est refait.',
  },
  floor: 'Plancher',
  profileNorm: 'Relief du profil',
  targetNorm: 'Relief du profil recherché',
  culture: {
    choices: 'Choix de la personne',
    choicesNote: (situations: string) =>
      `Une proposition choisie dans chacune des ${situations} situations.`,
    profile: 'Profil de la personne',
    profileNote: 'Par type : 16,67 + 33,33 × part des choix. Les quatre font 100 ; 25 est neutre.',
    target: 'Profil recherché',
    targetNote: 'Les quatre nombres fixés par la campagne.',
    normNote: 'Distance à 25 pour chacun des quatre types.',
    floorNote: (situations: string) =>
      `51 / √${situations} : un profil moins marqué est traité comme s’il avait ce relief, pour ne pas prendre le hasard pour une préférence.`,
    similarityNote:
      'Somme des produits des écarts à 25, divisée par le relief recherché et par le plus grand du relief de la personne et du plancher. De −1 (opposés) à 1 (identiques).',
  },
  values: {
    ratings: 'Notes de la personne',
    ratingsNote: (mean: string) =>
      `Moyenne des énoncés répondus par valeur, de −1 à 7. Moyenne de la personne : ${mean}.`,
    centred: 'Notes centrées',
    centredNote: 'Chaque note moins la moyenne de la personne : seules comptent ses priorités.',
    target: 'Notes recherchées, centrées',
    targetNote: 'Les notes fixées par la campagne, moins leur moyenne.',
    normNote: 'Racine de la somme des carrés des dix notes centrées.',
    floorNote: 'Un profil moins marqué est traité comme s’il avait ce relief.',
    similarityNote:
      'Somme des produits des notes centrées, divisée par le relief recherché et par le plus grand du relief de la personne et du plancher.',
  },
  personality: {
    working: 'T de travail',
    workingValue: 'provisoire',
    trait: (t: string, interval: string) => `T ${t}, recherché ${interval}`,
    traitNote: (distance: string, credit: string, weight: string) =>
      `Écart à l’intervalle : ${distance} ; crédit : 1 − ${distance} / 10, au moins 0, soit ${credit} ; poids : ${weight}.`,
    credit: 'Crédit moyen',
    creditNote: (weight: string) =>
      `Somme des crédits pondérés, divisée par la somme des poids (${weight}).`,
    chance: 'Crédit d’une personne moyenne',
    chanceNote: 'Crédit moyen sur la population de référence des normes provisoires.',
    anchor: 'Repère',
    anchorNote: (chance: string) =>
      `(1 + ${chance}) / 2 : à mi-chemin entre ce qu’obtient une personne moyenne de la référence et un accord complet. Il vaut 50.`,
    below: (credit: string, anchor: string) =>
      `Au plus égal au repère : 50 × ${credit} / ${anchor}.`,
    above: (credit: string, anchor: string) =>
      `Au-dessus du repère : 50 + 50 × (${credit} − ${anchor}) / (1 − ${anchor}).`,
    lenient: 'L’exigence est large : une personne moyenne y répondrait.',
  },
  motivations: {
    desired: 'Ordre recherché',
    actual: 'Ordre de la personne',
    discordance: 'Désaccord',
    discordanceNote:
      'Chaque paire classée à l’envers coûte 10 points si elle concerne la première motivation recherchée, 9 pour la deuxième, et ainsi de suite. Le classement inverse coûte 330.',
    similarityNote: (discordance: string) => `1 − 2 × ${discordance} / 330.`,
  },
  criteria: {
    credit: (credit: string) => `Crédit ${credit}`,
    creditNote: (weight: string) => `Poids ${weight}. Le crédit va de 0 à 1.`,
    notComparable: 'Non comparé',
    notComparableNote: 'Les deux montants sont montrés, aucun n’est converti.',
    resultNote:
      'Moyenne des crédits selon leurs poids, multipliée par 100 ; ce que la campagne ne demande pas ne compte pas.',
  },
  skills: {
    note: (use: string, level: string, years: string) =>
      `100 × ${use} × (0,7 × ${level} + 0,3 × ${years}) : usage, crédit de niveau, crédit d’années.`,
    unknown: 'Niveau 0 ou compétence non déclarée : 0.',
    resultNote:
      'Moyenne des compétences demandées. Un niveau supérieur à la demande n’est jamais pénalisé.',
  },
  languages: {
    note: (required: string, given: string) =>
      `Demandé : ${required}. Déclaré : ${given}. Chaque niveau manquant coûte 0,3.`,
    resultNote: 'Moyenne des crédits, multipliée par 100.',
  },
  studies: {
    required: 'Niveau demandé',
    given: 'Niveau déclaré',
    missing: 'Années manquantes',
    ects: (credits: string) => `${credits} crédits ECTS`,
    resultNote: (years: string) => `100 × (1 − 0,25 × ${years}), au moins 0.`,
    noneNote: 'Sans diplôme de la liste : 0.',
  },
  overall: {
    section: (score: string, weight: string) => `${score} × ${weight}`,
    sum: 'Somme des scores pondérés',
    weights: 'Somme des poids',
    mean: 'Moyenne pondérée',
    meanNote: (sum: string, weights: string) => `${sum} / ${weights}.`,
    cap: 'Plafond de la condition indispensable',
    capNote: 'Autorisation de travail exigée et absente : 50 au plus.',
    insufficient: 'Moins de 20 : pas de score global.',
    limits:
      'Au-dessus de 70 : correspond. Au-dessus de 50 : peut s’adapter. Sinon : ne correspond pas.',
    halfNote: {
      answers: 'La même moyenne, sur la culture, les valeurs, la personnalité et les motivations.',
      facts: 'La même moyenne, sur les autres sections, prises telles que déclarées.',
    },
    replicates: 'Recalculs',
    replicatesNote:
      'La même personne, un autre jour, ne répondrait pas tout à fait de même. Tout le calcul est donc refait 400 fois avec des réponses tirées au hasard autour des siennes, d’autant plus loin qu’elles s’accordent mal entre elles. Les faits et les compétences restent tels que déclarés. Le tirage est toujours le même pour un même questionnaire.',
    shares: 'Verdicts des recalculs',
    sharesNote:
      'À partir de 90 % des recalculs, le verdict est dit très probable ; à partir de 70 %, probable ; au-dessous, incertain. Le verdict lui-même vient du score, jamais des recalculs.',
  },
};
