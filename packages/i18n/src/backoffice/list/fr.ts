export default {
  actions: (name: string) => `Actions : ${name}`,
  actionsHeader: 'Actions',
  sortBy: 'Trier par',
  ascending: (column: string) => `${column} (croissant)`,
  descending: (column: string) => `${column} (décroissant)`,
  pages: 'Pages de la liste',
  page: (page: number) => `Page ${page}`,
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  range: (first: string, last: string, total: string) => `${first} à ${last} sur ${total}`,
  nothingFound: {
    title: 'Aucun résultat',
    explanation:
      'Rien ne correspond à cette recherche. Essayez d’autres mots, ou moins de filtres.',
    clear: 'Effacer la recherche',
  },
};
