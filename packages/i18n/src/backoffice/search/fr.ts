import { plural } from '../../formatting/plural.ts';

export default {
  title: 'Aller à…',
  label: 'Campagne, candidat, utilisateur ou page',
  placeholder: 'Campagne, candidat, utilisateur, page…',
  results: 'Résultats',
  searching: 'Recherche en cours',
  nothing: 'Rien ne correspond. Essayez un autre mot.',
  found: (count: number) => `${count} ${plural('fr', count, 'résultat', 'résultats')}`,
  kinds: {
    page: 'Page',
    screening: 'Campagne',
    profiling: 'Audit',
    candidate: 'Candidat',
    user: 'Utilisateur',
  },
};
