import type { Shape } from '../../area.ts';
import { plural } from '../../plural.ts';
import type fr from './fr.ts';

export default {
  introduction: 'All emails of the platform: those that wait, those that left, those that failed.',
  configured: (sender: string) => `Messages leave from ${sender}.`,
  notConfigured: {
    title: 'No mail server is set up',
    explanation:
      'Messages pile up here and do not leave. Put the server’s address into the variable SMTP_URL and restart Cadran: those still of use will leave at once. Until then you can read them here and pass them on yourself.',
  },
  search: 'Search for an address…',
  count: (total: number) => `${total} ${plural('en', total, 'message', 'messages')}`,
  recipient: 'Recipient',
  kind: 'Message',
  status: 'State',
  createdAt: 'Asked for on',
  when: 'Sending',
  sentAt: (date: string) => `Left on ${date}`,
  leavesAt: (date: string) => `Leaves on ${date}`,
  dueAt: (date: string) => `Next attempt on ${date}`,
  waiting: 'Waits for a server',
  anyStatus: 'Any state',
  anyKind: 'Any message',
  statuses: {
    queued: 'Waiting',
    sending: 'Being sent',
    sent: 'Sent',
    failed: 'Not delivered',
    unknown: 'Uncertain',
  },
  kinds: {
    invitation: 'Invitation',
    reminder: 'Reminder',
    result: 'Portrait ready',
    digest: 'Finished applications',
    credentials: 'Account opened',
    password_reset: 'New password',
  },
  empty: {
    title: 'The outbox is empty',
    explanation: 'Invitations, reminders and accounts sent by email will appear here.',
  },
  read: 'Read the message',
  retry: 'Send again',
  views: { html: 'As laid out', text: 'Plain text' },
  view: 'View',
  copy: 'Copy the text',
  copied: 'the text of the message',
  close: 'Close',
  retrying: {
    title: 'Send it again?',
    failed: (recipient: string) =>
      `The message leaves once more for ${recipient}. Check first that what stopped it has been mended.`,
    unknown: (recipient: string) =>
      `Nobody can tell whether the first one went out: ${recipient} may receive it twice.`,
    confirm: 'Send',
    done: (recipient: string) => `The message for ${recipient} is waiting to be sent again`,
  },
} satisfies Shape<typeof fr>;
