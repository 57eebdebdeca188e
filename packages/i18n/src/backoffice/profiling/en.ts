import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  results: 'Results',
  inProgress: 'In progress',
  finished: 'Completed',
  rate: 'Response rate',
  expected: 'Expected headcount',
  promise: {
    title: 'What employees were promised',
    explanation: (minimum) =>
      `Nobody can tell who has answered, or what: no name, address or time is kept, dates become bands before they are sent, and no result is shown for fewer than ${minimum} people.`,
  },
  units: {
    title: 'Response by unit',
    description: (minimum) =>
      `Completed questionnaires, where at least ${minimum} people have answered.`,
    unit: 'Unit',
    completed: 'Completed',
    expected: 'Headcount',
    rate: 'Response rate',
    hidden: 'Not shown',
    whyHidden: (minimum) =>
      `Not shown: fewer than ${minimum} people have answered there, or so few elsewhere that this number would give theirs away.`,
    crowded:
      'A unit has more answers than people: somebody answered more than once, or chose a unit that is not theirs. Read its results with care.',
    unknown: '–',
    none: 'This campaign does not distinguish units.',
    notForPlatform:
      'The numbers by unit are for the organisation only: a super administrator reads no answers, not even to count them.',
  },
  empty: {
    title: 'Nobody has answered yet',
    open: 'Send the campaign’s link to your employees: the numbers will appear here.',
    closed: 'The campaign is closed. Open it, then send its link to your employees.',
    action: 'Get link',
  },
} satisfies Shape<typeof fr>;
