import { plural } from '../../formatting/plural.ts';

export default {
  introduction: 'Chaque organisation a ses utilisateurs, ses campagnes et ses couleurs.',
  search: 'Rechercher une organisation…',
  count: (total: number, shown: string) =>
    `${shown} ${plural('fr', total, 'organisation', 'organisations')}`,
  empty: {
    title: 'Aucune organisation',
    explanation: 'Créez la première, puis ajoutez-y un administrateur.',
  },
  name: 'Nom',
  language: 'Langue',
  languageHint: 'La langue proposée d’abord à ses utilisateurs et à ses répondants.',
  status: 'Statut',
  statuses: { active: 'Active', inactive: 'Inactive' },
  anyStatus: 'Tous les statuts',
  onlyStatus: { active: 'Actives', inactive: 'Inactives' },
  createdAt: 'Création',
  add: 'Ajouter une organisation',
  addTitle: 'Nouvelle organisation',
  create: 'Créer l’organisation',
  created: 'L’organisation a été créée',
  edit: 'Modifier',
  activate: 'Activer',
  activated: (name: string) => `${name} est active`,
  deactivate: 'Désactiver',
  remove: 'Supprimer',
  deactivation: {
    title: (name: string) => `Désactiver ${name} ?`,
    explanation:
      'Plus personne de cette organisation ne pourra se connecter, et ses questionnaires ne seront plus disponibles. Rien n’est supprimé : vous pourrez la réactiver.',
    confirm: 'Désactiver',
    done: (name: string) => `${name} est désactivée`,
  },
  deletion: {
    title: (name: string) => `Supprimer ${name} ?`,
    lost: 'Seront perdus définitivement :',
    allUsers: 'tous ses utilisateurs',
    users: (total: number) => `${total} ${plural('fr', total, 'utilisateur', 'utilisateurs')}`,
    campaigns: 'toutes ses campagnes de recrutement et ses audits',
    answers: 'toutes les réponses des candidats et des salariés, et leurs rapports',
    branding: 'son logo, ses couleurs et son journal d’activité',
    typeName: (name: string) => `Pour confirmer, saisissez « ${name} »`,
    confirm: 'Supprimer définitivement',
    done: (name: string) => `${name} est supprimée`,
  },
};
