import type { Shape } from '../area.ts';
import type fr from './fr.ts';

export default {
  title: 'Log in',
  welcome: 'Welcome',
  introduction: 'Log in to get back to your campaigns.',
  identifier: 'Login',
  identifierHint: 'Username or email address',
  password: 'Password',
  connect: 'Connect',
  identifierRequired: 'Please enter a login',
  passwordRequired: 'Please enter a password',
  forgotten: 'Forgotten password?',
  or: 'or',
  sessionEnded: 'Your session ended. Log in again to continue where you were.',
  draftSafe:
    'Your session ended; your draft is safe. Log in again and you find it in the form, as you left it.',
  unknownLink:
    'Did you want to answer a questionnaire? This link does not lead to one. Check it, or ask whoever sent it to send it again. This page is for recruiters.',
  throttled: (wait) => `Too many attempts. Try again in ${wait}.`,
  secondFactor: {
    title: 'Two-step verification',
    explanation:
      'Enter the six-digit code from your authenticator app, or one of your recovery codes.',
    code: 'Verification code',
    codeRequired: 'Please enter the code',
    wrong: 'This code is not valid. Check the time on your phone and try again.',
    verify: 'Verify',
    back: 'Use another login',
  },
  company: {
    open: 'Continue with my company account',
    title: 'Company account',
    explanation: 'Enter your work address: we will take you to your company’s own log-in page.',
    entry: 'Log in with your company’s account.',
    email: 'Work email address',
    emailRequired: 'Please enter your email address',
    proceed: 'Continue',
    back: 'Use a password instead',
    unknown:
      'There is no company sign-in for this address. Log in with your password, or ask your administrator for your organisation’s link.',
    none: 'Your organisation has not switched on company sign-in. Log in with your password.',
    unavailable:
      'Your company’s log-in page is not responding. Try again in a moment, or use your password.',
    refused:
      'Signing in with your company account did not work. Try again; if it keeps happening, ask your administrator whether you have been given access.',
  },
  picture: {
    headline: 'See who fits, and how sure that is.',
    text: 'Culture, values, personality, motivations: clear pointers to inform your decisions.',
  },
} satisfies Shape<typeof fr>;
