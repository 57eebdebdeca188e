export default {
  title: 'Information des représentants du personnel',
  subtitle: (audit: string, number: string, date: string) =>
    `${audit}, version ${number} du ${date}`,
  fileName: 'information-representants',
  yes: 'Oui',
  no: 'Non',
  sections: {
    summary: 'L’audit en bref',
    purpose: 'Finalité et base légale',
    answering: 'Qui répond, et comment',
    questions: 'Toutes les questions',
    told: 'Ce que les salariés lisent avant de commencer',
    access: 'Qui voit quoi',
    groups: 'À partir de combien de réponses',
    limits: 'Ce qui n’est pas protégé',
    retention: 'Ce qui est conservé, et combien de temps',
    changes: 'Ce qui a changé',
    versions: 'Versions de ce document',
    checks: 'Vérifier',
  },
  summary: {
    lead: {
      planned: (organization: string, ofSubject: string) =>
        `${organization} prépare une enquête anonyme auprès de ses salariés sur la culture ${ofSubject}. Elle n’a pas encore été ouverte : ses réglages peuvent changer, et ce document avec eux.`,
      open: (organization: string, ofSubject: string, date: string) =>
        `${organization} mène une enquête anonyme auprès de ses salariés sur la culture ${ofSubject}. Elle a été ouverte la première fois le ${date}.`,
      closed: (organization: string, ofSubject: string, date: string) =>
        `${organization} a mené une enquête anonyme auprès de ses salariés sur la culture ${ofSubject}. Elle a été ouverte la première fois le ${date} et elle est fermée.`,
    },
    made: (date: string) =>
      `Ce document a été établi le ${date} par l’application, à partir des réglages de l’audit. Ce que l’organisation a écrit elle-même est signalé comme tel.`,
    audit: 'Audit',
    organization: 'Organisation',
    owner: 'Responsable de l’audit',
    state: 'État',
    states: { planned: 'Pas encore ouvert', open: 'Ouvert', closed: 'Fermé' },
    opened: 'Première ouverture',
    closedAt: 'Fermeture',
    version: 'Version',
    digest: 'Empreinte des réglages',
    kind: 'Type d’audit',
    kinds: { codes: 'Par codes', link: 'Par lien' },
    smallest: 'Plus petit groupe montré',
    people: (count: string) => `${count} personnes`,
    answers: (count: string) => `${count} réponses`,
    questions: 'Questionnaire',
    length: (situations: string, about: string, duration: string) =>
      `${situations} situations à classer deux fois, ${about} questions sur soi, ${duration}`,
    contact: 'Contact pour la protection des données',
    noContact: 'Non indiqué par l’organisation',
    timeZone: 'Fuseau horaire des dates',
  },
  purpose: {
    byOrganization: 'Finalité, telle que l’organisation l’a écrite :',
    missingTitle: 'Finalité à compléter',
    missing:
      'L’organisation n’a pas encore écrit pourquoi elle mène cet audit ni ce qu’elle fera des résultats.',
    basis: 'Base légale choisie par l’organisation :',
    bases: {
      to_complete: 'À compléter',
      legitimate_interests: 'Intérêts légitimes (RGPD, article 6, paragraphe 1, point f)',
      consent: 'Consentement (RGPD, article 6, paragraphe 1, point a)',
      public_task: 'Mission d’intérêt public (RGPD, article 6, paragraphe 1, point e)',
      agreement: 'Accord avec les représentants du personnel (RGPD, article 88)',
    },
    notes: {
      to_complete:
        'L’organisation n’a pas encore indiqué sur quelle base légale elle traite les réponses.',
      legitimate_interests:
        'L’organisation doit avoir mis en balance son intérêt et ceux des salariés. Demandez-lui cette analyse. Les salariés ont un droit d’opposition ; comme une réponse envoyée ne peut plus être retrouvée, il s’exerce en ne répondant pas.',
      consent:
        'Un consentement n’est valable que s’il est libre : entre un employeur et ses salariés, cela est souvent contesté. Refuser ne doit avoir aucune conséquence. Une réponse envoyée ne peut plus être retrouvée, et donc plus être retirée.',
      public_task:
        'Cette base vaut pour une mission fixée par la loi. Demandez de quel texte il s’agit. Les salariés ont un droit d’opposition ; comme une réponse envoyée ne peut plus être retrouvée, il s’exerce en ne répondant pas.',
      agreement:
        'Un accord collectif peut préciser les règles du traitement. Indiquez dans l’accord à quelle version de ce document il se rapporte. Il ne dispense pas d’une base légale au sens de l’article 6.',
    },
    notChecked:
      'L’application ne vérifie ni la finalité ni la base légale. L’organisation en répond.',
  },
  answering: {
    codes:
      'Chaque personne reçoit un code qui ouvre un seul questionnaire, par e-mail ou sur une carte imprimée. De chaque code, seule une empreinte est conservée, et s’il a été utilisé.',
    codesGiven: (total: string, mailed: string, printed: string) =>
      `Codes distribués à ce jour : ${total}, dont ${mailed} par e-mail et ${printed} sur carte. Ce nombre est montré à chaque personne avant la première question.`,
    headcount: (people: string) =>
      `L’effectif déclaré est de ${people} personnes : l’application refuse de distribuer plus de codes.`,
    noHeadcount:
      'L’effectif n’est pas déclaré pour toutes les unités : l’application ne limite donc pas le nombre de codes.',
    link: 'Tout le monde reçoit le même lien. L’application ne vérifie pas qui répond, ni combien de fois ; un même navigateur ne peut répondre qu’une fois.',
    voluntary:
      'L’application n’oblige personne à répondre. Elle n’indique pas à l’organisation qui a répondu : les rappels par e-mail partent à toutes les adresses invitées.',
    frozen:
      'Le type d’audit et la taille du plus petit groupe sont fixés à la première ouverture. Dès qu’une personne a commencé à répondre, le sujet et les informations obligatoires ne changent plus, et aucune unité ne peut être retirée.',
    unit: 'Unité',
    people: 'Effectif déclaré',
    group: 'Montrée avec',
    undeclared: 'Non déclaré',
    alone: 'Aucune autre',
    noUnits: 'Cet audit ne distingue pas d’unités : la question de l’unité n’est pas posée.',
  },
  questions: {
    about: 'Questions sur la personne',
    aboutNote:
      'Elles servent à former des groupes. L’année de naissance et la date d’arrivée sont converties en tranches dans le navigateur ; seule la tranche est envoyée.',
    question: 'Question',
    choices: 'Réponses conservées',
    required: 'Obligatoire',
    unitChoices: (count: string) => `L’une des ${count} unités de la liste ci-dessus`,
    culture: 'Questions sur la culture',
    cultureNote: (situations: string) =>
      `Les ${situations} situations sont posées deux fois : telles qu’elles sont aujourd’hui, puis dans l’idéal. Chaque fois, la personne classe les quatre mêmes propositions. Leur ordre d’affichage varie d’une personne à l’autre.`,
    instruction: (moment: string, text: string) => `${moment} : ${text}`,
    own: 'Textes de l’organisation',
    introduction: 'Introduction affichée avant le questionnaire',
    conclusion: 'Conclusion affichée après l’envoi',
    standard: 'En français, les textes d’introduction et de conclusion sont ceux de l’application.',
  },
  access: {
    intro: (date: string) =>
      `Comptes actifs de l’organisation qui ont accès au module d’audit, au ${date}, et ce que leur rôle permet pour cet audit.`,
    role: 'Rôle',
    accounts: 'Comptes',
    read: 'Lit les résultats de groupe',
    edit: 'Règle, ouvre, ferme, distribue les codes, calcule les résultats',
    single: 'Lit les réponses d’une personne',
    roles: {
      owner: 'Responsable de l’audit',
      admin: 'Autres administrateurs de l’organisation',
      user: 'Autres utilisateurs du module d’audit',
      superadmin: 'Super-administrateurs de l’installation',
      other: 'Utilisateurs sans le module d’audit, salariés',
    },
    notCounted: 'Non comptés ici',
    never:
      'Aucune page, aucun fichier et aucun appel de l’API ne donne les réponses d’une personne.',
    keys: 'Un programme muni d’une clé d’API créée par un administrateur lit les mêmes résultats de groupe, selon les mêmes règles.',
    file: 'Qui lit les résultats peut les télécharger en PDF, en diapositives et dans un tableur, donc les transmettre.',
    page: 'Une fois l’audit fermé, l’organisation peut publier à son lien une page pour les salariés : ses propres textes, les actions prévues, et des chiffres de groupe que le rapport montre déjà. Toute personne disposant du lien la lit ; le nombre d’ouvertures est compté, sans noter qui lit.',
    log: 'Le journal d’activité enregistre les changements de réglages, les codes distribués, les calculs de résultats et les exports dans un tableur ou en diapositives, et la publication de cette page.',
  },
  groups: {
    codes: {
      smallest: (count: string) =>
        `Un groupe est montré à partir de ${count} réponses, chacune donnée avec un code.`,
      rounded: (exact: string, step: string) =>
        `Sous ${exact} réponses, les barres et la position sont arrondies par pas de ${step}, sans détail par dimension ni dispersion. À partir de ${exact}, les chiffres sont exacts.`,
      exact: (exact: string) =>
        `Les chiffres sont exacts, car tout groupe montré compte au moins ${exact} réponses.`,
      combined: (attributes: string) =>
        `On peut croiser au plus ${attributes} critères (unité, genre, tranche d’âge, ancienneté).`,
      subtraction: (count: string) =>
        `Avant de publier, l’application vérifie qu’aucune soustraction entre résultats publiés ne donne un groupe de moins de ${count} personnes. Un groupe rejoint par moins de ${count} personnes depuis des résultats précédents est masqué.`,
    },
    link: {
      smallest: (count: string, late: string) =>
        `Les résultats sont montrés à partir de ${count} réponses, pour l’ensemble ou pour un groupe selon un seul critère. Un groupe apparaît avec jusqu’à ${late} réponses de retard, selon un nombre secret qui ne change pas.`,
      detail: (count: string) =>
        `Les types dominants, les dimensions, les styles et la dispersion sont montrés à partir de ${count} réponses.`,
      blur: (epsilon: string, factor: string) =>
        `Chaque chiffre est tiré au hasard près de sa vraie valeur (confidentialité différentielle, ε = ${epsilon} par chiffre) : les réponses d’une personne changent la probabilité d’un chiffre publié d’un facteur ${factor} au plus.`,
      computations: (count: string, open: string) =>
        `Les résultats sont calculés ${count} fois au plus : ${open} pendant que l’audit est ouvert, et une fois à la fermeture.`,
    },
    computed: (count: string) =>
      `De nouveaux résultats ne sont calculés qu’avec au moins ${count} réponses de plus.`,
    unitTooMany:
      'Une unité qui compte plus de réponses que son effectif déclaré n’est pas montrée.',
    live: (step: string) =>
      `Pendant l’audit, le seul nombre affiché en direct est celui de toutes les réponses, arrondi vers le bas par pas de ${step}. Les nombres par unité datent du dernier calcul des résultats.`,
    advice: (answers: string, points: string) =>
      `Une recommandation n’apparaît qu’à partir de ${answers} réponses, et si l’écart dépasse ${points} points au-delà de ce que le hasard explique.`,
    more: 'La page « Comment l’anonymat est assuré » du questionnaire et de l’aide décrit ces règles, les attaques essayées et leurs résultats.',
  },
  limits: {
    operator:
      'La personne qui fait fonctionner le serveur et l’observe en direct pourrait voir arriver des réponses. Demandez qui y a accès.',
    unanimous: 'Si tout un groupe répond la même chose, son résultat dit ce que chacun pense.',
    codes:
      'La personne qui imprime des cartes ou recueille des codes pourrait utiliser ceux qui n’ont pas été remis. Comparez le nombre de codes à celui des personnes invitées.',
    link: 'Une même personne peut répondre plusieurs fois, et quelqu’un peut inventer des réponses. Les résultats peuvent être faussés. Qui invente soixante réponses autour d’une personne, dans chacun de ses groupes, en apprend davantage sur elle. L’audit par codes n’a pas cette faiblesse.',
    network:
      'Le réseau de l’entreprise peut savoir qu’un poste a ouvert le questionnaire, mais pas ce qui y a été répondu.',
  },
  retention: {
    what: 'Donnée',
    period: 'Conservation',
    rows: {
      drafts: {
        what: 'Réponses commencées et non envoyées, avec la langue choisie',
        period:
          'Jusqu’à l’envoi, qui les efface sous cette forme, ou jusqu’à la suppression de l’audit',
      },
      answers: {
        what: 'Réponses envoyées (classements, unité, genre, tranche d’âge, ancienneté), sans nom, adresse, date ni heure',
        period:
          'Jusqu’à la suppression de l’audit par son responsable ou un administrateur. L’application ne les efface pas d’elle-même',
      },
      results: {
        what: 'Résultats de groupe calculés',
        period: 'Jusqu’à la suppression de l’audit',
      },
      codes: {
        what: 'Empreintes des codes, utilisés ou non',
        period:
          'Jusqu’à la suppression de l’audit. Le secret qui relie une adresse à son code est détruit à la fermeture',
      },
      receipts: {
        what: 'Empreintes des clés des navigateurs qui ont répondu',
        period: 'Jusqu’à la suppression de l’audit',
      },
      invitations: {
        what: 'Adresses e-mail invitées et messages envoyés',
        period: 'Jusqu’à ce que l’invitation soit retirée ou l’audit supprimé',
      },
      log: {
        what: 'Journal d’activité (qui a réglé quoi, et quand ; pas les réponses)',
        period: 'Aussi longtemps que l’organisation utilise l’application',
      },
    },
    backups:
      'Les sauvegardes contiennent les mêmes données. Leur durée de conservation dépend de qui exploite l’application : demandez-la.',
    rights:
      'Une réponse envoyée ne peut être ni retrouvée, ni relue, ni corrigée, ni effacée séparément, même à la demande de la personne. Si des réponses ainsi détachées sont encore des données personnelles, c’est à l’organisation de l’apprécier avec son délégué à la protection des données.',
  },
  changes: {
    first:
      'C’est la première version de ce document : il n’y a pas de version à laquelle la comparer.',
    noneSince: (number: string, date: string) =>
      `Aucun réglage de ce document n’a changé depuis la version ${number} du ${date}.`,
    since: (number: string, date: string) => `Changements depuis la version ${number} du ${date} :`,
    field: 'Réglage',
    before: 'Avant',
    now: 'Maintenant',
    empty: '–',
    fields: {
      name: 'Nom de l’audit',
      purposeFr: 'Finalité, en français',
      purposeEn: 'Finalité, en anglais',
      legalBasis: 'Base légale',
      subject: 'Sujet',
      access: 'Type d’audit',
      minimumGroup: 'Plus petit groupe',
      unit: (name: string) => `Unité « ${name} »`,
      unitOrder: 'Ordre des unités',
      group: (name: string) => `Groupe d’unités « ${name} »`,
      mandatory: 'Informations obligatoires',
      introductionFr: 'Introduction, en français',
      introductionEn: 'Introduction, en anglais',
      conclusionFr: 'Conclusion, en français',
      conclusionEn: 'Conclusion, en anglais',
      instrumentsVersion: 'Version des questions',
      rules: {
        groupByLink: 'Plus petit groupe par lien',
        detailByLink: 'Réponses nécessaires aux détails, par lien',
        computationsByLink: 'Calculs des résultats au plus, par lien',
        lateByLink: 'Retard des nombres montrés, par lien',
        exactByCodes: 'Réponses nécessaires à des chiffres exacts, par codes',
        advice: 'Réponses nécessaires à une recommandation',
        difference: 'Écart nécessaire à une recommandation',
        step: 'Pas des arrondis',
      },
    },
    standardText: 'Texte de l’application',
    unitPeople: (people: string) => `Effectif déclaré : ${people}`,
    unitUndeclared: 'Effectif non déclaré',
  },
  versions: {
    note: 'Une version est conservée quand ce document est établi, quand un de ses réglages change ensuite, et à la première ouverture. Deux documents qui portent la même empreinte ont les mêmes réglages.',
    number: 'Version',
    date: 'Date',
    occasion: 'Raison',
    digest: 'Empreinte',
    occasions: {
      paper: 'Document établi',
      change: 'Réglage changé',
      opening: 'Première ouverture',
    },
    current: (number: string) => `${number} (celle-ci)`,
  },
  checks: {
    digest:
      'Avant l’ouverture, gardez ce document. Après, demandez-en un nouveau : si l’empreinte est la même, les réglages le sont aussi ; sinon, les changements y sont listés.',
    questionnaire:
      'Ouvrez le questionnaire : les textes de l’introduction et des questions doivent être ceux de ce document.',
    log: 'Demandez à voir le journal d’activité : il indique chaque changement de réglage et, par codes, chaque distribution de codes et leur nombre.',
    report: 'Comparez tout rapport qui vous est montré avec les limites de ce document.',
    attacks:
      'Les tests d’attaque de l’application peuvent être lancés sur une copie : npx vitest run --project thorough attack',
  },
};
