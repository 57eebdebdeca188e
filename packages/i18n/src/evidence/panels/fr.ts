import { plural } from '../../formatting/plural.ts';

/** The panels of the page and of the technical manual. */
export default {
  people: (count: number, shown: string) =>
    `${shown} ${plural('fr', count, 'personne', 'personnes')}`,
  of: (shown: string, needed: string) => `${shown} sur ${needed}`,
  basis: (people: string, date: string) => `n = ${people}, relevé du ${date}`,
  basisUndated: (people: string) => `n = ${people}`,
  interval: 'Intervalle à 95 %',
  count: 'Nombre',
  statement: 'Énoncé',
  scale: 'Échelle',
  group: 'Groupe',
  missing: {
    people: (count: number, shown: string) =>
      `Il manque ${shown} ${plural('fr', count, 'personne', 'personnes')}.`,
    decisions: (count: number, shown: string) =>
      `Il manque ${shown} ${plural('fr', count, 'décision', 'décisions')}.`,
    ofGroups: (groups: string) => `Il manque : ${groups}.`,
    group: (name: string, shown: string) => `${name} (${shown} de plus)`,
    secondGroup: 'un second groupe à comparer',
  },
  languages: { fr: 'Français', en: 'Anglais' },
  inLanguage: { fr: 'en français', en: 'en anglais' },
  groupings: { language: 'Langue', sex: 'Sexe', age: 'Âge' },
  dimensions: {
    language: 'Langue',
    age: 'Âge calculé d’après la date de naissance',
    nationality: 'Nationalité',
    sex: 'Sexe',
    age_band: 'Tranche d’âge déclarée',
  },
  groups: {
    fr: 'Français',
    en: 'Anglais',
    female: 'Femmes',
    male: 'Hommes',
    other: 'Autre',
    under_25: 'Moins de 25 ans',
    '25_34': '25 à 34 ans',
    '35_44': '35 à 44 ans',
    '45_54': '45 à 54 ans',
    '55_plus': '55 ans et plus',
  },
  stages: {
    above_median: 'Score au-dessus de la médiane',
    fits: 'Verdict « correspond »',
    shortlisted: 'Retenues pour la suite',
    hired: 'Recrutées',
  },
  items: {
    title: 'Énoncés',
    question: 'Chaque énoncé mesure-t-il la même chose que les autres de son échelle ?',
    before: 'Les chiffres apparaîtront à partir de 100 personnes.',
    meaning:
      'Un énoncé utile va dans le sens des autres de son échelle (corrélation d’au moins 0,20) et presque personne ne le laisse de côté.',
    lead: (weak: number, shown: string, all: string) =>
      weak === 0
        ? `Les ${all} énoncés vont dans le sens des autres de leur échelle.`
        : `${shown} ${plural('fr', weak, 'énoncé', 'énoncés')} sur ${all} ${plural('fr', weak, 'va', 'vont')} peu dans le sens des autres de leur échelle : à relire.`,
    picture: 'Corrélation de chaque énoncé avec le reste de son échelle',
    description: (lowest: string, highest: string) =>
      `Nombre d’énoncés par tranche de corrélation, de ${lowest} à ${highest}.`,
    correlation: 'Corrélation avec le reste',
    statements: 'Énoncés',
    bins: {
      below: (to: string) => `moins de ${to}`,
      between: (from: string, to: string) => `${from} à ${to}`,
      above: (from: string) => `${from} et plus`,
    },
    weakest: 'Les énoncés à relire en premier',
    mean: 'Moyenne',
    deviation: 'Écart type',
    skipped: 'Laissé de côté',
    unused: 'Options inutilisées',
    seconds: (lowest: string, highest: string) =>
      `Temps médian par énoncé : de ${lowest} à ${highest} secondes selon la page.`,
  },
  reliability: {
    title: 'Fiabilité',
    question: 'Obtiendrait-on le même résultat avec d’autres énoncés du même genre ?',
    before: 'Pas encore connue.',
    meaning:
      'Plus α est proche de 1, moins le hasard joue. Le modèle d’évaluation de l’EFPA demande au moins 0,70 ; une facette n’a que quatre énoncés et reste souvent en dessous.',
    lead: (lowest: string, highest: string) =>
      `Les cinq traits ont un α de ${lowest} à ${highest}.`,
    pictures: {
      domains: 'α des cinq traits',
      facets: 'α des trente facettes',
      values: 'α des dix valeurs (deux énoncés chacune)',
    },
    description: (name: string, value: string, low: string, high: string) =>
      `Le plus bas : ${name}, ${value}, intervalle à 95 % de ${low} à ${high}.`,
    alpha: 'α de Cronbach',
  },
  norms: {
    title: 'Normes',
    question: 'Où se situent les personnes qui répondent ici ?',
    before: 'Provisoires : elles viennent d’un autre questionnaire.',
    meaning:
      'Tant qu’aucune norme n’est adoptée, les cibles sont comparées avec des normes provisoires, et un trait peut s’écarter de 5 à 10 points T.',
    meaningKnown:
      'Ces chiffres décrivent les personnes qui ont répondu ici. Ils ne servent aux comparaisons qu’une fois adoptés.',
    picture: (language: string) => `Position moyenne des traits, ${language}`,
    description: (name: string, mean: string) =>
      `Sur l’échelle de 1 à 5 ; le trait le plus haut est ${name}, ${mean} en moyenne.`,
    trait: 'Trait',
    mean: 'Moyenne',
    deviation: 'Écart type',
    middle: '10e au 90e centile',
    tableTitle: (language: string) => `Moyenne, écart type et centiles, ${language}`,
    centile: (percent: string) => `C${percent}`,
  },
  itemFairness: {
    title: 'Équité des énoncés',
    question: 'À trait égal, un énoncé est-il choisi autrement selon la langue, le sexe ou l’âge ?',
    before: 'Non examinée.',
    beforeGrouping: (grouping: string) => `${grouping} : non examinée.`,
    meaning:
      'Classe A : aucune différence qui compte. Classe B : différence modérée, à relire. Classe C : différence forte, à remplacer.',
    lead: (flagged: number, shown: string, all: string) =>
      flagged === 0
        ? `Aucun des ${all} énoncés examinés n’est en classe B ou C.`
        : `${shown} ${plural('fr', flagged, 'énoncé est', 'énoncés sont')} en classe B ou C sur ${all} examinés.`,
    picture: (group: string, reference: string) =>
      `Énoncés par classe : ${group}, comparé à ${reference}`,
    description: (a: string, b: string, c: string) =>
      `Classe A : ${a} énoncés ; classe B : ${b} ; classe C : ${c}.`,
    classes: { A: 'A : sans effet', B: 'B : modérée', C: 'C : forte' },
    class: 'Classe',
    compared: (group: string, reference: string) => `${group}, comparé à ${reference}`,
    statements: 'Énoncés',
    change: 'Variation de R²',
    flaggedTitle: (group: string, reference: string) =>
      `Énoncés en classe B ou C : ${group}, comparé à ${reference}`,
    method:
      'Régression logistique ordinale sur le score des autres énoncés de la facette ; variation du R² de Nagelkerke, classes de Jodoin et Gierl (2001), seulement si p < 0,01.',
  },
  impact: {
    title: 'Effets sur les groupes',
    question: 'Les groupes sont-ils retenus dans les mêmes proportions ?',
    before: 'Aucun groupe n’a encore 30 personnes.',
    meaning:
      'Un rapport sous 80 % que le hasard n’explique guère, vu le nombre de groupes comparés, invite à regarder de plus près ; il ne prouve pas une discrimination, et son absence n’est pas une garantie.',
    lead: (flagged: number, shown: string) =>
      flagged === 0
        ? 'Aucun écart à signaler parmi les groupes assez nombreux.'
        : `${shown} ${plural('fr', flagged, 'écart', 'écarts')} à examiner.`,
    picture: (dimensions: string, stage: string) => `${dimensions} : ${stage}`,
    description: (name: string, rate: string) => `Taux le plus haut : ${name}, ${rate}.`,
    crossed: (first: string, second: string) => `${first} et ${second}`,
    stage: 'Étape',
    rate: 'Taux',
    selected: 'Retenues',
    ratio: 'Rapport au plus haut',
    p: 'p (Fisher)',
    flagged: 'À examiner',
    noticed: 'À noter',
    tooFew: (people: string, needed: string) => `${people} sur ${needed} personnes`,
    missing: (groups: string) => `Groupes de moins de 30 personnes : ${groups}.`,
    noGroups: 'Personne n’a encore indiqué son groupe.',
    file: 'effets-sur-les-groupes',
    columns: {
      dimension: 'dimension',
      group: 'groupe',
      stage: 'étape',
      people: 'personnes',
      selected: 'retenues',
      rate: 'taux',
      low: 'taux : borne basse à 95 %',
      high: 'taux : borne haute à 95 %',
      ratio: 'rapport au taux le plus haut',
      p: 'p du test exact de Fisher',
      flagged: 'à examiner',
    },
    yes: 'oui',
    no: 'non',
    fewer: 'moins de 30',
  },
  oversight: {
    title: 'Contrôle humain',
    question: 'Les personnes décident-elles vraiment, ou suivent-elles le verdict ?',
    before: '–',
    meaning:
      'Une équipe qui ne s’écarte jamais du verdict, ou décide en moins d’une minute, laisse sans doute le questionnaire décider à sa place.',
    lead: (share: string, low: string, high: string) =>
      `${share} des décisions vont contre le verdict (intervalle à 95 % : ${low} à ${high}).`,
    picture: 'Comment les décisions sont prises',
    note: 'L’application n’enregistre pas qu’un candidat conteste une décision. À la place, elle compte les décisions changées après avoir été annoncées.',
    description: (name: string, share: string) => `${name} : ${share}.`,
    sign: 'Observation',
    share: 'Part',
    count: 'Cas',
    signs: {
      againstVerdict: 'Contre le verdict',
      underOneMinute: 'En moins de 60 secondes',
      changedAfterTold: 'Changées après l’annonce',
      targetsChangedAfterResults: 'Cible changée après lecture',
    },
    decisions: (count: number, shown: string) =>
      `${shown} ${plural('fr', count, 'décision', 'décisions')}`,
  },
};
