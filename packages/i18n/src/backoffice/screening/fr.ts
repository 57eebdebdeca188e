import { plural } from '../../formatting/plural.ts';

export default {
  detail: {
    all: 'Candidats',
    inProgress: 'En cours',
    finished: 'Terminés',
    candidates: 'Candidats',
    candidate: 'Candidat',
    unnamed: 'Candidat sans nom',
    search: 'Rechercher un candidat…',
    count: (total: number, shown: string) =>
      `${shown} ${plural('fr', total, 'candidat', 'candidats')}`,
    applicationDate: 'Date de candidature',
    status: 'Statut',
    statuses: { opened: 'Commencé', completed: 'Terminé' },
    anyStatus: 'Tous les statuts',
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
