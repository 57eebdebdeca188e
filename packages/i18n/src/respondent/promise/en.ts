import { USUAL_AUDIT_DURATION } from '../../formatting/usual-duration.ts';
import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  subject: (ofSubject) => `The culture ${ofSubject}`,
  welcome: (organization, ofSubject) =>
    `${organization} would like you to describe the culture ${ofSubject}: as you experience it today, then as you would like it to be. Before you begin, here is what protects your anonymity, and what does not.`,
  reassurance: 'Describe things as you see them. You can stop and continue later.',
  kept: {
    label: 'What is kept',
    text: 'Your rankings and the language you chose, with what you say about your unit, your gender, your age band and your length of service. Nothing else.',
  },
  notKept: {
    label: 'What is not kept',
    text: 'No name, no email address, no IP address of your device, no date and no time. Your year of birth and your start date become bands in your browser: they never leave it.',
  },
  seen: {
    label: 'Who sees what',
    codes: (organization, minimum, exact) =>
      `${organization} reads group results, never a single answer, and does not see who has answered. A group is shown only if it has at least ${minimum} people${minimum < exact ? `; below ${exact}, its figures are rounded` : ''}. The results shown, even taken together, do not allow those of a smaller group to be worked out.`,
    link: (organization, minimum) =>
      `Everyone has the same link, and nobody checks who answers, or how often. That is why figures are blurred: each is drawn at random near its true value, to limit what it can tell about one person. ${organization} reads results once there are ${minimum} answers, for everyone or by one attribute at a time, never a single answer, and does not see who has answered.`,
  },
  codes: {
    label: 'Codes given out',
    none: 'No code has been given out yet.',
    given: (total, shown, mail, cards) =>
      `${shown} ${plural('en', total, 'code', 'codes')} given out: ${mail} by email, ${cards} on cards. Each works once. Compare this number with that of the people invited: if it is larger, ask why.`,
  },
  until: {
    label: 'Until you send',
    codes:
      'Unfinished answers open with your code, on any device: keep it to yourself. Once you have sent them, it opens nothing.',
    link: 'Unfinished answers open only on this device or with your return code: keep it to yourself.',
  },
  after: {
    label: 'After you send',
    text: 'Nothing that is kept links your answers to you. They cannot be found again, not even for you: they cannot be read again, changed or withdrawn.',
  },
  once: {
    label: 'Once per device',
    text: 'We store a random key on this device so that nobody answers twice on it. It says nothing about you; the server records that it was used, without linking it to your answers.',
  },
  beyond: {
    label: 'What is not protected',
    text: 'Whoever runs the server and watches it live could see your answers arrive. If everyone in a group answers the same, its result shows what each of them thinks. As with any website, your network may know that this page was opened, but not what you answer here.',
  },
  how: 'How anonymity works',
  usualDuration: USUAL_AUDIT_DURATION.en.text,
  start: 'I understand, begin',
} satisfies Shape<typeof fr>;
