/** Sign-in by an organisation's own identity provider. */
export default {
  atProvider: {
    title: 'Chez votre fournisseur',
    oidc: {
      explanation:
        'Déclarez-y Cadran comme application web (OpenID Connect, code d’autorisation), avec cette adresse de retour.',
      hint: 'Cadran demande les informations « openid », « email » et « profile ». L’adresse e-mail doit être vérifiée par le fournisseur.',
    },
    saml: {
      explanation:
        'Déclarez-y Cadran comme application SAML 2.0 avec ces adresses, ou importez-y les métadonnées de Cadran.',
      hint: 'Le fournisseur doit signer l’assertion ou la réponse (RSA avec SHA-256 ou SHA-512) et transmettre un identifiant stable de la personne (« persistent », adresse e-mail…) ainsi que son adresse e-mail.',
    },
  },
  protocol: {
    label: 'Protocole',
    hint: 'Le même service par deux protocoles : prenez celui que votre fournisseur propose, OpenID Connect si vous avez le choix.',
    names: { oidc: 'OpenID Connect', saml: 'SAML 2.0' },
    replaces: (name: string) =>
      `Le fournisseur enregistré utilise ${name}. Il reste actif jusqu’à l’enregistrement de celui-ci, qui le remplace.`,
  },
  saml: {
    acsUrl: 'Adresse de réponse (ACS URL)',
    entityId: 'Identifiant de Cadran (entity ID, audience)',
    metadataUrl: 'Métadonnées de Cadran',
    metadata: {
      label: 'Métadonnées du fournisseur (XML)',
      hint: 'Collez-les pour remplir les trois champs suivants, ou remplissez-les à la main.',
      fillIn: 'Remplir les champs',
      empty: 'Collez d’abord les métadonnées.',
      format: 'Ce texte n’est pas du XML, ou il contient une déclaration DOCTYPE.',
      noProvider: 'Ces métadonnées ne décrivent pas un seul fournisseur d’identité.',
      incomplete:
        'Il manque une adresse de connexion (HTTP-Redirect) ou un certificat de signature.',
    },
    issuer: 'Identifiant du fournisseur (entity ID, issuer)',
    ssoUrl: 'Adresse de connexion (SSO URL)',
    ssoUrlHint: 'Par redirection (HTTP-Redirect). Cadran y envoie le navigateur.',
    addressFormat: 'Saisissez une adresse complète, qui commence par https://.',
    certificates: 'Certificats de signature',
    certificatesHint:
      'Au format PEM, cinq au plus, l’un après l’autre. Ajoutez le nouveau avant que le fournisseur en change.',
    certificateFormat:
      'Un de ces textes n’est pas un certificat X.509 avec une clé RSA d’au moins 2048 bits.',
    stored: 'Certificats enregistrés',
    validUntil: (day: string) => `Valable jusqu’au ${day}`,
    emailAttribute: 'Attribut de l’adresse e-mail',
    nameAttribute: 'Attribut du nom',
    attributeHint: 'Vide : Cadran cherche les noms d’attribut habituels.',
    save: 'Enregistrer',
    saved: 'Réglages enregistrés',
  },
  redirectUri: 'Adresse de retour (redirect URI)',
  provider: {
    title: 'Fournisseur d’identité',
    explanations: {
      oidc: 'Celui de votre entreprise : Microsoft Entra, Google Workspace, Okta, Keycloak… Cadran vérifie qu’il répond avant d’enregistrer.',
      saml: 'Celui de votre entreprise : Microsoft Entra, Google Workspace, Okta, Keycloak… Les réponses refusées sont dans le journal d’activité, avec la raison.',
    },
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
  askSecondFactor: 'Demander aussi la double authentification de Cadran',
  trustEmail: 'Accepter les adresses e-mail non signalées comme vérifiées',
  enabled: 'Connexion d’entreprise active',
  trustHints: {
    createUsers:
      'Toute personne que le fournisseur reconnaît devient utilisateur de l’organisation. Sinon, seuls les utilisateurs déjà créés peuvent se connecter.',
    askSecondFactor:
      'Les personnes qui l’ont activée dans Cadran saisissent leur code après le fournisseur. À désactiver si le fournisseur demande lui-même un second facteur.',
    trustEmail:
      'SAML ne dit jamais si une adresse est vérifiée : sans ce réglage, personne ne peut y faire sa première connexion. Seulement si personne ne peut choisir sa propre adresse chez le fournisseur : sinon, elle ouvrirait le compte du collègue qui a cette adresse dans Cadran.',
    enabled: 'Les mots de passe continuent de fonctionner.',
  },
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
