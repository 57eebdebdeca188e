import { plural } from '../../formatting/plural.ts';

export default {
  groups: {
    campaign: 'Campagne',
    people: 'Groupes et anonymat',
    more: 'Valeurs, image et textes',
    representatives: 'Représentants du personnel',
  },
  sections: {
    access: {
      name: 'Codes ou lien',
      description:
        'Comment les salariés répondent. Ce choix décide de ce qui est protégé et de ce qui peut être montré.',
    },
    subject: {
      name: 'Sujet',
      description:
        'Le mot qui désigne ce dont on parle. Il s’insère dans les 12 situations, accordé dans les deux langues.',
    },
    units: {
      name: 'Unités',
      description:
        'Les services, sites ou équipes que vous voulez distinguer, dans l’ordre où les salariés les liront.',
    },
    mandatory: {
      name: 'Segmentations et anonymat',
      description:
        'Ce que chaque personne doit dire d’elle, et la taille en dessous de laquelle rien n’est montré.',
    },
    valuesSets: {
      name: 'Valeurs',
      description:
        'Les valeurs que votre organisation affiche, ou vise. Le rapport les situe près de la culture mesurée, dans leur couleur.',
    },
    logo: {
      name: 'Logo et redirection',
      description:
        'Le logo de cette campagne, dans le questionnaire et sur les rapports, et la page où l’on va ensuite.',
    },
    representatives: {
      name: 'Finalité et base légale',
      description:
        'Ce que le document pour les représentants du personnel dit de la raison de l’audit. Les salariés ne le voient pas dans le questionnaire.',
    },
  },
  marks: {
    codes: 'Par codes',
    link: 'Par lien',
    noneMandatory: 'Tout est facultatif',
    mandatory: (count: number) => `${count} ${plural('fr', count, 'obligatoire', 'obligatoires')}`,
    ownLogo: 'Logo propre',
    organizationLogo: 'Logo de l’organisation',
  },
  representatives: {
    purposeFr: 'Finalité, en français',
    purposeEn: 'Finalité, en anglais',
    purposeHint:
      'Pourquoi vous menez cet audit, ce que vous ferez des résultats, et ce que vous n’en ferez pas.',
    legalBasis: 'Base légale',
    legalBasisHint: 'Votre délégué à la protection des données peut vous aider à choisir.',
    legalBases: {
      to_complete: 'À compléter',
      legitimate_interests: 'Intérêts légitimes',
      consent: 'Consentement',
      public_task: 'Mission d’intérêt public',
      agreement: 'Accord avec les représentants du personnel',
    },
    saveFirst: 'Enregistrez l’audit pour télécharger le document.',
    unsaved: 'Le document est établi à partir des réglages enregistrés.',
  },
  frozen: {
    access:
      'La campagne a déjà été ouverte : c’est ce qui a été promis aux salariés, ce choix ne peut plus changer.',
    subject:
      'Des réponses ont déjà été données : le sujet ne peut plus changer, pour que toutes portent sur la même chose.',
    units:
      'Des réponses ont déjà été données : vous pouvez ajouter, renommer et déplacer des unités, mais pas en retirer.',
    mandatory:
      'Des réponses ont déjà été données : ce qui est obligatoire ne peut plus changer, pour que toutes soient comparables.',
    minimumGroup:
      'La campagne a déjà été ouverte : ce nombre a été promis aux salariés, il ne peut plus changer.',
  },
  access: {
    question: 'Comment répond-on à cet audit ?',
    required: 'Choisissez comment on répond : par codes ou par lien.',
    recommended: 'Recommandé',
    protects: 'Ce que cela protège',
    costs: 'Ce que cela coûte',
    kinds: {
      codes: {
        name: 'Par codes',
        protects:
          'Chaque personne reçoit un code qui ne sert qu’une fois. Inventer des réponses demande des codes, et les répondants lisent combien ont été remis. Les chiffres sont exacts dès 10 personnes.',
        costs: 'Vous distribuez un code à chacun, par e-mail ou sur une carte imprimée.',
      },
      link: {
        name: 'Par lien',
        protects:
          'Personne ne vérifie qui répond ; les chiffres sont donc floutés, pour limiter ce qu’ils disent d’une personne.',
        costs:
          'Les résultats sont moins précis : rien sous 20 réponses, pas de détails sous 50, un seul critère à la fois, trois calculs des résultats au plus, et quelqu’un peut répondre plusieurs fois.',
      },
    },
    soon: 'Ce choix est fixé à la première ouverture.',
    more: 'Comment l’anonymat est assuré',
  },
  subject: {
    choice: 'Mot employé',
    choiceHint: 'Choisissez-le dans la liste, ou donnez le vôtre.',
    custom: 'Un autre mot…',
    fr: { name: 'En français', nameHint: 'Le nom seul, sans article : « clinique », « atelier ».' },
    en: { name: 'En anglais', nameHint: 'Le nom seul, sans article : “clinic”, “workshop”.' },
    gender: 'Genre en français',
    genders: { masculine: 'Masculin', feminine: 'Féminin' },
    elision: 'L’article perd sa voyelle',
    elisionHint: 'Comme dans « l’atelier » ou « l’hôpital ».',
    preview: 'Ce que liront les salariés',
    languages: { fr: 'En français', en: 'En anglais' },
    moments: { perceived: 'Aujourd’hui', desired: 'Souhaité' },
    forms: 'Formes employées',
  },
  units: {
    none: 'Aucune unité pour l’instant. Sans unités, le rapport porte sur l’ensemble.',
    add: 'Ajouter une unité',
    fr: 'Nom en français',
    en: 'Nom en anglais',
    headcount: 'Effectif',
    hint: 'Un nom laissé vide dans une langue s’affiche dans l’autre. L’effectif est facultatif : il donne le taux de participation.',
    small:
      'Trop peu de personnes pour être montrées seules : regroupez cette unité avec une autre, ici ou avant le calcul des résultats.',
    unnamed: (place: number) => `unité ${place}`,
    up: (name: string) => `Monter : ${name}`,
    down: (name: string) => `Descendre : ${name}`,
    remove: (name: string) => `Retirer : ${name}`,
    cannotRemove: (name: string) => `${name} : ne peut plus être retirée`,
    moved: (place: number, total: number) => `Unité en position ${place} sur ${total}.`,
    total: (count: number, shown: string) =>
      `Effectif attendu : ${shown} ${plural('fr', count, 'personne', 'personnes')}`,
    pasting: {
      open: 'Coller une liste',
      title: 'Ajouter des unités d’une liste',
      label: 'Liste',
      hint: 'Une unité par ligne, copiée d’un tableur ou saisie ici : nom français, nom anglais, effectif, séparés par une tabulation ou un point-virgule. Seul le premier nom est nécessaire.',
      placeholder: 'Direction ; Management ; 12\nProduction ; Manufacturing ; 240\nAccueil',
      read: 'Unités lues',
      name: 'Unité',
      headcount: 'Effectif',
      problem: 'Remarque',
      problems: {
        known: 'Déjà dans la liste : ne sera pas ajoutée',
        too_long: (max: number) => `Nom de plus de ${max} caractères : ne sera pas ajoutée`,
        headcount: 'Effectif illisible : sera laissé vide',
        full: (max: number) => `Plus de ${max} unités : ne sera pas ajoutée`,
      },
      add: (count: number) =>
        count === 0 ? 'Ajouter' : `Ajouter ${count} ${plural('fr', count, 'unité', 'unités')}`,
      added: (count: number) =>
        `${count} ${plural('fr', count, 'unité ajoutée', 'unités ajoutées')}`,
      cancel: 'Annuler',
    },
  },
  mandatory: {
    title: 'Informations obligatoires',
    hint: 'Ce qui n’est pas obligatoire peut être passé d’un geste. Moins vous demandez, plus on répond librement.',
    segments: {
      unit: { name: 'Unité', description: 'Choisie dans la liste des unités.' },
      age: {
        name: 'Âge',
        description: 'Quatre tranches ; l’année de naissance n’est pas envoyée.',
      },
      gender: { name: 'Genre', description: 'Homme ou femme.' },
      tenure: {
        name: 'Ancienneté',
        description: 'Quatre tranches ; la date d’arrivée n’est pas envoyée.',
      },
    },
    needsUnits: {
      title: 'Pas encore d’unités',
      explanation: 'L’unité n’est demandée que s’il y en a au moins une à choisir.',
      action: 'Ajouter des unités',
    },
    minimumGroup: 'Plus petit groupe montré',
    minimumGroupHint: (minimum: number) =>
      `Au moins ${minimum}, la règle de votre organisation. Un groupe plus petit n’apparaît dans aucun résultat : en comparant deux sélections, on pourrait y reconnaître quelqu’un.`,
    minimumGroupSoon:
      'Fixé à la première ouverture : c’est ce que lisent les salariés avant de répondre.',
    people: ' personnes',
  },
  valuesSets: {
    none: 'Aucun jeu de valeurs pour l’instant. Le rapport n’en a pas besoin.',
    add: 'Ajouter un jeu de valeurs',
    number: (place: number) => `Jeu de valeurs ${place}`,
    name: 'Nom',
    nameHint: 'Par exemple Charte 2026',
    color: 'Couleur',
    values: 'Parmi les dix valeurs',
    valuesHint: 'Les valeurs de ce jeu.',
    own: 'Dans vos propres mots',
    ownHint: 'Associez chaque valeur au type de culture qu’elle exprime le mieux.',
    label: 'Valeur',
    culture: 'Type de culture',
    addOwn: 'Ajouter une valeur',
    removeOwn: (name: string) => `Retirer : ${name}`,
    unnamedOwn: (place: number) => `valeur ${place}`,
    remove: (name: string) => `Supprimer : ${name}`,
    deletion: {
      title: (name: string) => `Supprimer « ${name} » ?`,
      question: 'Le jeu de valeurs sera supprimé ! Voulez-vous continuer ?',
      confirm: 'Supprimer le jeu',
    },
  },
  logo: {
    none: 'Aucun logo propre : celui de l’organisation s’affiche.',
    removal: 'Le logo de l’organisation reprendra sa place.',
    later: 'Il sera envoyé avec la campagne, quand vous la créerez.',
    atOnce: 'Enregistré dès que vous le choisissez.',
  },
};
