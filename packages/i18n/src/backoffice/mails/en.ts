import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  reasons: {
    expired: 'Not sent in time: the message was no longer of any use.',
    interrupted: 'The server stopped while sending: we do not know whether the message was sent.',
    withdrawn: 'The message was no longer needed.',
    internal: 'Something went wrong on our side.',
    unreachable: 'The mail server does not answer.',
  },
  answers: {
    later: 'The mail server asks us to try again later.',
    full: 'The recipient’s mailbox is full.',
    nobody: 'This address does not exist, or takes no messages.',
    account: 'The mail server refuses our account: tell the administrator of the platform.',
    refused: 'The mail server refuses this message.',
  },
  serverResponse: (meaning: string, words: string) => `${meaning} The server’s answer: “${words}”`,
  nextTry: (date: string) => `Next attempt on ${date}`,
  from: 'From',
  to: 'To',
  replyTo: 'Reply to',
  subject: 'Subject',
  picture: 'The message as it will be read',
} satisfies Shape<typeof fr>;
