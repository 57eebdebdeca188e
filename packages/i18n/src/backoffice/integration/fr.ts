import { plural } from '../../formatting/plural.ts';

/** API keys, webhooks and applicant tracking systems. */
export default {
  keys: {
    title: 'Clés d’API',
    explanation:
      'Une clé permet à un autre système, un SIRH par exemple, de lire ou d’agir au nom de l’organisation.',
    add: 'Créer une clé',
    addTitle: 'Nouvelle clé d’API',
    name: 'Nom',
    nameHint: 'Le système qui s’en servira, pour la reconnaître plus tard.',
    scopes: 'Droits',
    scopesHint: 'Le strict nécessaire : une clé ne peut rien d’autre.',
    scopeRequired: 'Choisissez au moins un droit.',
    scopeNames: {
      'campaigns:read': {
        name: 'Lire les campagnes',
        hint: 'Les listes et la définition des campagnes.',
      },
      'candidates:read': {
        name: 'Lire les candidats',
        hint: 'Leurs réponses, leurs scores, leurs rapports et les exports.',
      },
      'candidates:write': {
        name: 'Décider des candidatures',
        hint: 'Noter une décision, supprimer un candidat.',
      },
      'invitations:write': {
        name: 'Inviter',
        hint: 'Envoyer des invitations, des rappels et l’annonce des rapports, et en lire la liste.',
      },
      'audits:read': {
        name: 'Lire les audits',
        hint: 'Les rapports d’ensemble ; jamais une réponse individuelle.',
      },
      'orders:write': {
        name: 'Commander des évaluations',
        hint: 'Pour un logiciel de recrutement : lister les campagnes ouvertes, inviter des candidats, lire leurs résultats.',
      },
      'users:provision': {
        name: 'Gérer les utilisateurs (SCIM)',
        hint: 'Pour votre annuaire : créer, modifier et désactiver utilisateurs et groupes.',
      },
    },
    lifetime: 'Durée de validité',
    lifetimeHint: 'Passé ce délai, la clé est refusée.',
    lifetimes: { 30: '30 jours', 90: '90 jours', 365: 'Un an', never: 'Sans limite' },
    tooMany: (num: number) => `Une organisation a ${num} clés au plus : révoquez-en une d’abord.`,
    create: 'Créer la clé',
    created: 'Créée le',
    by: (name: string) => `par ${name}`,
    expires: 'Expire le',
    never: 'Jamais',
    lastUse: 'Dernier usage',
    unused: 'Jamais utilisée',
    revoke: 'Révoquer',
    empty: {
      title: 'Aucune clé',
      explanation: 'Créez-en une pour chaque système : vous pourrez les révoquer séparément.',
    },
    shown: {
      title: 'Votre nouvelle clé',
      explanation:
        'Copiez-la maintenant : elle ne sera plus jamais affichée. Confiez-la à un gestionnaire de secrets, pas à un e-mail.',
      label: 'Clé d’API',
      use: 'Elle se place dans l’en-tête de chaque appel :',
      done: 'C’est noté',
    },
    revocation: {
      title: (name: string) => `Révoquer la clé « ${name} » ?`,
      explanation:
        'Le système qui s’en sert sera refusé dès son prochain appel. Une clé révoquée ne peut pas être rétablie.',
      confirm: 'Révoquer la clé',
      done: (name: string) => `La clé « ${name} » est révoquée`,
    },
  },
  webhooks: {
    title: 'Webhooks',
    explanation:
      'Une notification signée des événements que vous choisissez est envoyée à ces adresses. Elle contient des identifiants, aucune donnée personnelle.',
    add: 'Ajouter une adresse',
    addTitle: 'Nouveau webhook',
    changeTitle: 'Modifier le webhook',
    url: 'Adresse',
    urlHint: 'Celle qui recevra les notifications, par une requête POST.',
    tooMany: (num: number) =>
      `Une organisation a ${num} webhooks au plus : supprimez-en un d’abord.`,
    create: 'Ajouter',
    save: 'Enregistrer',
    saved: 'Webhook enregistré',
    events: 'Événements',
    eventRequired: 'Choisissez au moins un événement.',
    eventCount: (num: number) => `${num} ${plural('fr', num, 'événement', 'événements')}`,
    format: 'Format',
    formatHint: 'CloudEvents est une norme que de nombreux outils lisent sans code supplémentaire.',
    formats: { cadran: 'Cadran (comme avant)', cloudevents: 'CloudEvents 1.0' },
    created: 'Ajouté le',
    state: 'État',
    states: { active: 'Actif', paused: 'En pause', failing: 'En échec' },
    actions: {
      deliveries: 'Derniers envois',
      edit: 'Modifier',
      pause: 'Mettre en pause',
      resume: 'Reprendre',
      remove: 'Supprimer',
    },
    pausedNow: 'Webhook en pause : rien ne lui est envoyé',
    resumedNow: 'Webhook réactivé',
    empty: {
      title: 'Aucun webhook',
      explanation:
        'Ajoutez l’adresse d’un système à prévenir, par exemple des questionnaires terminés.',
    },
    shown: {
      title: 'Secret du webhook',
      explanation:
        'Copiez-le maintenant : il ne sera plus jamais affiché. Avec lui, l’autre système vérifie que les notifications viennent bien de Cadran.',
      label: 'Secret de signature',
      done: 'C’est noté',
    },
    removal: {
      title: 'Supprimer ce webhook ?',
      explanation: (url: string) =>
        `${url} ne sera plus prévenu, et l’historique de ses envois est effacé. Pour un arrêt passager, mettez-le plutôt en pause.`,
      confirm: 'Supprimer le webhook',
      done: 'Webhook supprimé',
    },
  },
  deliveries: {
    title: 'Derniers envois',
    ping: 'Envoyer un essai',
    event: 'Notification',
    events: {
      'candidate.started': 'Questionnaire commencé',
      'candidate.completed': 'Questionnaire terminé',
      'candidate.decided': 'Décision notée',
      'candidate.erased': 'Candidat effacé',
      'order.ordered': 'Évaluation commandée',
      'order.started': 'Évaluation commandée commencée',
      'order.completed': 'Évaluation commandée terminée',
      'order.cancelled': 'Commande annulée',
      'order.expired': 'Commande expirée',
      'order.erased': 'Candidat d’une commande effacé',
      ping: 'Essai',
    },
    status: 'État',
    statuses: { queued: 'En attente', delivered: 'Remis', failed: 'Abandonné' },
    outcome: 'Réponse',
    sending: 'Envoi en cours',
    noAnswer: 'Pas de réponse',
    tries: (num: number) => `${num} ${plural('fr', num, 'tentative', 'tentatives')}`,
    nextTry: (num: number, date: string) =>
      `${num} ${plural('fr', num, 'tentative', 'tentatives')} ; prochaine le ${date}`,
    again: 'Nouvel essai',
    retry: 'Renvoyer',
    empty: {
      title: 'Rien n’a encore été envoyé',
      explanation: 'Envoyez un essai pour vérifier que l’autre système reçoit et répond.',
    },
  },
  trackingSystems: {
    title: 'Logiciels de recrutement',
    explanation:
      'Votre logiciel commande une évaluation : Cadran invite le candidat et renvoie le score, l’intervalle, l’adéquation et le rapport. Créez pour chaque logiciel une clé avec le droit « Commander des évaluations ».',
    names: {
      greenhouse: 'Greenhouse',
      workable: 'Workable',
      ashby: 'Ashby',
      api: 'Un autre programme',
    },
    steps: {
      greenhouse:
        'Donnez à Greenhouse ces adresses : celle ci-dessous suivie de /list_tests, /send_test, /test_status et /response_error, ainsi que la clé. Saisissez ici la même clé : Cadran annonce les résultats avec elle.',
      workable:
        'Donnez à Workable l’adresse ci-dessous comme adresse de base, et la clé comme jeton d’accès. Saisissez ici le jeton que Workable délivre pour ses résultats.',
      ashby:
        'Donnez à Ashby l’adresse ci-dessous comme adresse de base, ainsi que la clé. Saisissez ici une clé d’API d’Ashby avec le droit candidatesWrite.',
      api: 'Envoyez les commandes à l’adresse ci-dessous avec la clé. Choisissez un secret d’au moins 16 caractères : il signe ce que Cadran envoie à l’adresse de retour.',
    },
    address: (name: string) => `Adresse (${name})`,
    set: 'Résultats renvoyés',
    unset: 'Résultats pas encore renvoyés',
    setUp: 'Configurer',
    change: 'Modifier',
    remove: 'Retirer le jeton',
    removed: 'Jeton retiré',
    dialog: (name: string) => `Renvoyer les résultats : ${name}`,
    tokens: {
      greenhouse: 'Clé donnée à Greenhouse',
      workable: 'Jeton délivré par Workable',
      ashby: 'Clé d’API d’Ashby',
      api: 'Secret de signature',
    },
    tokenHint: 'Au moins 16 caractères. Il est conservé chiffré et n’est plus affiché.',
    apiUrl: 'Adresse de l’API d’Ashby',
    save: 'Enregistrer',
    saved: 'Les résultats seront renvoyés',
  },
  directory: {
    title: 'Annuaire (SCIM 2.0)',
    explanation:
      'Votre annuaire (Microsoft Entra ID, Okta…) crée, modifie et désactive ici les utilisateurs, et ses groupes leur donnent rôle et modules. Une personne désactivée dans l’annuaire perd aussitôt son accès ici.',
    address: 'Adresse pour l’annuaire (SCIM base URL, tenant URL)',
    createToken: 'Créer un jeton',
    tokenName: 'Annuaire (SCIM)',
    tokenHint:
      'Le jeton est une clé d’API avec la permission « Gérer les utilisateurs (SCIM) ». Pour le renouveler, créez-en un autre, saisissez-le dans l’annuaire, puis révoquez l’ancien dans la liste des clés d’API.',
    groups: 'Groupes de l’annuaire',
    group: 'Groupe',
    members: 'Membres',
    role: 'Rôle',
    modules: 'Modules',
    roles: { nothing: 'Rien', user: 'Utilisateur', admin: 'Administrateur' },
    roleHint:
      'Dès qu’un groupe donne un rôle, les groupes décident du rôle et des modules de toutes les personnes gérées par l’annuaire. Avec plusieurs groupes, les droits s’additionnent.',
    screening: 'Présélection',
    profiling: 'Audits de culture',
    edit: 'Choisir ce qu’il donne',
    dialog: (name: string) => `Ce que « ${name} » donne à ses membres`,
    save: 'Enregistrer',
    saved: 'Enregistré : les membres en disposent déjà',
    empty: {
      title: 'Aucun groupe pour l’instant',
      explanation:
        'Ils apparaissent ici dès que votre annuaire les envoie. D’ici là, les nouveaux utilisateurs ont les deux modules.',
    },
  },
  reference: {
    title: 'Documentation',
    explanation:
      'Tous les appels, avec un exemple de chaque corps et de chaque réponse ; la description OpenAPI sert à générer un client.',
    docs: 'Référence de l’API',
    openapi: 'Document OpenAPI',
  },
};
