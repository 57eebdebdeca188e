import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

/** The employee's questionnaire. */
export default {
  promise: {
    title: 'Your view, without your name',
    welcome: (organization, ofSubject) =>
      `${organization} would like you to describe the culture ${ofSubject}: as you experience it today, then as you would like it to be. Before you begin, here is how your anonymity is protected.`,
    kept: {
      label: 'What is kept',
      text: 'Your rankings and the language you chose, with what you say about your unit, your gender, your age band and your length of service. Nothing else.',
    },
    notKept: {
      label: 'What is not',
      text: 'No name, no email address, no IP address of your device, no date and no time. Your year of birth and your start date become bands in your browser: they never leave it.',
    },
    seen: {
      label: 'Who sees what',
      text: (organization, minimum) =>
        `${organization} sees how many people have begun and how many have answered, never who, and reads group results, never a single answer. A group of fewer than ${minimum} people is never shown, and no result allows one to be worked out. The link to the questionnaire is the same for everybody.`,
    },
    until: {
      label: 'Until you send',
      text: 'Unfinished answers open only on this device or with your resume code: keep it to yourself.',
    },
    after: {
      label: 'After you send',
      text: 'Nothing ties your answers to you any more. Nobody can find them again, not even you: they cannot be read again, changed or withdrawn.',
    },
    once: {
      label: 'Once only',
      text: 'A key drawn at random stays on this device so that nobody answers twice on it. It says nothing about you; the server notes that it was used, with no tie to your answers. As with any website, your network may know that this page was opened, but not what you answer here.',
    },
    duration: { label: 'Duration', text: '15 to 20 minutes' },
    start: 'I understand, begin',
  },
  segments: {
    title: 'About you',
    required: {
      heading: 'A few things about you',
      explanation: 'They are used to form groups large enough for nobody to be recognised.',
    },
    optional: {
      heading: 'If you are happy to',
      explanation:
        'They make group results more useful. You do not have to give any of this, and may give only part of it.',
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
    'Sending cuts every tie between your answers and you: nobody will be able to find them again, not even you.',
  thanks: {
    sent: 'Your answers have been sent. Nothing ties them to you any more.',
    next: (organization) =>
      `${organization} will read them together with those of your colleagues, never alone. You may close this page.`,
  },
} satisfies Shape<typeof fr>;
