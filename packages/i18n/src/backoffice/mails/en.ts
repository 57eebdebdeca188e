import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  reasons: {
    expired: 'Not sent in time: the message was no longer of any use.',
    interrupted: 'The server stopped while sending: nobody can tell whether the message went out.',
    withdrawn: 'The message was no longer needed.',
    internal: 'Something went wrong on our side.',
  },
  serverSaid: (words: string) => `The mail server answered: ${words}`,
  from: 'From',
  to: 'To',
  replyTo: 'Reply to',
  subject: 'Subject',
  languages: { fr: 'Français', en: 'English' },
  picture: 'The message as it will be read',
} satisfies Shape<typeof fr>;
