import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  introduction: (organization) => `Who did what, and when, at ${organization}.`,
  platformIntroduction: 'Who did what, and when, in all organisations.',
  search: 'Search for a person, an item…',
  count: (total, shown) => `${shown} ${plural('en', total, 'line', 'lines')}`,
  empty: {
    title: 'The log is empty',
    explanation: 'Logins, changes and deletions will be listed here.',
  },
  at: 'Date',
  actor: 'Who',
  what: 'What',
  detail: 'Details',
  organization: 'Organisation',
  action: 'Action',
  anyAction: 'All actions',
  from: 'From',
  to: 'To',
} satisfies Shape<typeof fr>;
