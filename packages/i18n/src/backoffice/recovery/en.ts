import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  title: 'Forgotten password',
  explanation:
    'Enter your login: we will send a link to your account’s email address, so that you can choose a new password.',
  send: 'Send me a link',
  back: 'Back to log in',
  asked: {
    title: 'Check your email',
    explanation:
      'If there is an account with this login, we will send an email to its address. The link in it is valid for one hour and works only once.',
    nothing:
      'Nothing there? Look in your spam folder and check the login. Your organisation’s administrator can also give you a new password.',
    again: 'Try another login',
  },
  choose: {
    title: 'Choose your password',
    explanation: 'It will replace the old one, and only you will know it.',
  },
  saved: {
    explanation:
      'You can log in with it now. To be safe, every open session of your account has been closed.',
    logIn: 'Log in',
    somebodyElse: (name: string) =>
      `In this browser the session of ${name} is still open: it is not affected.`,
    changePerson: 'Switch accounts',
    stay: (name: string) => `Continue as ${name}`,
  },
  linkExpired: {
    title: 'This link no longer works',
    explanation:
      'It has been used, is too old or is incomplete. Ask for a new one: it will arrive within minutes.',
    askAgain: 'Ask for a new link',
  },
} satisfies Shape<typeof fr>;
