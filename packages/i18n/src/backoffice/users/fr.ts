import { plural } from '../../formatting/plural.ts';

export default {
  introduction: (organization: string) =>
    `Les personnes qui travaillent avec Cadran chez ${organization}.`,
  platformIntroduction: 'Les utilisateurs de toutes les organisations.',
  search: 'Rechercher un nom, une adresse…',
  count: (total: number, shown: string) =>
    `${shown} ${plural('fr', total, 'utilisateur', 'utilisateurs')}`,
  empty: {
    title: 'Aucun utilisateur',
    explanation: 'Ajoutez une première personne : ses identifiants s’afficheront aussitôt.',
  },
  you: 'vous',
  username: 'Nom d’utilisateur',
  usernameHint: '3 à 60 caractères : lettres, chiffres, point, tiret.',
  usernameFormat:
    'Utilisez des lettres, des chiffres, et entre eux un point, un tiret ou un tiret bas.',
  usernameTaken: 'Ce nom d’utilisateur est déjà pris.',
  email: 'Adresse e-mail',
  emailHint: 'Sert aussi à se connecter.',
  emailTaken: 'Cette adresse est déjà celle d’un autre utilisateur.',
  organization: 'Organisation',
  existingOrganization: 'Une organisation existante',
  newOrganization: 'Une nouvelle organisation, créée avec cet utilisateur',
  chooseOrganization: 'Organisation de l’utilisateur',
  searchOrganization: 'Rechercher une organisation…',
  organizationNotFound: 'Aucune organisation de ce nom',
  organizationName: 'Nom de la nouvelle organisation',
  role: 'Rôle',
  roleHint: 'Un administrateur gère l’organisation.',
  firstRoleHint: 'Une nouvelle organisation commence par un administrateur.',
  ownRole: 'Un autre administrateur peut changer votre rôle.',
  language: 'Langue',
  languageHint: 'Celle de son interface et de ses e-mails.',
  status: 'Statut',
  statusHint: 'Un compte inactif ne peut plus se connecter.',
  ownStatus: 'Un autre administrateur peut fermer votre compte.',
  statuses: { active: 'Actif', inactive: 'Inactif' },
  modules: 'Modules',
  screening: 'Recrutement',
  profiling: 'Audit des salariés',
  noModule: 'Aucun',
  lastLogin: 'Dernière connexion',
  neverLoggedIn: 'Jamais',
  flags: {
    screeningEnabled: {
      label: 'Recrutement',
      hint: 'Crée des campagnes de recrutement et lit les rapports des candidats.',
    },
    profilingEnabled: {
      label: 'Audit des salariés',
      hint: 'Mène des audits anonymes et lit leurs résultats.',
    },
    notifications: {
      label: 'Notifications',
      hint: 'Reçoit un e-mail lorsqu’un candidat termine son questionnaire.',
    },
  },
  add: 'Ajouter un utilisateur',
  addTitle: 'Nouvel utilisateur',
  editTitle: (name: string) => `Modifier ${name}`,
  create: 'Créer l’utilisateur',
  sendCredentials: 'Envoyer l’accès par e-mail',
  sendCredentialsHint:
    'Un message avec l’identifiant et un lien, valable trois jours, pour choisir un mot de passe.',
  created: 'L’utilisateur a été créé',
  save: 'Enregistrer',
  saved: 'Modifications enregistrées',
  actions: {
    edit: 'Modifier',
    resetPassword: 'Réinitialiser le mot de passe',
    removeSecondFactor: 'Retirer la double authentification',
    activate: 'Activer',
    deactivate: 'Désactiver',
    remove: 'Supprimer',
  },
  credentials: {
    title: 'Identifiants de connexion',
    explanation:
      'Notez-les maintenant : le mot de passe ne sera plus jamais affiché. Il devra être changé à la première connexion.',
    identifier: 'Identifiant',
    password: 'Mot de passe',
    mailed: (email: string) =>
      `Un e-mail a été envoyé à ${email} : cette personne choisira son mot de passe par le lien qu’il contient. Ce qui suit ne sert que si le message n’arrive pas.`,
    done: 'C’est noté',
  },
  passwordReset: {
    title: (name: string) => `Réinitialiser le mot de passe du compte « ${name} » ?`,
    explanation:
      'Un nouveau mot de passe sera généré et affiché une seule fois. L’ancien ne fonctionnera plus et les sessions ouvertes seront fermées.',
    confirm: 'Générer un mot de passe',
  },
  secondFactorRemoval: {
    title: (name: string) => `Retirer la double authentification du compte « ${name} » ?`,
    explanation:
      'À faire si l’application d’authentification est perdue. Le mot de passe seul suffira pour se connecter, et les sessions ouvertes seront fermées.',
    confirm: 'Retirer',
    done: (name: string) => `La double authentification du compte « ${name} » est retirée`,
  },
  deactivation: {
    title: (name: string) => `Désactiver ${name} ?`,
    explanation:
      'Cette personne ne pourra plus se connecter et sa session en cours sera fermée. Rien n’est supprimé : vous pourrez réactiver le compte.',
    confirm: 'Désactiver',
  },
  deletion: {
    title: (name: string) => `Supprimer ${name} ?`,
    explanation:
      'Le compte sera supprimé définitivement. La personne que vous choisissez devient responsable de ses campagnes ; rien n’en est perdu.',
    newOwner: 'Qui devient responsable de ses campagnes ?',
    newOwnerHint: 'Indispensable si cette personne possède des campagnes.',
    chooseNewOwner: 'Choisir une personne…',
    newOwnerRequired:
      'Cette personne possède des campagnes : choisissez qui en devient responsable.',
    noColleague: 'Personne de ce nom',
    confirm: 'Supprimer définitivement',
    done: (name: string) => `Le compte ${name} est supprimé`,
  },
  import: {
    open: 'Importer',
    title: 'Importer des utilisateurs',
    explanation: (rows: number) =>
      `Choisissez un fichier CSV, ou collez ses lignes : jusqu’à ${rows} personnes à la fois. La première ligne nomme les colonnes ; seuls le nom d’utilisateur et l’adresse e-mail sont indispensables.`,
    file: 'Fichier CSV',
    chooseFile: 'Choisir un fichier…',
    downloadTemplate: 'Télécharger un modèle',
    templateName: 'modele-utilisateurs.csv',
    template:
      'identifiant;email;role;langue;recrutement;audit;notifications\nzoe.martin;zoe.martin@exemple.fr;utilisateur;fr;oui;oui;oui\n',
    text: 'Lignes à importer',
    textHint: 'Vous pouvez les corriger ici avant l’envoi.',
    noLine: 'Il n’y a aucune personne sous la ligne des titres.',
    unreadable: 'Ce texte ne se lit pas comme un fichier CSV.',
    headerRefused: 'La ligne des titres est à corriger',
    missingColumn: (column: string) => `La colonne « ${column} » manque.`,
    unknownColumn: (column: string) =>
      `La colonne « ${column} » n’est pas connue, ou est en double.`,
    send: 'Importer',
    reportTitle: 'Résultat de l’import',
    summary: (created: number, refused: number) =>
      `${created} ${plural('fr', created, 'utilisateur créé', 'utilisateurs créés')}, ${refused} ${plural('fr', refused, 'ligne refusée', 'lignes refusées')}`,
    mailed:
      'Chaque personne créée reçoit un message avec un lien pour choisir son mot de passe : vous n’avez rien à transmettre.',
    onceOnly: 'Notez ces mots de passe maintenant : ils ne seront plus jamais affichés.',
    copyCredentials: 'Copier les identifiants',
    credentialsNamed: 'les identifiants',
    downloadCredentials: 'Télécharger les identifiants',
    credentialsFile: 'identifiants.csv',
    line: 'Ligne',
    result: 'Résultat',
    detail: 'Mot de passe ou motif du refus',
    lineCreated: 'Créé',
    lineRefused: 'Refusé',
    reason: (column: string, reason: string) => `${column} : ${reason}`,
    columns: {
      username: 'Nom d’utilisateur',
      email: 'Adresse e-mail',
      role: 'Rôle',
      language: 'Langue',
      screeningEnabled: 'Recrutement',
      profilingEnabled: 'Audit',
      notifications: 'Notifications',
    },
  },
};
