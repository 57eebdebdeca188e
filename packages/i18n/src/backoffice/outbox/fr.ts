import { plural } from '../../formatting/plural.ts';

export default {
  introduction: 'Tous les e-mails de la plateforme : en attente, envoyés et en échec.',
  configured: (sender: string) => `Les messages sont envoyés depuis ${sender}.`,
  notConfigured: {
    title: 'Aucun serveur de messagerie n’est configuré',
    explanation:
      'Les messages restent ici et ne sont pas envoyés. Indiquez l’adresse du serveur dans la variable SMTP_URL, puis redémarrez Cadran : ceux qui sont encore utiles seront envoyés aussitôt. En attendant, vous pouvez les lire ici et les transmettre vous-même.',
  },
  search: 'Rechercher une adresse…',
  count: (total: number, shown: string) => `${shown} ${plural('fr', total, 'message', 'messages')}`,
  recipient: 'Destinataire',
  kind: 'Message',
  status: 'État',
  createdAt: 'Demandé le',
  when: 'Envoi',
  scheduledAt: (date: string) => `Envoi prévu le ${date}`,
  waiting: 'En attente d’un serveur',
  anyStatus: 'Tous les états',
  anyKind: 'Tous les messages',
  statuses: {
    queued: 'En attente',
    sending: 'En cours d’envoi',
    sent: 'Envoyé',
    failed: 'Non remis',
    unknown: 'Incertain',
  },
  kinds: {
    invitation: 'Invitation',
    reminder: 'Rappel',
    result: 'Rapport personnel prêt',
    decision: 'Réponse à un candidat',
    digest: 'Candidatures terminées',
    credentials: 'Accès ouvert',
    password_reset: 'Nouveau mot de passe',
    session_reused: 'Session fermée',
    erasure_held: 'Effacements suspendus',
    action_overdue: 'Action en retard',
  },
  empty: {
    title: 'La boîte d’envoi est vide',
    explanation: 'Les invitations, les rappels et les accès envoyés par e-mail apparaîtront ici.',
  },
  read: 'Lire le message',
  retry: 'Envoyer à nouveau',
  views: { html: 'Mise en page', text: 'Texte seul' },
  view: 'Présentation',
  copy: 'Copier le texte',
  copied: 'le texte du message',
  close: 'Fermer',
  retrying: {
    title: 'Envoyer à nouveau ?',
    failed: (recipient: string) =>
      `Le message sera renvoyé à ${recipient}. Vérifiez d’abord que la cause de l’échec est réglée.`,
    unknown: (recipient: string) =>
      `Nous ne savons pas si le premier a été envoyé : ${recipient} le recevra peut-être deux fois.`,
    confirm: 'Envoyer',
    done: (recipient: string) => `Le message pour ${recipient} est de nouveau en attente d’envoi`,
  },
};
