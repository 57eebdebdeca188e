import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  introduction: 'All the platform’s emails: waiting, sent and failed.',
  configured: (sender: string) => `Messages are sent from ${sender}.`,
  notConfigured: {
    title: 'No mail server is set up',
    explanation:
      'Messages are kept here and not sent. Put the server’s address into the variable SMTP_URL and restart Cadran: those still of use will be sent at once. Until then you can read them here and pass them on yourself.',
  },
  search: 'Search for an address…',
  count: (total: number, shown: string) => `${shown} ${plural('en', total, 'message', 'messages')}`,
  recipient: 'Recipient',
  kind: 'Message',
  status: 'State',
  createdAt: 'Requested on',
  when: 'Sending',
  scheduledAt: (date: string) => `To be sent on ${date}`,
  waiting: 'Waiting for a server',
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
    result: 'Personal report ready',
    decision: 'Answer to a candidate',
    digest: 'Completed applications',
    credentials: 'Account opened',
    password_reset: 'New password',
    session_reused: 'Session ended',
    erasure_held: 'Erasing on hold',
    action_overdue: 'Overdue action',
  },
  empty: {
    title: 'The outbox is empty',
    explanation: 'Invitations, reminders and accounts sent by email will appear here.',
  },
  read: 'Read the message',
  retry: 'Send again',
  views: { html: 'Formatted', text: 'Plain text' },
  view: 'View',
  copy: 'Copy the text',
  copied: 'the text of the message',
  close: 'Close',
  retrying: {
    title: 'Send it again?',
    failed: (recipient: string) =>
      `The message will be sent to ${recipient} again. Check first that the cause has been fixed.`,
    unknown: (recipient: string) =>
      `We do not know whether the first one was sent: ${recipient} may receive it twice.`,
    confirm: 'Send',
    done: (recipient: string) => `The message for ${recipient} is waiting to be sent again`,
  },
} satisfies Shape<typeof fr>;
