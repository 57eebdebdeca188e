import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  title: 'Go to…',
  label: 'Campaign, candidate, user or page',
  placeholder: 'Campaign, candidate, user, page…',
  results: 'Results',
  searching: 'Searching',
  nothing: 'Nothing matches. Try another word.',
  found: (count) => `${count} ${plural('en', count, 'result', 'results')}`,
  kinds: {
    page: 'Page',
    screening: 'Campaign',
    profiling: 'Audit',
    candidate: 'Candidate',
    user: 'User',
  },
} satisfies Shape<typeof fr>;
