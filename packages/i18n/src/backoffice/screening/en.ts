import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  detail: {
    all: 'Candidates',
    inProgress: 'In progress',
    finished: 'Completed',
    candidates: 'Candidates',
    candidate: 'Candidate',
    unnamed: 'Unnamed candidate',
    search: 'Search for a candidate…',
    count: (total, shown) => `${shown} ${plural('en', total, 'candidate', 'candidates')}`,
    applicationDate: 'Application date',
    status: 'Status',
    statuses: { opened: 'Opened', completed: 'Completed' },
    anyStatus: 'Any status',
    onlyStatus: { opened: 'Opened questionnaires', completed: 'Completed questionnaires' },
    completedAt: 'Completed on',
    remove: 'Delete the candidate',
    empty: {
      title: 'Nobody has answered yet',
      open: 'Send the campaign’s link to your candidates: they will appear here as soon as they begin.',
      closed:
        'The campaign is closed. Open it, then send its link: the candidates will appear here.',
      action: 'Get link',
    },
    deletion: {
      title: (name) => `Delete ${name}?`,
      explanation: 'Their contact details, all answers and reports will be deleted for good.',
      confirm: 'Delete the candidate',
      done: 'The candidate has been deleted',
    },
  },
} satisfies Shape<typeof fr>;
