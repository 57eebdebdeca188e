import { plural } from '../../plural.ts';

export default {
  introduction: 'Vos campagnes de recrutement, leurs liens et leurs candidats.',
  campaigns: 'Campagnes de recrutement',
  search: 'Rechercher une campagne…',
  count: (total: number) => `${total} ${plural('fr', total, 'campagne', 'campagnes')}`,
  create: 'Créer une campagne',
  empty: {
    title: 'Aucune campagne pour le moment',
    explanation:
      'Décrivez le profil recherché, puis envoyez le lien du questionnaire à vos candidats.',
  },
  name: 'Nom',
  candidates: 'Candidats',
  noCandidate: 'Aucun',
  openedCount: (count: number, shown: string) =>
    `${shown} ${plural('fr', count, 'commencé', 'commencés')}`,
  completedCount: (count: number, shown: string) =>
    `${shown} ${plural('fr', count, 'terminé', 'terminés')}`,
  status: 'Statut',
  statuses: { open: 'Ouverte', closed: 'Fermée' },
  anyStatus: 'Toutes les campagnes',
  onlyStatus: { open: 'Campagnes ouvertes', closed: 'Campagnes fermées' },
  createdAt: 'Créée le',
  updatedAt: 'Modifiée le',
  actions: {
    link: 'Obtenir le lien',
    edit: 'Modifier',
    read: 'Consulter',
    open: 'Ouvrir',
    close: 'Fermer',
    duplicate: 'Dupliquer',
    remove: 'Supprimer',
  },
  nowStatus: {
    open: (name: string) => `« ${name} » est ouverte : les candidats peuvent répondre`,
    closed: (name: string) => `« ${name} » est fermée : son questionnaire n’est plus disponible`,
  },
  duplicated: (name: string) => `Copie créée, fermée pour l’instant : « ${name} »`,
  link: {
    title: (name: string) => `Lien : ${name}`,
    explanation:
      'Envoyez ce lien à vos candidats, ou imprimez le code : ils répondent sans se connecter.',
    closed: 'La campagne est fermée. Ouvrez-la pour que ce lien mène au questionnaire.',
    label: 'Lien du questionnaire',
    qr: (name: string) => `Code QR du lien : ${name}`,
    download: { png: 'Télécharger en PNG', svg: 'Télécharger en SVG' },
  },
  deletion: {
    title: (name: string) => `Supprimer « ${name} » ?`,
    lost: 'Seront perdus définitivement :',
    noCandidates: 'aucun candidat : personne n’a encore répondu',
    candidates: (count: number) =>
      `${count} ${plural('fr', count, 'candidat, avec ses réponses et ses rapports', 'candidats, avec leurs réponses et leurs rapports')}`,
    profile: 'le profil recherché, les questions et les textes de la campagne',
    link: 'le lien du questionnaire, qui ne mènera plus nulle part',
    confirm: 'Supprimer définitivement',
    done: (name: string) => `« ${name} » est supprimée`,
  },
  detail: {
    overview: 'Vue d’ensemble',
    all: 'Candidats',
    inProgress: 'En cours',
    finished: 'Terminés',
    owner: 'Responsable',
    candidates: 'Candidats',
    candidate: 'Candidat',
    unnamed: 'Candidat sans nom',
    search: 'Rechercher un candidat…',
    count: (total: number) => `${total} ${plural('fr', total, 'candidat', 'candidats')}`,
    applicationDate: 'Date de candidature',
    status: 'Statut',
    statuses: { opened: 'Commencé', completed: 'Terminé' },
    anyStatus: 'Tous les candidats',
    onlyStatus: { opened: 'Questionnaires commencés', completed: 'Questionnaires terminés' },
    completedAt: 'Terminé le',
    remove: 'Supprimer le candidat',
    empty: {
      title: 'Personne n’a encore répondu',
      open: 'Envoyez le lien de la campagne à vos candidats : ils apparaîtront ici dès qu’ils commenceront.',
      closed:
        'La campagne est fermée. Ouvrez-la, puis envoyez son lien : les candidats apparaîtront ici.',
      action: 'Obtenir le lien',
    },
    deletion: {
      title: (name: string) => `Supprimer ${name} ?`,
      explanation:
        'Ses coordonnées, toutes ses réponses et ses rapports seront supprimés définitivement.',
      confirm: 'Supprimer le candidat',
      done: 'Le candidat est supprimé',
    },
  },
};
