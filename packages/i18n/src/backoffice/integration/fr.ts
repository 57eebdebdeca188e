import { plural } from '../../formatting/plural.ts';

/** API keys and webhooks. */
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
      'Dès qu’un candidat termine son questionnaire, une notification signée est envoyée à ces adresses. Elle contient des identifiants, aucune donnée personnelle.',
    add: 'Ajouter une adresse',
    addTitle: 'Nouveau webhook',
    changeTitle: 'Modifier l’adresse',
    url: 'Adresse',
    urlHint: 'Celle qui recevra les notifications, par une requête POST.',
    tooMany: (num: number) =>
      `Une organisation a ${num} webhooks au plus : supprimez-en un d’abord.`,
    create: 'Ajouter',
    save: 'Enregistrer',
    saved: 'Adresse enregistrée',
    created: 'Ajouté le',
    state: 'État',
    states: { active: 'Actif', paused: 'En pause', failing: 'En échec' },
    actions: {
      deliveries: 'Derniers envois',
      edit: 'Modifier l’adresse',
      pause: 'Mettre en pause',
      resume: 'Reprendre',
      remove: 'Supprimer',
    },
    pausedNow: 'Webhook en pause : rien ne lui est envoyé',
    resumedNow: 'Webhook réactivé',
    empty: {
      title: 'Aucun webhook',
      explanation: 'Ajoutez l’adresse d’un système à prévenir des candidatures terminées.',
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
    events: { 'candidate.completed': 'Questionnaire terminé', ping: 'Essai' },
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
  reference: {
    title: 'Documentation',
    explanation:
      'Tous les appels, avec un exemple de chaque corps et de chaque réponse ; la description OpenAPI sert à générer un client.',
    docs: 'Référence de l’API',
    openapi: 'Document OpenAPI',
  },
};
