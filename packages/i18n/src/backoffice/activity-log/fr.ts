import { plural } from '../../formatting/plural.ts';

export default {
  introduction: (organization: string) => `Qui a fait quoi, et quand, chez ${organization}.`,
  platformIntroduction: 'Qui a fait quoi, et quand, dans toutes les organisations.',
  search: 'Rechercher une personne, un élément…',
  count: (total: number, shown: string) => `${shown} ${plural('fr', total, 'ligne', 'lignes')}`,
  empty: {
    title: 'Le journal est vide',
    explanation: 'Connexions, modifications et suppressions s’inscriront ici.',
  },
  at: 'Date',
  actor: 'Auteur',
  what: 'Action',
  detail: 'Détail',
  organization: 'Organisation',
  action: 'Action',
  anyAction: 'Toutes les actions',
  from: 'Du',
  to: 'Au',
};
