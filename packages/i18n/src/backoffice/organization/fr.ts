import { plural } from '../../formatting/plural.ts';
export default {
  parts: {
    general: {
      name: 'Identité et règles',
      introduction: 'Son nom, son logo, ses couleurs et ses règles.',
    },
    campaigns: {
      name: 'Nouvelles campagnes',
      introduction: 'Ce avec quoi chaque nouvelle campagne commence.',
    },
    decisionMails: {
      name: 'Réponses aux candidats',
      introduction: 'Ce que lisent les candidats quand une décision leur est annoncée.',
    },
    signIn: {
      name: 'Connexion d’entreprise',
      introduction: 'Vos utilisateurs se connectent avec le compte de leur entreprise.',
    },
    integration: {
      name: 'Intégrations',
      introduction: 'Les systèmes qui lisent les données de Cadran, et ceux que Cadran prévient.',
    },
    orders: {
      name: 'Commandes',
      introduction:
        'Les évaluations que vos logiciels de recrutement ont commandées, et ce qui leur a été renvoyé.',
    },
  },
  /** Hosts that the installation allows for outgoing calls (OUTBOUND_HOSTS). */
  hosts: {
    closedTitle: 'Les connexions sortantes ne sont pas autorisées',
    closed:
      'Son administrateur doit d’abord autoriser l’adresse de votre système dans le réglage OUTBOUND_HOSTS.',
    none: 'Cette installation n’autorise aucune adresse extérieure : demandez à son administrateur.',
    refused: (hosts: string) =>
      `Cette installation n’autorise pas cette adresse. Autorisées : ${hosts}.`,
  },
  identity: 'Identité',
  name: 'Nom',
  status: 'Statut',
  statuses: { active: 'Active', inactive: 'Inactive' },
  createdAt: 'Date de création',
  save: 'Enregistrer',
  saved: 'Organisation enregistrée',
  unsaved: 'Modifications non enregistrées',
  undo: 'Annuler les modifications',
  logo: {
    title: 'Logo',
    none: 'Aucun logo : le nom de l’organisation s’affiche à sa place.',
    removal:
      'Le nom de l’organisation le remplacera partout, y compris dans les questionnaires et les rapports.',
  },
  colors: {
    title: 'Couleurs',
    explanation: 'Celles de l’application, des questionnaires et des rapports PDF.',
    groups: {
      brand: 'Marque',
      header: 'En-tête et pied de page',
      messages: 'Messages',
      grounds: 'Fonds',
    },
    names: {
      primarycolor: 'Principale',
      secondarycolor: 'Secondaire',
      successcolor: 'Succès',
      infocolor: 'Information',
      warningcolor: 'Avertissement',
      dangercolor: 'Danger',
      lightcolor: 'Clair',
      darkcolor: 'Foncé',
      colorheaderfooter: 'Fond',
      colorheaderfootertext: 'Texte',
      colorheaderfootertextlight: 'Texte atténué',
    },
    adjusted: 'Ajusté pour rester lisible',
    adjustedExplanation:
      'Là où ces couleurs seraient trop peu contrastées, nous en employons une voisine. Vos couleurs restent telles quelles pour les aplats, comme les boutons.',
    replaced: (name: string, use: string, color: string) => `${name} ${use} : ${color}`,
    uses: {
      text: 'dans les textes et les liens',
      border: 'dans les bordures et les icônes',
      header_text: 'dans l’en-tête',
      header_text_light: 'dans l’en-tête',
    },
  },
  defaults: {
    action: 'Paramètres par défaut',
    title: 'Rétablir les couleurs par défaut ?',
    explanation:
      'Vos onze couleurs seront remplacées par celles de Cadran, et enregistrées aussitôt. Le nom, le logo et les règles ne changent pas.',
    confirm: 'Rétablir les couleurs',
    done: 'Couleurs par défaut rétablies',
  },
  settings: {
    title: 'Règles',
    language: 'Langue par défaut',
    languageHint: 'Proposée d’abord aux nouveaux utilisateurs et aux répondants.',
    retention: (days: number) =>
      `Les réponses des candidats sont gardées ${days} ${plural('fr', days, 'jour', 'jours')} après la fermeture d’une campagne.`,
    changeRetention: 'Changer cette durée',
    minimumGroup: 'Plus petit groupe montré dans les audits',
    minimumGroupHint: (num: number) =>
      `${num} au moins : aucun résultat n’est montré pour un groupe plus petit.`,
    people: ' personnes',
    timeZone: 'Fuseau horaire',
    timeZoneHint:
      'Celui de toutes les dates à l’écran, dans les rapports, les exports et les e-mails. Une journée y commence et s’y termine à minuit.',
    noTimeZone: 'Aucun fuseau de ce nom',
    privacyContact: 'Contact pour la protection des données',
    privacyContactHint:
      'Une adresse e-mail, ou un nom et la façon de lui écrire. Les candidats le voient avant de commencer.',
    secondFactor: 'Double authentification obligatoire pour les administrateurs',
    secondFactorHint:
      'Les personnes qui ne l’ont pas encore, vous y compris, devront l’activer avant de continuer.',
    addUpAnswers: 'Additionner les réponses pour examiner le questionnaire',
    addUpAnswersHint:
      'Les réponses des candidats sont additionnées sans leur nom. Les candidats en sont informés et peuvent refuser. Ils peuvent remplir un formulaire facultatif, que vous ne voyez jamais.',
  },
  conflict: {
    title: 'Modifié par quelqu’un d’autre',
    explanation:
      'Pendant que vous travailliez, une autre personne a enregistré cette organisation. Vous pouvez reprendre sa version et perdre vos modifications, ou enregistrer la vôtre à la place de la sienne.',
    takeTheirs: 'Reprendre sa version',
    keepMine: 'Enregistrer la mienne',
  },
  preview: {
    title: 'Aperçu',
    header: 'En-tête',
    buttons: 'Boutons et messages',
    primary: 'Enregistrer',
    secondary: 'Secondaire',
    link: 'Un lien',
    messages: {
      success: 'Enregistré',
      info: 'À savoir',
      warning: 'Attention',
      danger: 'Refusé',
    },
    questionnaire: 'Questionnaire',
    question: 'Dans mon travail, ce qui compte d’abord :',
    answers: { one: 'Apprendre en équipe', two: 'Atteindre l’objectif' },
    next: 'Suivant',
    pdf: 'Page de rapport PDF',
    report: 'Rapport de candidature',
    reportSection: 'Motivations',
    pageOf: '1 / 8',
  },
};
