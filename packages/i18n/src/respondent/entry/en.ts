import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  begin: {
    duration: 'Duration',
    about: (minutes) => `About ${minutes} ${plural('en', minutes, 'minute', 'minutes')}`,
    starting: 'One moment…',
    failed: 'The questionnaire could not be opened. Check your connection and try again.',
  },
  language: 'Language',
  chooseLanguage: 'Language · Langue',
  theme: {
    label: 'Theme',
    choices: { auto: 'Same as the system', light: 'Light', dark: 'Dark' },
  },
  resume: {
    offer: 'Already started? Continue with your code.',
    title: 'Continue your questionnaire',
    code: 'Return code',
    hint: 'Sixteen letters in four groups. Hyphens and capitals are optional.',
    submit: 'Continue',
    back: 'Back',
    wrong: 'This code does not match any questionnaire. Please check it letter by letter.',
    tooOften: 'Too many attempts at once. Wait a minute, then try again.',
  },
  code: {
    label: 'Your code',
    hint: 'Twelve letters and digits, in the email or on the card you received. There is no 0, O, 1, I or L.',
    read: 'Your code was read from the link.',
    missing: 'Enter your code.',
    refused:
      'This code cannot be used: it is mistyped, unknown, or has already been used to send answers.',
    another: 'Use another code',
  },
  ongoing: {
    title: 'Welcome back!',
    explanation: 'A questionnaire is in progress on this device. Your answers are safe.',
    proceed: 'Continue where I left off',
    another: 'That is not me: start a new questionnaire',
  },
  finished: {
    title: 'You have already answered',
    explanation: 'Your answers were sent from this device.',
    proceed: 'See the last page again',
    another: 'Somebody else would like to answer',
  },
  loading: 'Loading…',
  retry: 'Retry',
  failure: {
    title: 'Something went wrong',
    explanation: 'Check your connection and try again. Nothing you entered is lost.',
  },
  unavailable: {
    title: 'Questionnaire is not available',
    explanation: 'This campaign is closed. Please, check the link or contact the organization.',
    unknown:
      'We cannot find this questionnaire. Please check the link or contact the organization.',
    kept: 'The answers you had already saved are kept.',
    ownData: 'See or erase my data',
    write: (email) => `Write to ${email}`,
  },
  poweredBy: (version) => `Made with Cadran ${version}`,
} satisfies Shape<typeof fr>;
