import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  actions: (name) => `Actions: ${name}`,
  actionsHeader: 'Actions',
  sortBy: 'Sort by',
  ascending: (column) => `${column} (ascending)`,
  descending: (column) => `${column} (descending)`,
  pages: 'Pages of the list',
  page: (page) => `Page ${page}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  range: (first, last, total) => `${first} to ${last} of ${total}`,
  nothingFound: {
    title: 'No results',
    explanation: 'Nothing matches this search. Try other words, or fewer filters.',
    clear: 'Clear the search',
  },
} satisfies Shape<typeof fr>;
