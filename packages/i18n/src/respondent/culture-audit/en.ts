import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

/** The culture audit's questionnaire. */
export default {
  segments: {
    title: 'About you',
    required: {
      heading: 'A few things about you',
      explanation: 'They are used to form groups. Only groups that are large enough are shown.',
    },
    optional: {
      heading: 'Optional details',
      explanation:
        'They make group results more useful. You do not have to give any of them, and may give only some.',
      skip: 'Skip this page',
    },
    unit: 'Your unit',
    noUnit: 'Choose from the list',
    gender: 'Your gender',
    birthYear: 'Your year of birth',
    birthYearHint: 'Four digits. Only the age band is kept; the year does not leave this page.',
    startDate: 'Your start date',
    startDateHint:
      'To within a few weeks. Only the length-of-service band is kept; the date does not leave this page.',
    kept: (band) => `Kept: “${band}”`,
    impossibleYear: (from, to) => `Enter a year between ${from} and ${to}.`,
    impossibleDate: 'Enter a date in the past.',
  },
  culture: {
    perceived: {
      title: 'Today',
      explanation:
        'Rank these four statements, from the one most like what you experience to the one least like it.',
      first: 'The closest first',
    },
    desired: {
      title: 'Ideally',
      explanation:
        'Rank these four statements, from the one you wish for most to the one you wish for least.',
      first: 'The most desired first',
    },
  },
  beforeSending:
    'Once sent, your answers cannot be found again, not even for you: nothing that is kept links them to you.',
  thanks: {
    sent: 'Your answers have been sent. Nothing that is kept links them to you.',
    next: (organization) =>
      `${organization} will read them together with those of your colleagues, never alone. You may close this page.`,
  },
  how: { print: 'Print this page' },
} satisfies Shape<typeof fr>;
