import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  results: 'Results',
  codes: 'Codes',
  inProgress: 'In progress',
  finished: 'Completed',
  rate: 'Response rate',
  expected: 'Expected headcount',
  promise: {
    title: 'What employees were promised',
    codes: (minimum) =>
      `Each person answers once, with their code. No name, address or time is kept with the answers, dates become bands before they are sent, and no result is shown for fewer than ${minimum} people. Whoever runs the server and watches it live is not covered by this protection.`,
    link: (minimum) =>
      `Everyone has the same link, and nobody checks who answers: figures are blurred, and shown once there are ${minimum} answers. No name, address or time is kept, and dates become bands before they are sent. Whoever runs the server and watches it live is not covered by this protection.`,
    more: 'How anonymity works',
  },
  units: {
    title: 'Response by unit',
    description: (date) =>
      `Completed questionnaires as of the results of ${date}, where they may be shown.`,
    noResults:
      'Answers by unit are counted with the results only: counted live, they would tell the unit of whoever has just answered.',
    unit: 'Unit',
    completed: 'Completed',
    expected: 'Headcount',
    rate: 'Response rate',
    hidden: 'Not shown',
    whyHidden:
      'Not shown: too few people have answered there, or so few in another unit that this number would reveal theirs; grouped units are counted together only.',
    crowded:
      'A unit has more answers than people: somebody answered more than once, or chose a unit that is not theirs. Its results are not shown.',
    unknown: '–',
    none: 'This campaign does not distinguish units.',
    notForPlatform:
      'The numbers by unit are for the organisation only: a super administrator reads no answers, not even to count them.',
  },
  empty: {
    title: 'Nobody has answered yet',
    open: 'Send the campaign’s link to your employees: the numbers will appear here.',
    closed: 'The campaign is closed. Open it, then send its link to your employees.',
    openByCodes: 'Give each employee a code, by email or on a card: the numbers will appear here.',
    closedByCodes: 'Give each employee a code, then open the campaign.',
    action: 'Get link',
  },
} satisfies Shape<typeof fr>;
