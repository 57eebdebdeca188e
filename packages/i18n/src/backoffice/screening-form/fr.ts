import { plural } from '../../formatting/plural.ts';

export default {
  groups: {
    campaign: 'Campagne',
    desirability: 'Profil recherché',
    facts: 'Parcours et conditions',
    more: 'Questions, calcul et textes',
  },
  sections: {
    culture: {
      name: 'Culture',
      description:
        'Le mélange de cultures dans lequel la personne travaillera. Les candidats choisissent une proposition dans 18 situations.',
    },
    values: {
      name: 'Valeurs',
      description:
        'Ce qui devrait guider la personne à ce poste. Les candidats notent 20 énoncés sur la même échelle.',
    },
    personality: {
      name: 'Personnalité',
      description:
        'Les traits qui comptent vraiment pour le poste, et l’intervalle attendu. Les candidats répondent à 120 énoncés.',
    },
    motivations: {
      name: 'Motivations',
      description:
        'Ce que le poste peut offrir, du plus au moins important. Les candidats font le même classement.',
    },
    job: { name: 'Poste', description: 'Le métier, le secteur, le contrat et le délai.' },
    mobility: {
      name: 'Mobilité',
      description: 'Le lieu de travail et le trajet pour s’y rendre.',
    },
    individual: {
      name: 'Situation individuelle',
      description: 'L’autorisation de travail, les déplacements et la rémunération.',
    },
    skills: {
      name: 'Compétences',
      description: 'Ce que la personne doit savoir faire. Chaque candidat évalue son niveau.',
    },
    experiences: {
      name: 'Expériences',
      description: 'Les métiers et les secteurs où l’expérience serait utile.',
    },
    studies: { name: 'Études', description: 'Le niveau de diplôme attendu.' },
    languages: { name: 'Langues', description: 'Les langues du poste et le niveau attendu.' },
    questions: {
      name: 'Questions',
      description:
        'Vos propres questions, posées à la fin. Les réponses figurent dans le rapport ; elles n’entrent dans aucun score.',
    },
    interview: {
      name: 'Entretien',
      description:
        'Les six questions que chaque entretien pose à tout le monde. Le guide de chaque personne en ajoute d’autres, d’après ses réponses.',
    },
    weights: {
      name: 'Pondération',
      description: 'La part de chaque section dans le score global.',
    },
  },
  switches: {
    asked: 'Poser ces questions',
    askedHint: 'La section figure dans le questionnaire et dans le rapport.',
    scored: 'Comparer à une cible',
    scoredHint: 'Sans cible, les réponses sont montrées, mais pas notées.',
  },
  marks: {
    off: 'Non demandé',
    asked: 'Demandé, sans cible',
    target: 'Demandé, avec cible',
    weak: 'Cible à préciser',
    lenient: 'Cible trop large',
    ownWeights: 'Pondération propre',
    defaultQuestions: 'Questions par défaut',
    ownQuestions: 'Questions choisies',
    defaultWeights: 'Valeurs par défaut',
    noScore: 'Pas de score global',
    chooseSection: 'Choisissez au moins une section',
  },
  notices: {
    nothingAsked: 'Choisissez au moins une section : les candidats n’auraient rien à répondre.',
    noTarget: 'Pas encore de score global : aucune section n’est comparée à une cible.',
    lowWeight: (total: number, basis: number) =>
      `Pas de score global : les sections comparées pèsent ${total}, il en faut ${basis}.`,
  },
  why: 'Pourquoi ce choix',
  searchList: 'Rechercher…',
  notInList: 'Rien de tel dans la liste',
  asTyped: (text: string) => `Garder « ${text} »`,
  full: (max: number) => `${max} au maximum : retirez-en un pour en choisir un autre`,
  searchCity: 'Rechercher une ville…',
  typeCity: 'Saisissez les premières lettres',
  noCity: 'Aucune ville de ce nom',
  parameters: {
    contactEmail: 'Contact pour les candidats',
    contactEmailHint: 'À qui écrire pour contester une décision ou exercer ses droits.',
    allowPersonalReport: 'Proposer au candidat son rapport personnel',
    allowPersonalReportHint:
      'Écrit pour la personne, sans verdict ni comparaison avec votre cible.',
  },
  culture: {
    shares: 'Parts des quatre cultures',
    linked: 'Les quatre parts font toujours 100 % : en déplacer une ajuste les autres.',
    fromAudit: {
      open: 'Partir d’un audit de culture',
      other: 'Prendre un autre audit',
      title: 'Reprendre la culture d’un audit',
      audit: 'Audit',
      group: 'Groupe',
      whole: 'Ensemble des répondants',
      moment: 'Culture à reprendre',
      moments: { perceived: 'Telle qu’elle est perçue', desired: 'Telle qu’elle est souhaitée' },
      respondents: (count: number, shown: string) =>
        `${shown} ${plural('fr', count, 'répondant', 'répondants')}`,
      take: 'Reprendre cette culture',
      none: 'Aucun audit fermé de votre organisation n’a de résultats à reprendre.',
      searching: 'Recherche des audits…',
      source: {
        perceived: (audit: string) => `Culture perçue selon l’audit « ${audit} »`,
        desired: (audit: string) => `Culture souhaitée selon l’audit « ${audit} »`,
      },
    },
    quadrant: 'La cible sur le diagramme des quatre cultures',
    bars: 'Les quatre parts de la cible',
    target: 'Cible',
    actual: 'Mesuré',
    type: 'Culture',
    axes: {
      external: 'Externe',
      internal: 'Interne',
      flexibility: 'Souplesse',
      stability: 'Stabilité',
    },
    flat: {
      title: 'Cible trop plate',
      explanation:
        'Les quatre cultures se valent presque : aucune comparaison n’est possible et la section n’entrera pas dans le score. Augmentez la part d’une ou deux d’entre elles.',
    },
  },
  recompute: {
    title: 'Recalculer les scores ?',
    explanation: (count: number, shown: string) =>
      `${shown} ${plural('fr', count, 'candidat a', 'candidats ont')} déjà terminé, et ${plural('fr', count, 'son score vient', 'leurs scores viennent')} du profil précédent. Recalculez pour que la liste, les comparaisons et l’export reposent sur le même.`,
    otherwise:
      'Sinon, les scores restent tels quels, et chaque rapport signale que le profil a changé.',
    confirm: 'Recalculer',
    decline: 'Garder les scores',
    done: 'Scores recalculés.',
  },
  values: {
    opposed: 'Contraire à nos valeurs',
    hint: 'C’est l’ordre des valeurs qui compte, non leur niveau : réservez le sommet à une ou deux.',
    circle: 'Le cercle des valeurs de la cible',
    target: 'Cible',
    value: 'Valeur',
    reading: 'Les valeurs voisines s’accordent ; celles qui se font face s’opposent.',
    flat: {
      title: 'Cible trop plate',
      explanation:
        'Aucune valeur ne se détache : la comparaison est impossible et la section n’entrera pas dans le score. Écartez davantage les notes.',
    },
  },
  personality: {
    hint: 'N’ajustez que les traits qui comptent pour le poste. Un trait laissé sur toute la largeur n’est pas exigé.',
    chooseOne: 'Vous devez ajouter au moins un élément.',
    notRequired: 'Non exigé',
    chosen: (min: number, max: number) => `T ${min} à ${max}`,
    positions: (min: string, max: string) => `soit environ ${min} à ${max} sur l’échelle de 1 à 5`,
    facet: (min: number, max: number, from: string, to: string) =>
      `T ${min} à ${max}, position ${from} à ${to}`,
    low: 'Pas du tout',
    high: 'Tout à fait',
    from: (trait: string) => `${trait} : minimum`,
    to: (trait: string) => `${trait} : maximum`,
    facets: (required: number, total: number) =>
      required === 0
        ? `Préciser par facette (${total})`
        : `Facettes : ${required} exigée${required > 1 ? 's' : ''} sur ${total}`,
    lenient: {
      title: 'Cible trop large',
      explanation:
        'Une personne moyenne y correspondrait : le score ne distinguerait guère les candidats. Resserrez un intervalle, ou déplacez-le.',
    },
    unscorable: {
      title: 'Cible qui ne dit rien',
      explanation: 'Presque tout le monde y correspondrait : la section ne sera pas notée.',
      traits: (traits: string) =>
        `Ces intervalles ne disent rien : ${traits}. Resserrez-les, ou retirez-les.`,
    },
    byFacets: {
      title: 'Seules les facettes comptent',
      explanation: (domains: string) =>
        `Vous demandez à la fois un domaine et certaines de ses facettes : ${domains}. Seules les facettes sont comptées.`,
    },
    norms:
      'Les intervalles sont en scores T (50 est la moyenne de la référence) et dessinés sur l’échelle des réponses, de 1 à 5. Comparé selon des normes provisoires, tirées d’un autre questionnaire ; un trait peut être décalé de 5 à 10 points T.',
  },
  motivations: {
    ranking: 'La cible',
    notAllUsed: "Tous les éléments de la liste de gauche n'ont pas été utilisés",
  },
  job: {
    professions: 'Métiers',
    professionsHint:
      'Ceux qui conviendraient ; l’un d’eux suffit. Un intitulé absent de la liste se garde tel quel.',
    sectors: 'Secteurs d’activité',
    sectorsHint: 'Trois au plus ; l’un d’eux suffit.',
    contractTypes: 'Types de contrat',
    contractTypesHint: 'Ceux que vous proposez.',
    recruitingDelay: 'Délai de recrutement',
    recruitingDelayHint: 'Quand la personne devrait commencer.',
    noDelay: 'Sans importance',
  },
  mobility: {
    workplace: 'Lieu de travail',
    workplaceHint: 'Comparé aux villes que le candidat préfère.',
    residenceCities: 'Villes de résidence',
    residenceCitiesHint: 'Pour information : le domicile n’entre dans aucun score.',
    transports: 'Moyens de transport',
    transportsHint: 'Ceux qui permettent de venir ; un seul en commun suffit.',
    travelTime: { min: 'Temps de trajet, de', max: 'Temps de trajet, à' },
    travelTimeHint: {
      min: 'En minutes, facultatif.',
      max: 'En minutes. Le maximum est ce qui est comparé.',
    },
    minutes: ' min',
  },
  individual: {
    workPermit: 'L’autorisation de travail est indispensable',
    workPermitHint:
      'La seule condition indispensable : sans elle, le score global ne dépasse pas 50.',
    travelPercentage: 'Déplacements',
    travelPercentageHint: 'La part du temps de travail passée en déplacement.',
    percent: ' %',
    notAsked: 'Sans exigence',
    salary: 'Rémunération proposée',
    salaryHint: 'Comparée à celle que le candidat souhaite.',
    payment: 'Versée',
    currency: 'Monnaie',
    fairness: {
      title: 'Âge et nationalité : des critères protégés',
      explanation:
        'Demander une tranche d’âge ou une nationalité peut être illégal. Ces deux champs sont conservés avec la campagne, n’ont d’effet sur aucun score et ne sont pas copiés avec elle.',
    },
    ageGroup: 'Tranche d’âge',
    nationality: 'Nationalité',
    noEffect: 'Conservé, sans effet sur les scores.',
    any: 'Indifférent',
  },
  skills: {
    none: 'Aucune compétence pour l’instant.',
    add: 'Ajouter une compétence',
    name: 'Compétence',
    level: 'Niveau attendu',
    years: 'Années',
    currentUse: 'Usage actuel',
    remove: (name: string) => `Retirer : ${name}`,
    unnamed: (place: number) => `compétence ${place}`,
  },
  experiences: {
    positions: 'Métiers exercés',
    positionsHint: 'Trois au plus ; l’un d’eux suffit.',
    sectors: 'Secteurs d’activité',
    sectorsHint: 'Trois au plus ; l’un d’eux suffit.',
  },
  studies: {
    degree: 'Niveau de diplôme',
    degreeHint: 'Un niveau plus élevé n’est jamais pénalisé.',
    choose: 'Choisir un niveau…',
    withCredits: (name: string, ects: number) => `${name} (${ects} ECTS)`,
  },
  languagesSection: {
    none: 'Aucune langue pour l’instant.',
    add: 'Ajouter une langue',
    language: 'Langue',
    level: 'Niveau attendu',
    choose: 'Choisir une langue…',
    remove: (name: string) => `Retirer : ${name}`,
    unnamed: (place: number) => `langue ${place}`,
  },
  questions: {
    none: 'Aucune question pour l’instant.',
    add: 'Ajouter une question',
    number: (place: number) => `Question ${place}`,
    type: 'Type de réponse',
    required: 'Réponse obligatoire',
    text: { fr: 'Question en français', en: 'Question en anglais' },
    textHint: {
      fr: 'Laissée vide, elle s’affiche en anglais.',
      en: 'Laissée vide, elle s’affiche en français.',
    },
    up: (place: number) => `Monter la question ${place}`,
    down: (place: number) => `Descendre la question ${place}`,
    remove: (place: number) => `Supprimer la question ${place}`,
    moved: (place: number, total: number) => `Question en position ${place} sur ${total}.`,
  },
  weights: {
    own: 'Choisir la pondération de cette campagne',
    ownHint: 'Sinon, celle du produit s’applique. Le rapport montre toujours laquelle.',
    section: 'Section',
    weight: 'Poids',
    share: 'Part',
    weightOf: (section: string) => `Poids : ${section}`,
    notCompared: 'Sans cible : ne compte pas',
    explanation:
      'Seules comptent les sections comparées à une cible. Une section sans réponse compte pour 0.',
    insufficient: {
      title: 'Base insuffisante',
      explanation: (total: number, basis: number) =>
        `Les sections comparées ne pèsent que ${total} : il faut au moins ${basis} pour que le rapport donne un score global et un verdict.`,
    },
  },
};
