import { plural } from '../../formatting/plural.ts';

export default {
  search: 'Rechercher un candidat ou une référence…',
  count: (total: number, shown: string) =>
    `${shown} ${plural('fr', total, 'commande', 'commandes')}`,
  candidate: 'Candidat',
  unknownCandidate: 'Candidat effacé ou retiré',
  campaign: 'Campagne',
  system: 'Logiciel',
  anySystem: 'Tous les logiciels',
  status: 'État',
  anyStatus: 'Tous les états',
  statuses: {
    ordered: 'Invité',
    started: 'Commencé',
    completed: 'Terminé',
    cancelled: 'Annulée',
    expired: 'Expirée',
    erased: 'Effacé',
  },
  orderedAt: 'Commandée le',
  returned: 'Dernier envoi au logiciel',
  deliveries: { queued: 'En attente', delivered: 'Reçu', failed: 'Abandonné' },
  noReturn: 'Sans adresse de retour',
  attempts: (num: number, date: string) =>
    `${num} ${plural('fr', num, 'tentative', 'tentatives')}, la dernière le ${date}`,
  nextAttempt: (date: string) => `Prochaine tentative le ${date}`,
  failures: {
    no_token: 'Aucun jeton n’est enregistré pour ce logiciel',
    host_not_allowed: 'Cette installation n’autorise pas l’adresse de retour',
    private_address: 'L’adresse de retour mène à l’intérieur du réseau',
  },
  openReport: 'Ouvrir le rapport',
  openCampaign: 'Ouvrir la campagne',
  empty: {
    title: 'Aucune commande',
    explanation:
      'Les évaluations que votre logiciel de recrutement commande apparaîtront ici. Reliez-le d’abord dans « Intégrations ».',
  },
};
