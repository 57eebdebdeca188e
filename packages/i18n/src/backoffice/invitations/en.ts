import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

const people = (count: number) => `${count} ${plural('en', count, 'person', 'people')}`;
const addresses = (count: number) => `${count} ${plural('en', count, 'address', 'addresses')}`;

export default {
  title: 'Invitations',
  introductions: {
    screening: 'Who was invited by email, and who has begun or finished.',
    profiling:
      'Who was invited by email. The link is the same for everyone; this list does not tell who has answered.',
    codes:
      'Who was sent a code. This list does not tell which code is theirs, or who has answered.',
  },
  invite: 'Invite by email',
  remind: (count: number) => `Remind ${people(count)}`,
  search: 'Search for a name or address…',
  count: (total: number, shown: string) =>
    `${shown} ${plural('en', total, 'invitation', 'invitations')}`,
  filter: 'Invitations to show',
  all: 'All',
  person: 'Person',
  status: 'State',
  language: 'Language',
  invitedAt: 'Invited on',
  lastMailAt: 'Last message',
  reminders: 'Reminders',
  reminderCount: (count: number, max: number) => `${count} of ${max}`,
  notYet: 'Not yet',
  statuses: {
    queued: 'Waiting to be sent',
    sent: 'Sent',
    opened: 'Has begun',
    completed: 'Has finished',
    failed: 'Not delivered',
    unknown: 'Uncertain',
  },
  empty: {
    title: 'Nobody has been invited yet',
    codes: 'Paste addresses or choose a file: each person gets a code of their own, in your name.',
    open: 'Paste addresses or choose a file: everyone gets the link to the questionnaire, in your name.',
    closed: 'The campaign is closed: open it before you invite anyone.',
    ended: 'The campaign was closed: codes can no longer be sent by email.',
  },
  closed: 'The campaign is closed: no message can be sent until it is open.',
  codesEnded:
    'The campaign was closed: the secret by which codes could be repeated has been destroyed. No invitation and no reminder can be sent any more. Cards can still be printed if you open it again.',
  notConfigured:
    'No mail server is set up: messages wait in the outbox and will be sent as soon as there is one. Until then, send the campaign’s link yourself.',
  quota: (left: number, shownLeft: string, perDay: string) =>
    `${shownLeft} more ${plural('en', left, 'message', 'messages')} possible within 24 hours (${perDay} at most)`,
  actions: {
    open: 'Open the report',
    remind: 'Send a reminder',
    again: 'Invite again',
    remove: 'Remove this invitation',
  },
  compose: {
    title: 'Invite by email',
    recipients: 'To whom?',
    recipientsHint: (max: number) =>
      `One address per line, or separated by commas; with “Name <address>” the greeting uses the name. Up to ${max} at a time.`,
    addresses: 'Email addresses',
    placeholder: 'Zoe Martin <zoe.martin@example.com>\npaul.green@example.com',
    file: 'Or a CSV file',
    chooseFile: 'Choose a file…',
    fileHint: 'With an “email” column; “first name” and “last name” are for the greeting.',
    reading: 'Reading the addresses…',
    recognised: (count: number) =>
      count === 0 ? 'No address recognised' : `${addresses(count)} recognised`,
    showRecognised: 'See who will be invited',
    refused: (count: number) =>
      `${count} ${plural('en', count, 'line will not be used', 'lines will not be used')}`,
    refusedLine: (line: number, text: string) => `Line ${line}: “${text}”`,
    refusedEmpty: (line: number) => `Line ${line}: no address`,
    noAddress: 'there is no address',
    notAnAddress: 'this is not an email address',
    tooMany: (max: number) =>
      `${max} addresses at most at a time: send the first ones now, then the others.`,
    tooLong: 'This text is too long: send it in several parts.',
    nobody: 'Enter at least one address.',
    message: 'Your message',
    language: 'Language of the message',
    languageHint: 'The questionnaire itself always offers both languages.',
    own: 'A personal note',
    ownHint: 'Optional, without links: the questionnaire’s is added for you.',
    ownPlaceholder: 'Following our conversation on Tuesday…',
    left: (count: number, shown: string) =>
      `${shown} ${plural('en', count, 'character left', 'characters left')}`,
    preview: 'Preview',
    previewIn: 'Language of the preview',
    previewFailed: 'The preview is not available at the moment.',
    send: (count: number) =>
      count === 0
        ? 'Send the invitations'
        : `Send ${count} ${plural('en', count, 'invitation', 'invitations')}`,
    cancel: 'Cancel',
  },
  refusals: {
    title: 'Nothing was sent',
    quota: (asked: number, left: number, shownLeft: string) =>
      left === 0
        ? `No more messages can be sent for some hours, and you are asking for ${asked}. Come back tomorrow.`
        : `Only ${shownLeft} more ${plural('en', left, 'message', 'messages')} can be sent within 24 hours, and you are asking for ${asked}. Invite fewer people today, or come back tomorrow.`,
    tooOften: 'Too many messages in a row. Try again in a minute.',
    closed: 'The campaign has been closed in the meantime: open it to invite people.',
    forbidden: 'Only the campaign’s owner and administrators can invite.',
    tooManyCodes: (total: number, shownTotal: string, headcount: string) =>
      `That would be ${shownTotal} ${plural('en', total, 'code', 'codes')} for ${headcount} declared people. Give out fewer, or correct the headcount of the units.`,
  },
  outcome: {
    title: 'Request recorded',
    queued: (count: number) =>
      count === 0
        ? 'No message will be sent: all these people were left out.'
        : `${count} ${plural('en', count, 'message', 'messages')} will be sent within the next few minutes.`,
    waiting: (count: number) =>
      `${count} ${plural('en', count, 'message is', 'messages are')} waiting in the outbox.`,
    skipped: (count: number) => `${addresses(count)} left out`,
    done: 'See the invitations',
    close: 'Close',
    reasons: {
      already_invited: 'already invited',
      not_invited: 'was not invited, or the invitation was not sent',
      completed: 'has already finished',
      not_completed: 'has not finished',
      recently_reminded: 'was reminded less than 24 hours ago',
      reminded_enough: 'has already been reminded three times',
    },
  },
  reminder: {
    title: (count: number) => `Remind ${people(count)}`,
    titleOne: (name: string) => `Remind ${name}`,
    explanations: {
      screening:
        'The reminder goes to those who have begun but not finished, invited or not, each in the language of their questionnaire. Three reminders at most, 24 hours apart.',
      profiling:
        'This list does not tell who has answered: the reminder goes to everyone who was invited. Three reminders at most, 24 hours apart.',
      codes:
        'The reminder repeats each person’s code. This list does not tell who has answered: it goes to everyone who was invited. Three reminders at most, 24 hours apart.',
    },
    explanationOne: 'At most three reminders per person, 24 hours apart.',
    send: 'Send the reminder',
  },
  again: {
    title: (name: string) => `Invite ${name} again?`,
    failed: 'The first message was not delivered. Check the address before you send another.',
    unknown: 'We do not know whether the first message was sent: this person may receive it twice.',
    confirm: 'Send the invitation',
    done: (name: string) => `A new invitation will be sent to ${name}`,
  },
  removal: {
    title: (name: string) => `Remove the invitation to ${name}?`,
    explanation:
      'The address and the name are removed from this list; a message still waiting will not be sent. A questionnaire already begun is kept.',
    confirm: 'Remove',
    done: (name: string) => `The invitation to ${name} has been removed`,
  },
} satisfies Shape<typeof fr>;
