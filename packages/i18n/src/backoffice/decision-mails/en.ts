import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

const people = (count: number, shown: string) =>
  `${shown} ${plural('en', count, 'person', 'people')}`;

export default {
  filter: 'Reply to the candidate',
  anyState: 'Any reply',
  onlyState: {
    not_told: 'No reply yet',
    waiting: 'Reply about to leave',
    sent: 'Reply sent',
    failed: 'Sending failed',
    unknown: 'Sending uncertain',
  },
  note: {
    none: 'No reply yet',
    waiting: (date) => `Reply leaves on ${date}`,
    sent: (date) => `Replied on ${date}`,
    failed: 'Reply not delivered',
    unknown: 'Sending uncertain',
  },
  open: 'Reply…',
  takeBack: 'Take back the reply',
  takeBackMany: (count, shown) => `Take back ${shown} ${plural('en', count, 'reply', 'replies')}`,
  takenBack: (count, shown) =>
    count === 0
      ? 'No reply to take back: they have already left.'
      : `${shown} ${plural('en', count, 'reply taken back. It will not be sent.', 'replies taken back. They will not be sent.')}`,
  takenBackByDecision: (count, shown) =>
    count === 1
      ? 'The reply that was about to leave was taken back.'
      : `The ${shown} replies that were about to leave were taken back.`,
  dialog: {
    title: (count, shown) => `Reply to ${people(count, shown)}`,
    explanation:
      'Each person receives an email in the language of their questionnaire, with the text your organisation approved for the decision.',
    delay:
      'The emails leave in 24 hours. Until then you can take them back; changing a decision also takes back the email that tells it.',
    nobody: 'Nobody you selected is waiting for a reply: decide first, or select other people.',
    leftOut: (count, shown) =>
      `${people(count, shown)} of those you selected will get no email now: nothing decided yet, already told, or a reply about to leave.`,
    withReason: 'Add the reason for the decision',
    withReasonHint: 'As you wrote it. Check it in the preview.',
    withReport: 'Add a link to the personal report',
    preview: 'Preview for',
    previewFailed: 'The preview cannot be shown.',
    linkInReason:
      'The reason for this decision contains a link, and emails to candidates cannot. Change the reason, or leave it out.',
    send: (count, shown) => `Prepare ${shown} ${plural('en', count, 'email', 'emails')}`,
  },
  queued: (count, shown, date) =>
    `${shown} ${plural('en', count, 'reply leaves', 'replies leave')} on ${date}.`,
  skipped: (count, shown) =>
    `${people(count, shown)} left out: to be decided, without an address or already told.`,
  promise: (told, shownTold, shownCompleted) =>
    `${shownTold} of ${shownCompleted} candidates ${plural('en', told, 'has', 'have')} had a reply`,
  averageDays: (days, shown) => `after ${shown} ${plural('en', days, 'day', 'days')} on average`,
  waiting: (_count, shown) => `${shown} about to leave`,
  notTold: (count, shown) => `${people(count, shown)} without a reply`,
  closed: {
    title: (count, shown) => `${people(count, shown)} without a reply`,
    explanation: (campaign) =>
      `The campaign “${campaign}” is closed. These people answered the questionnaire and have not had a reply yet:`,
    more: (count, shown) => `and ${shown} ${plural('en', count, 'other', 'others')}`,
    noAddress: 'no email address',
    show: 'Show them in the list',
    later: 'Later',
  },
  texts: {
    language: 'Language of the text',
    subject: 'Subject',
    text: 'Text',
    hint: 'Write {organization} and {campaign} where their names should appear. The greeting and the signature are added. Leave an empty line between paragraphs.',
    original: 'Use the original text again',
    save: 'Save the texts',
    saved: 'Texts saved.',
  },
} satisfies Shape<typeof fr>;
