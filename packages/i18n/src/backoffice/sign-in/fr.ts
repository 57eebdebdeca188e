/** Sign-in by an organisation's own identity provider. */
export default {
  atProvider: {
    title: 'Chez votre fournisseur',
    explanation:
      'Déclarez-y Cadran comme application web (OpenID Connect, code d’autorisation), avec cette adresse de retour.',
    hint: 'Cadran demande les informations « openid », « email » et « profile ». L’adresse e-mail doit être vérifiée par le fournisseur.',
  },
  redirectUri: 'Adresse de retour (redirect URI)',
  provider: {
    title: 'Fournisseur d’identité',
    explanation:
      'Celui de votre entreprise : Microsoft Entra, Google Workspace, Okta, Keycloak… Cadran vérifie qu’il répond avant d’enregistrer.',
  },
  states: { none: 'Non configurée', on: 'Active', off: 'Désactivée' },
  issuer: 'Adresse du fournisseur (issuer)',
  issuerHint: 'Sans la fin « /.well-known/openid-configuration ».',
  noAnswer:
    'Aucun fournisseur OpenID Connect n’a répondu à cette adresse. Vérifiez-la, puis réessayez.',
  clientId: 'Identifiant du client (client ID)',
  clientSecret: 'Secret du client (client secret)',
  secretHint: 'Conservé chiffré ; il ne sera plus jamais affiché.',
  secretKept: 'Un secret est enregistré. Laissez vide pour le garder.',
  domains: 'Domaines e-mail',
  domainsHint:
    'Sur la page de connexion, les adresses de ces domaines mènent à ce fournisseur, et seules ces adresses sont admises.',
  domainFormat: 'Écrivez des domaines comme « exemple.fr », sans @.',
  noDomains: 'Aucun : vos utilisateurs passent par le lien de votre organisation.',
  domainsAsk: 'L’administrateur de la plateforme les attribue.',
  createUsers: 'Créer les utilisateurs à leur première connexion',
  createUsersHint:
    'Toute personne que le fournisseur reconnaît devient utilisateur de l’organisation. Sinon, seuls les utilisateurs déjà créés peuvent se connecter.',
  askSecondFactor: 'Demander aussi la double authentification de Cadran',
  askSecondFactorHint:
    'Les personnes qui l’ont activée dans Cadran saisissent leur code après le fournisseur. À désactiver si le fournisseur demande lui-même un second facteur.',
  trustEmail: 'Accepter les adresses e-mail non signalées comme vérifiées',
  trustEmailHint:
    'Seulement si personne ne peut choisir sa propre adresse chez le fournisseur : sinon, elle ouvrirait le compte du collègue qui a cette adresse dans Cadran.',
  enabled: 'Connexion d’entreprise active',
  enabledHint: 'Les mots de passe continuent de fonctionner.',
  save: 'Vérifier et enregistrer',
  saved: 'Le fournisseur a répondu : réglages enregistrés',
  removal: {
    action: 'Retirer',
    title: 'Retirer le fournisseur d’identité ?',
    explanation:
      'Vos utilisateurs ne pourront plus se connecter qu’avec un mot de passe. Ceux qui n’en ont jamais choisi passeront par « Mot de passe oublié ». Le secret est effacé.',
    confirm: 'Retirer le fournisseur',
    done: 'Fournisseur d’identité retiré',
  },
  link: {
    title: 'Lien de connexion',
    explanation: 'Donnez-le à vos utilisateurs, ou placez-le dans le portail de votre entreprise.',
    label: 'Lien de votre organisation',
    tryIt:
      'Pour l’essayer, ouvrez ce lien dans une fenêtre privée et connectez-vous avec votre compte d’entreprise : votre session ici n’est pas concernée.',
  },
};
