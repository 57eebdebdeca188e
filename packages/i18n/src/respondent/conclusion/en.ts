import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
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
    next: {
      title: 'What happens next',
      text: (organization, days) =>
        `${organization} reads your answers with your application; a person decides, and ${organization} tells you when. Your answers are erased ${days} ${plural('en', days, 'day', 'days')} after the recruitment ends.`,
    },
    code: 'Return code',
    codeExplanation:
      'With it you can see your data, receive a copy or have them erased, for as long as they are kept.',
    ownData: 'See my data',
    contest: 'A question, a correction, a decision to contest?',
    write: (email) => `Write to ${email}`,
    organization: (organization) => `Please contact ${organization}.`,
    report: 'Your personal report',
    readReport: 'Read my report',
    reportPdf: 'Download it as PDF',
    reportFailed: 'The PDF could not be made. Check your connection and try again.',
    reportExplanation: 'What your answers say about you, without a verdict or a comparison.',
    how: 'How your answers are read',
    goOn: 'Continue to the website',
    another: 'New questionnaire',
    kiosk: (seconds) =>
      `Everything will be erased from this device in ${seconds} ${plural('en', seconds, 'second', 'seconds')}.`,
  },
} satisfies Shape<typeof fr>;
