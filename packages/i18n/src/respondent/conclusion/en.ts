import type { Shape } from '../../area.ts';
import { plural } from '../../plural.ts';
import type fr from './fr.ts';

export default {
  title: 'Send',
  ready: {
    title: 'All set',
    explanation:
      'You have answered everything. You can still look at a part again; once sent, your answers can no longer be changed.',
    parts: 'Your answers',
    review: 'Review',
    send: 'Send my answers',
    sending: 'Sending…',
    waiting: 'Waiting for the network…',
    offline:
      'There is no connection for the moment. Leave this page open: your answers will be sent as soon as it is back.',
    failed: 'Your answers could not be sent. They are safe; please try again.',
  },
  thanks: {
    title: 'Thank you!',
    saved: 'Your answers have been saved and sent.',
    next: (organization) => `${organization} will read them as it considers your application.`,
    code: 'Keep your code',
    codeExplanation:
      'With it you can see your data, receive a copy or have them erased, for as long as they are kept.',
    ownData: 'See my data',
    contest: 'A question, a correction, a decision to contest?',
    write: (email) => `Write to ${email}`,
    organization: (organization) => `Please contact ${organization}.`,
    report: 'Your personal report',
    readReport: 'Read my report',
    reportExplanation:
      'What your answers say about you, without a verdict or a comparison. It opens here and can be printed.',
    how: 'How your answers are read',
    goOn: 'Continue to the website',
    another: 'New questionnaire',
    kiosk: (seconds) =>
      `Everything will be erased from this device in ${seconds} ${plural('en', seconds, 'second', 'seconds')}.`,
  },
} satisfies Shape<typeof fr>;
